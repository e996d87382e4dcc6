import type { ReactNode } from 'react';
import type { Site } from '../../../content/schema.ts';
import { fragments, url } from '../../config.ts';
import { DialogLink } from './DialogLink.tsx';
import { mailHref } from './mail.ts';

/** Opens a booking dialog, or the booking page without script; writes an e-mail without booking. */
export interface BookingLinkProps {
  site: Pick<Site, 'booking' | 'contact'>;
  label: ReactNode;
  /** The subject of an e-mail, for a site without booking. */
  subject: string;
  className: string;
  caseStudy?: string;
}

export const bookingDialogId = (caseStudy?: string): string =>
  caseStudy === undefined ? 'booking' : `booking--${caseStudy}`;

export function BookingLink({
  site: { booking, contact },
  label,
  subject,
  className,
  caseStudy,
}: BookingLinkProps) {
  if (booking === undefined) {
    return (
      <a className={className} href={mailHref(contact.email, subject)}>
        {label}
      </a>
    );
  }
  return (
    <DialogLink
      className={className}
      opens={bookingDialogId(caseStudy)}
      fragment={caseStudy === undefined ? fragments.book : `${fragments.book}-${caseStudy}`}
      href={url(booking.openUrl)}
    >
      {label}
    </DialogLink>
  );
}
