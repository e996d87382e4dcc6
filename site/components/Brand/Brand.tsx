import { url } from '../../config.ts';
import { inHalves } from '../Header/in-halves.ts';
import { fixed } from '../../styles/tokens.css.ts';
import { brand, mark, name as nameStyle } from './Brand.css.ts';

/** The plumb bob and the name: the way home. */
export interface BrandProps {
  name: string;
}

export function Brand({ name }: BrandProps) {
  return (
    <a className={brand} href={url('/')}>
      <svg aria-hidden="true" className={mark} viewBox="0 0 48 48">
        <g stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="3">
          <path d="M24 2.5V12" />
          <path d="M10.5 18.5h27c0 7.5-4 14-10.1 19.5L24 45.5 20.6 38c-6.1-5.5-10.1-12-10.1-19.5" fill={fixed.hivis} />
          <path d="M20.6 38h6.8L24 45.5zM19 11.5h10v7H19z" fill={fixed.steel} />
        </g>
      </svg>
      <span className={nameStyle}>{inHalves(name)}</span>
    </a>
  );
}
