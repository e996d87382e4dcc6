import type { ReactNode } from 'react';
import {
  besideArrows,
  container,
  head,
  notPrinted,
  section,
  subtitle as subtitleStyle,
} from './Section.css.ts';

/** A section of a page with its heading: what the navigation scrolls to. */
export interface SectionProps {
  id: string;
  heading: string;
  subtitle?: string;
  ground: keyof typeof section;
  /** Whether it is part of the printed leaflet. */
  printed?: boolean;
  /** Whether a row of slides with arrows follows. */
  arrows?: boolean;
  children: ReactNode;
}

export function Section({
  id,
  heading,
  subtitle,
  ground,
  printed = false,
  arrows = false,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}--heading`}
      className={printed ? section[ground] : `${section[ground]} ${notPrinted}`}
      tabIndex={-1}
    >
      <div className={container}>
        <div className={arrows ? `${head} ${besideArrows}` : head}>
          <h2 id={`${id}--heading`}>{heading}</h2>
          {subtitle === undefined ? null : <p className={subtitleStyle}>{subtitle}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
