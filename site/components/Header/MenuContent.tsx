import { button, full } from '../Button/Button.css.ts';
import { mailHref } from '../Link/mail.ts';
import { pageHref } from '../Link/page-link.ts';
import { phoneHref, phoneText } from '../Link/phone.ts';
import { BookingLink } from '../Link/BookingLink.tsx';
import type { HeaderProps } from './Header.tsx';
import { menuBook, menuContact, menuItem, menuLink } from './Header.css.ts';

/** What the slide-out menu of small screens holds: the items of the bar and its button. */
export function MenuContent({ pages, site, words }: Omit<HeaderProps, 'brand'>) {
  return (
    <>
      {pages.menu.length === 0 ? null : (
        <nav aria-label={words.mainNavigation}>
          {pages.menu.map((item) => (
            <a key={item.label} className={menuItem} href={pageHref(item, true)}>
              {item.label}
            </a>
          ))}
        </nav>
      )}
      <BookingLink className={`${button.primary} ${full} ${menuBook}`} site={site} label={pages.bookingLabel} subject={words.emailSubject} />
      <p className={menuContact}>
        {site.contact.phone === undefined ? null : (
          <a className={menuLink} href={phoneHref(site.contact.phone)}>
            {phoneText(site.contact.phone)}
          </a>
        )}
        <a className={menuLink} href={mailHref(site.contact.email)}>
          {site.contact.email}
        </a>
      </p>
    </>
  );
}
