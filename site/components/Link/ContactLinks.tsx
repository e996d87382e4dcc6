import { Fragment, type ReactNode } from 'react';
import type { Site } from '../../../content/schema.ts';
import { mailHref } from './mail.ts';
import { phoneHref, phoneText } from './phone.ts';

export interface ContactLinksProps {
  contact: Site['contact'];
  className: string;
}

/** The characters that fit into the menu of the narrowest phone. */
const short = 24;

/** A long e-mail address may break before `@` and dots. */
function emailText(email: string): ReactNode {
  if (email.length <= short) return email;
  const [first, ...others] = email.split(/(?=[@.])/);
  return (
    <span>
      {first}
      {others.map((part) => (
        <Fragment key={part}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
  );
}

export function ContactLinks({ contact: { phone, email, country }, className }: ContactLinksProps) {
  return (
    <>
      {phone === undefined ? null : (
        <a className={className} href={phoneHref(phone, country)}>
          {phoneText(phone)}
        </a>
      )}
      {/* Chromium reads a space where a line may end. */}
      <a
        className={className}
        href={mailHref(email)}
        aria-label={email.length > short ? email : undefined}
      >
        {emailText(email)}
      </a>
    </>
  );
}
