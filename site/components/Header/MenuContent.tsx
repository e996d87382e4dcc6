import { button, full } from '../Button/Button.css.ts';
import { ContactLinks } from '../Link/ContactLinks.tsx';
import { pageHref } from '../Link/page-link.ts';
import { BookingLink } from '../Link/BookingLink.tsx';
import type { HeaderProps } from './Header.tsx';
import { menuBook, menuContact, menuItem, menuLink } from './Header.css.ts';

export function MenuContent({ pages, site, messages }: Omit<HeaderProps, 'brand'>) {
  return (
    <>
      {pages.menu.length === 0 ? null : (
        <nav aria-label={messages.menu}>
          {pages.menu.map((item) => (
            <a key={item.label} className={menuItem} href={pageHref(item, true)}>
              {item.label}
            </a>
          ))}
        </nav>
      )}
      <BookingLink
        className={`${button.primary} ${full} ${menuBook}`}
        site={site}
        label={pages.bookingLabel}
        subject={messages.emailSubject}
      />
      <p className={menuContact}>
        <ContactLinks contact={site.contact} className={menuLink} />
      </p>
    </>
  );
}
