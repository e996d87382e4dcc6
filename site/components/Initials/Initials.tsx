import { initials } from './Initials.css.ts';

/** Arabic characters, which would join into a word. */
const joining = /^[\u0620-\u08ff]/;

/** The initials of the first two words: 'Hale & Daughters Construction' gives 'HD'. */
export function initialsOf(name: string): string {
  const starts = name
    .split(/[\s-]+/u)
    .flatMap((word) => /^\P{L}*?(\p{L}|\p{N})/u.exec(word)?.[1] ?? []);
  return starts
    .slice(0, 2)
    .join(joining.test(starts[0] ?? '') ? '\u200c' : '')
    .toUpperCase();
}

/** Initials of a person without a portrait, hidden from screen readers. */
export interface InitialsProps {
  of: string;
  className: string;
}

export function Initials({ of, className }: InitialsProps) {
  return (
    <span aria-hidden="true" className={`${initials} ${className}`}>
      <span>{initialsOf(of)}</span>
    </span>
  );
}
