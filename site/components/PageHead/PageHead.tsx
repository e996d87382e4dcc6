import type { ReactNode } from 'react';
import { container } from '../Section/Section.css.ts';
import { body, head, subtitle as subtitleStyle } from './PageHead.css.ts';

export interface PageHeadProps {
  heading: string;
  subtitle?: string | undefined;
  children: ReactNode;
}

export function PageHead({ heading, subtitle, children }: PageHeadProps) {
  return (
    <div className={`${container} ${body}`}>
      <div className={head}>
        <h1>{heading}</h1>
        {subtitle === undefined ? null : <p className={subtitleStyle}>{subtitle}</p>}
      </div>
      {children}
    </div>
  );
}
