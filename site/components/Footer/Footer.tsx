import type { PageContent } from '../../content.ts';
import { url } from '../../config.ts';
import { Brand } from '../Brand/Brand.tsx';
import { button } from '../Button/Button.css.ts';
import { phoneHref, phoneText } from '../Link/phone.ts';
import { BookingLink } from '../Link/BookingLink.tsx';
import { container, notPrinted } from '../Section/Section.css.ts';
import { closing, closingText, closingWords, contact, footer, link, links, printedAddress, rows } from './Footer.css.ts';

/** The end of a page: one more invitation, the navigation, the contact. */
export interface FooterProps extends Pick<PageContent, 'pages' | 'site'> {
  /** Whether the sections that the navigation names stand on this page. */
  onHome: boolean;
}

export function Footer({ pages, site, onHome }: FooterProps) {
  const words = pages.home.closing;
  return (
    <footer className={footer}>
      <div className={container}>
        <div className={closing}>
          <div className={closingWords}>
            <h2>{words.heading}</h2>
            <p className={closingText}>{words.text}</p>
          </div>
          <BookingLink className={`${button.primary} ${notPrinted}`} booking={site.booking} label={pages.bookingLabel} />
        </div>
        <div className={rows}>
          <Brand name={site.name} />
          <nav id="footer-navigation" aria-label="Footer" className={`${links} ${notPrinted}`}>
            {pages.navigation.map(({ label, section }) => (
              <a key={section} className={link} href={onHome ? `#${section}` : url(`/#${section}`)}>
                {label}
              </a>
            ))}
            <a className={link} href={url('/demos/')}>
              {pages.demos.heading}
            </a>
          </nav>
          <p className={printedAddress}>{site.address}</p>
          <div className={contact}>
            <a className={link} href={phoneHref(site.contact.phone)}>
              {phoneText(site.contact.phone)}
            </a>
            <a className={link} href={`mailto:${site.contact.email}`}>
              {site.contact.email}
            </a>
          </div>
        </div>
      </div>
    </footer>
  );
}
