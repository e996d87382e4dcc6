import type { ReactNode } from 'react';
import { button, compact } from '../Button/Button.css.ts';
import { container } from '../Section/Section.css.ts';
import { compactBook, gauged, inner, item, room, trialName, tryAll, tryButton, tryName } from './Header.css.ts';
import { inHalves } from './in-halves.ts';

export interface GaugedProps {
  name: string;
  items: readonly string[];
  bookingLabel: string;
  /** The row itself. */
  children: ReactNode;
}

/**
 * The row of a bar that shows what there is room for, whatever its words, the size of text and the
 * space between letters: without script, as its first paint has to be right.
 *
 * Below the row lie three tries, unseen: all in one line, name and button and menu, button and menu.
 * What is wider than the bar wraps, which makes its try higher and the room above it lower. The row
 * asks for the height of that room (`fits` in Header.css.ts).
 */
export function Gauged({ name, items, bookingLabel, children }: GaugedProps) {
  const sample = <i className={`${button.primary} ${compact} ${compactBook}`} data-words={inHalves(bookingLabel)} />;
  return (
    <div className={`${container} ${gauged}`}>
      <div className={room}>
        <div className={inner}>{children}</div>
      </div>
      <div className={tryAll} aria-hidden="true">
        <div>
          <i className={trialName} data-words={name} />
          {items.map((label) => (
            <i key={label} className={item} data-words={label} />
          ))}
          {sample}
        </div>
      </div>
      <div className={tryName} aria-hidden="true">
        <div>
          <i className={trialName} data-words={inHalves(name)} />
          {sample}
        </div>
      </div>
      <div className={tryButton} aria-hidden="true">
        <div>{sample}</div>
      </div>
    </div>
  );
}
