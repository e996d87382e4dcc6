import type { PageContent } from '../../content.ts';
import { Brand } from '../Brand/Brand.tsx';
import { button } from '../Button/Button.css.ts';
import { ContactLinks } from '../Link/ContactLinks.tsx';
import { pageHref } from '../Link/page-link.ts';
import { BookingLink } from '../Link/BookingLink.tsx';
import { container, notPrinted } from '../Section/Section.css.ts';
import * as css from './Footer.css.ts';

export interface FooterProps extends Pick<
  PageContent,
  'brand' | 'legal' | 'pages' | 'site' | 'messages'
> {
  onHome?: boolean;
}

export function Footer({ brand, legal, pages, site, messages, onHome = false }: FooterProps) {
  const text = pages.home.closing;
  return (
    <footer id={pages.menu.length === 0 ? 'footer--all' : undefined} className={css.footer}>
      <div className={container}>
        <div className={css.closing}>
          <div className={css.closingBody}>
            <h2>{text.heading}</h2>
            <p className={css.closingText}>{text.text}</p>
            {site.booking === undefined || pages.booking.facts.length === 0 ? null : (
              <p className={css.closingFacts}>{pages.booking.facts.join(' · ')}</p>
            )}
          </div>
          <BookingLink
            className={`${button.primary} ${notPrinted}`}
            site={site}
            label={pages.bookingLabel}
            subject={messages.emailSubject}
          />
        </div>
        <div className={css.rows}>
          <Brand brand={brand} background="panel" />
          {pages.menu.length === 0 ? null : (
            <nav
              id="footer--navigation"
              aria-label={messages.footerNavigation}
              className={`${css.links} ${notPrinted}`}
            >
              {pages.menu.map((item) => (
                <a key={item.label} className={css.link} href={pageHref(item, onHome)}>
                  {item.label}
                </a>
              ))}
            </nav>
          )}
          <p className={css.printedUrl}>{site.url}</p>
          {legal.length === 0 ? null : (
            <div className={`${css.links} ${css.lastRow}`}>
              {legal.map((part) => (
                <p key={part}>{part}</p>
              ))}
              {pages.footerLinks.length === 0 ? null : (
                <div className={`${css.links} ${notPrinted}`}>
                  {pages.footerLinks.map((link) => (
                    <a key={link.label} className={css.link} href={pageHref(link, onHome)}>
                      {link.label}
                    </a>
                  ))}
                </div>
              )}
            </div>
          )}
          <div className={css.links}>
            <ContactLinks contact={site.contact} className={css.link} />
          </div>
        </div>
      </div>
    </footer>
  );
}
