import { sign } from './Sign.css.ts';

export interface SignProps {
  letters: string;
  className: string;
}

export function Sign({ letters, className }: SignProps) {
  return (
    <span
      aria-hidden="true"
      className={`${sign} ${className}`}
      data-one={letters.length === 1 ? '' : undefined}
    >
      <span>{letters}</span>
    </span>
  );
}
