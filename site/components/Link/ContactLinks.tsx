import type { Site } from '../../../content/schema.ts';
import { mailHref } from './mail.ts';
import { phoneHref, phoneText } from './phone.ts';

/** How to reach the business without the form: by phone, where it has one, and by e-mail. */
export interface ContactLinksProps {
  contact: Site['contact'];
  /** Of each of the two. */
  className: string;
}

export function ContactLinks({ contact: { phone, email }, className }: ContactLinksProps) {
  return (
    <>
      {phone === undefined ? null : (
        <a className={className} href={phoneHref(phone)}>
          {phoneText(phone)}
        </a>
      )}
      <a className={className} href={mailHref(email)}>
        {email}
      </a>
    </>
  );
}
