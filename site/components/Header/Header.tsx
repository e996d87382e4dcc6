import type { ReactNode } from 'react';
import type { PageContent } from '../../content.ts';
import { url } from '../../config.ts';
import { pageHref } from '../Link/page-link.ts';
import { Brand } from '../Brand/Brand.tsx';
import { button, compact } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { BookingLink } from '../Link/BookingLink.tsx';
import { DialogLink } from '../Link/DialogLink.tsx';
import { container } from '../Section/Section.css.ts';
import { Gauged } from './Gauged.tsx';
import {
  book,
  end,
  fixedBar,
  inner,
  item,
  lastItem,
  menuButton,
  navigation,
  stickyBar,
  wholeWord,
} from './Header.css.ts';
import { inParts } from './in-halves.ts';

/** The bar at the top of the home page. */
export type HeaderProps = Pick<PageContent, 'brand' | 'pages' | 'site' | 'words'>;

/** A label in two lines at most: a word such as "rendez-vous" stays whole. */
function labelOf(words: string): ReactNode {
  const parts = inParts(words);
  return parts.length === 1 ? (
    parts[0]
  ) : (
    <span>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <span key={part} className={wholeWord}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}

export function Header({ brand, pages, site, words }: HeaderProps) {
  return (
    <header className={fixedBar}>
      <Gauged
        brand={brand}
        items={pages.navigation.map(({ label }) => label)}
        bookingLabel={pages.bookingLabel}
      >
        <Brand brand={brand} />
        <div className={end}>
          {pages.navigation.length === 0 ? null : (
            <nav aria-label={words.mainNavigation} className={navigation}>
              {pages.navigation.map((each) => (
                <a key={each.label} className={item} href={pageHref(each, true)}>
                  {each.label}
                </a>
              ))}
            </nav>
          )}
          <BookingLink
            className={`${button.primary} ${compact} ${book}`}
            site={site}
            label={labelOf(pages.bookingLabel)}
            subject={words.emailSubject}
          />
          {/* Without script it leads to the footer, which has all that the menu has. */}
          <DialogLink
            className={menuButton}
            opens="menu"
            href={pages.menu.length === 0 ? '#footer--all' : '#footer--navigation'}
            aria-label={words.menu}
          >
            <Icon name="menu" />
          </DialogLink>
        </div>
      </Gauged>
    </header>
  );
}

/** The bar of every other page: its one link leads back. */
export interface BackHeaderProps extends Pick<PageContent, 'brand'> {
  label: string;
}

export function BackHeader({ brand, label }: BackHeaderProps) {
  return (
    <header className={stickyBar}>
      <div className={`${container} ${inner}`}>
        <Brand brand={brand} />
        <a className={`${item} ${lastItem}`} href={url('/')}>
          {label}
        </a>
      </div>
    </header>
  );
}
