import type { PageContent } from '../../content.ts';
import { url } from '../../config.ts';
import { phoneHref, phoneText } from '../Link/phone.ts';
import { pageHref } from '../Link/page-link.ts';
import { Brand } from '../Brand/Brand.tsx';
import { button, compact } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { BookingLink } from '../Link/BookingLink.tsx';
import { DialogLink } from '../Link/DialogLink.tsx';
import { container } from '../Section/Section.css.ts';
import * as css from './Header.css.ts';

/** Up to how many characters name, navigation and booking button fit into one bar. */
const fits = { medium: 80, large: 110 };

/** Up to how many characters a booking button fits into the bar of a phone. */
const fitsPhone = 24;

/** Up to how many characters the longest words of both labels fit beside a name on a phone. */
const fitsWords = 18;

const longestWord = (text: string): number =>
  Math.max(...text.split(' ').map(({ length }) => length));

/** The breakpoint from which on the navigation stands in the bar. */
function navigationFrom(characters: number): keyof typeof css.navigation {
  if (characters <= fits.medium) return 'medium';
  return characters <= fits.large ? 'large' : 'never';
}

export type HeaderProps = Pick<PageContent, 'brand' | 'pages' | 'site' | 'messages'>;

export function Header({ brand, pages, site, messages }: HeaderProps) {
  const labels = pages.navigation.map(({ label }) => label);
  const inlineFrom = navigationFrom([brand.name, ...labels, pages.bookingLabel].join('').length);
  return (
    <header className={css.bar}>
      <div className={`${container} ${css.inner}`}>
        <Brand brand={brand} />
        <div className={css.end}>
          {pages.navigation.length === 0 ? null : (
            <nav aria-label={messages.mainNavigation} className={css.navigation[inlineFrom]}>
              {pages.navigation.map((each) => (
                <a key={each.label} className={css.item} href={pageHref(each, true)}>
                  {each.label}
                </a>
              ))}
            </nav>
          )}
          <BookingLink
            className={`${button.primary} ${compact} ${css.book} ${pages.bookingLabel.length > fitsPhone ? css.bookInMenu : ''}`}
            site={site}
            label={pages.bookingLabel}
            subject={messages.emailSubject}
          />
          {site.contact.phone === undefined ? null : (
            <a
              className={css.call}
              href={phoneHref(site.contact.phone, site.contact.country)}
              aria-label={phoneText(site.contact.phone)}
            >
              <Icon name="phone" />
            </a>
          )}
          {/* Without script it leads to the footer, which has all that the menu has. */}
          <DialogLink
            className={css.menuButton[inlineFrom]}
            opens="menu"
            href={pages.menu.length === 0 ? '#footer--all' : '#footer--navigation'}
            aria-label={messages.menu}
          >
            <Icon name="menu" />
          </DialogLink>
        </div>
      </div>
    </header>
  );
}

export function BackHeader({ brand, pages, site, messages }: HeaderProps) {
  const { bookingLabel: label } = pages;
  const words = longestWord(label) + longestWord(pages.demos.backLabel);
  const isLong = label.length > fitsPhone || words > fitsWords;
  return (
    <header className={css.bar}>
      <div className={`${container} ${css.inner}`}>
        <Brand brand={brand} />
        <div className={css.end}>
          <a className={`${css.item} ${css.backItem}`} href={url('/')}>
            {pages.demos.backLabel}
          </a>
          <BookingLink
            className={`${button.primary} ${compact} ${css.bookBeside} ${isLong ? css.bookInMenu : ''}`}
            site={site}
            label={label}
            subject={messages.emailSubject}
          />
        </div>
      </div>
    </header>
  );
}
