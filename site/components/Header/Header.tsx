import type { PageContent } from '../../content.ts';
import { url } from '../../config.ts';
import { Brand } from '../Brand/Brand.tsx';
import { button, compact } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { BookingLink } from '../Link/BookingLink.tsx';
import { DialogLink } from '../Link/DialogLink.tsx';
import { container } from '../Section/Section.css.ts';
import { Gauged } from './Gauged.tsx';
import { book, end, fixedBar, inner, item, lastItem, menuButton, navigation, stickyBar } from './Header.css.ts';
import { inHalves } from './in-halves.ts';

/** The bar at the top of the home page. */
export type HeaderProps = Pick<PageContent, 'pages' | 'site'>;

export function Header({ pages, site }: HeaderProps) {
  return (
    <header className={fixedBar}>
      <Gauged name={site.name} items={pages.navigation.map(({ label }) => label)} bookingLabel={pages.bookingLabel}>
        <Brand name={site.name} />
        <div className={end}>
          <nav aria-label="Main" className={navigation}>
            {pages.navigation.map(({ label, section }) => (
              <a key={section} className={item} href={`#${section}`}>
                {label}
              </a>
            ))}
          </nav>
          <BookingLink className={`${button.primary} ${compact} ${book}`} booking={site.booking} label={inHalves(pages.bookingLabel)} />
          {/* Without script it leads to the navigation of the footer. */}
          <DialogLink className={menuButton} opens="menu" href="#footer-navigation" aria-label="Menu">
            <Icon name="menu" />
          </DialogLink>
        </div>
      </Gauged>
    </header>
  );
}

/** The bar of the page with all demos. */
export function BackHeader({ pages, site }: HeaderProps) {
  return (
    <header className={stickyBar}>
      <div className={`${container} ${inner}`}>
        <Brand name={site.name} />
        <a className={`${item} ${lastItem}`} href={url('/')}>
          {pages.demos.backLabel}
        </a>
      </div>
    </header>
  );
}

