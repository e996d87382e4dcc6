import type { ReactNode } from 'react';
import { container } from '../Section/Section.css.ts';
import { body, head, subtitle as subtitleStyle } from './PageHead.css.ts';

/** A page of its own: its heading and what follows. */
export interface PageHeadProps {
  heading: string;
  subtitle: string;
  children: ReactNode;
}

export function PageHead({ heading, subtitle, children }: PageHeadProps) {
  return (
    <div className={`${container} ${body}`}>
      <div className={head}>
        <h1>{heading}</h1>
        <p className={subtitleStyle}>{subtitle}</p>
      </div>
      {children}
    </div>
  );
}
