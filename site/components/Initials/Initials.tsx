import { initials, letters } from './Initials.css.ts';

/** Letters that join the one after them: two initials of Arabic would make a word. */
const joining = /^[\u0620-\u08ff]/;

/** The first letters of the first two words: 'Hale & Daughters Construction' gives 'HD'. */
export function initialsOf(words: string): string {
  const starts = words
    .split(/[\s-]+/u)
    .flatMap((word) => /^\P{L}*?(\p{L}|\p{N})/u.exec(word)?.[1] ?? []);
  return starts
    .slice(0, 2)
    .join(joining.test(starts[0] ?? '') ? '\u200c' : '')
    .toUpperCase();
}

/** Stands where the content has no picture: initials on the ground of their card. They are no words, and so are not read out. */
export interface InitialsProps {
  of: string;
  /** The shape of the picture that it stands for. */
  className: string;
  ground: keyof typeof initials;
}

export function Initials({ of, className, ground }: InitialsProps) {
  return (
    <span aria-hidden="true" className={`${initials[ground]} ${className}`}>
      <span className={letters}>{initialsOf(of)}</span>
    </span>
  );
}
