import { notPrinted } from '../Section/Section.css.ts';
import { skip } from './SkipLink.css.ts';

/** The first stop of the keyboard: past the bar, to what the page is about. */
export interface SkipLinkProps {
  label: string;
}

export function SkipLink({ label }: SkipLinkProps) {
  return (
    <a className={`${skip} ${notPrinted}`} href="#main">
      {label}
    </a>
  );
}
