import { sign } from './Sign.css.ts';

export interface SignProps {
  characters: string;
  className: string;
}

export function Sign({ characters, className }: SignProps) {
  return (
    <span
      aria-hidden="true"
      className={`${sign} ${className}`}
      data-one={characters.length === 1 ? '' : undefined}
    >
      <span>{characters}</span>
    </span>
  );
}
