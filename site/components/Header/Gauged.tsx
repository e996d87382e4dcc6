import type { ReactNode } from 'react';
import type { BrandLogo, PageBrand } from '../../content.ts';
import { button, compact } from '../Button/Button.css.ts';
import { container } from '../Section/Section.css.ts';
import {
  compactBook,
  gauged,
  inner,
  item,
  room,
  trialLogo,
  trialName,
  trialNameAlone,
  tryAll,
  tryButton,
  tryName,
} from './Header.css.ts';
import { inHalves, withoutBreaks } from './in-halves.ts';

export interface GaugedProps {
  brand: PageBrand;
  items: readonly string[];
  bookingLabel: string;
  /** The row itself. */
  children: ReactNode;
}

/** What the try without a name keeps free for the mark (`tryButton` in Header.css.ts). */
const markRoom = 44;

/** The padding left and right of a logo on its plate, which it has in the dark scheme if there is no other for that. */
const platePadding = 16;

/** How wide a logo stands in the bar: on its plate, as the tries know of no scheme. */
const widthOf = ({ light, dark }: BrandLogo): number =>
  dark === undefined ? light.width + platePadding : Math.max(light.width, dark.width);

/** What takes the room of the logo: its width is an attribute, as the policy allows no style for one site alone. */
const LogoRoom = ({ width }: { width: number }) => (
  <svg className={trialLogo} width={width} height="1" />
);

/**
 * The row of a bar that shows what there is room for, whatever its words and its logo, the size of text and the
 * space between letters: without script, as its first paint has to be right.
 *
 * Below the row lie three tries, unseen: all in one line, name and button and menu, button and menu.
 * What is wider than the bar wraps, which makes its try higher and the room above it lower. The row
 * asks for the height of that room (`fits` in Header.css.ts).
 */
export function Gauged({ brand: { name, logo }, items, bookingLabel, children }: GaugedProps) {
  const sample = (
    <i
      className={`${button.primary} ${compact} ${compactBook}`}
      data-words={withoutBreaks(bookingLabel)}
    />
  );
  const brandOf = (words: string) =>
    logo === undefined ? (
      <i className={trialName} data-words={words} />
    ) : (
      <>
        <LogoRoom width={widthOf(logo)} />
        {logo.showName ? <i className={trialNameAlone} data-words={words} /> : null}
      </>
    );
  return (
    <div className={`${container} ${gauged}`}>
      <div className={room}>
        <div className={inner}>{children}</div>
      </div>
      <div className={tryAll} aria-hidden="true">
        <div>
          {brandOf(name)}
          {items.map((label) => (
            <i key={label} className={item} data-words={label} />
          ))}
          {sample}
        </div>
      </div>
      <div className={tryName} aria-hidden="true">
        <div>
          {brandOf(inHalves(name))}
          {sample}
        </div>
      </div>
      <div className={tryButton} aria-hidden="true">
        <div>
          {logo === undefined ? null : <LogoRoom width={Math.max(widthOf(logo) - markRoom, 0)} />}
          {sample}
        </div>
      </div>
    </div>
  );
}
