import type { ReactNode } from 'react';
import {
  besideArrows,
  container,
  head,
  notPrinted,
  section,
  subtitle as subtitleStyle,
} from './Section.css.ts';

export interface SectionProps {
  id: string;
  heading: string;
  subtitle?: string;
  background: keyof typeof section;
  printed?: boolean;
  arrows?: boolean;
  children: ReactNode;
}

export function Section({
  id,
  heading,
  subtitle,
  background,
  printed = false,
  arrows = false,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      // Orca leaves out a heading that is the label of a section.
      aria-label={heading}
      className={printed ? section[background] : `${section[background]} ${notPrinted}`}
    >
      <div className={container}>
        <div className={arrows ? `${head} ${besideArrows}` : head}>
          <h2>{heading}</h2>
          {subtitle === undefined ? null : <p className={subtitleStyle}>{subtitle}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
