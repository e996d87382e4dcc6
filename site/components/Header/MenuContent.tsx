import { url } from '../../config.ts';
import { button, full } from '../Button/Button.css.ts';
import { phoneHref, phoneText } from '../Link/phone.ts';
import { BookingLink } from '../Link/BookingLink.tsx';
import type { HeaderProps } from './Header.tsx';
import { menuBook, menuContact, menuItem, menuLink } from './Header.css.ts';

/** What the slide-out menu of small screens holds: the items of the bar and its button. */
export function MenuContent({ pages, site }: HeaderProps) {
  return (
    <>
      <nav aria-label="Main">
        {pages.navigation.map(({ label, section }) => (
          <a key={section} className={menuItem} href={`#${section}`}>
            {label}
          </a>
        ))}
        <a className={menuItem} href={url('/demos/')}>
          {pages.demos.heading}
        </a>
      </nav>
      <BookingLink className={`${button.primary} ${full} ${menuBook}`} booking={site.booking} label={pages.bookingLabel} />
      <p className={menuContact}>
        <a className={menuLink} href={phoneHref(site.contact.phone)}>
          {phoneText(site.contact.phone)}
        </a>
        <a className={menuLink} href={`mailto:${site.contact.email}`}>
          {site.contact.email}
        </a>
      </p>
    </>
  );
}
