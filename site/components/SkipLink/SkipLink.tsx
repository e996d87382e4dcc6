import { notPrinted } from '../Section/Section.css.ts';
import { skip } from './SkipLink.css.ts';

/** The first tab stop: past the header, to the main content. */
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
