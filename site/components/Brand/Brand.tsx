import { initialOf, sampleName } from '../../brand.ts';
import { url } from '../../config.ts';
import type { PageBrand } from '../../content.ts';
import { fixed } from '../../styles/tokens.css.ts';
import { Sign } from '../Sign/Sign.tsx';
import {
  brand as brandStyle,
  mark,
  name as nameStyle,
  breaksBetweenWords,
  sign,
} from './Brand.css.ts';
import { besideLogo } from './BrandLogo.css.ts';
import { BrandLogo } from './BrandLogo.tsx';

export interface BrandProps {
  brand: PageBrand;
  /** The background: the page, or a panel that is dark in both schemes. */
  background?: 'page' | 'panel';
}

/** The longest word, in characters, that fits beside the booking button of the narrowest phone. */
const longestShort = 10;

export function Brand({ brand: { name, logo }, background = 'page' }: BrandProps) {
  const showsName = logo?.showName !== false;
  const breaksBetween = name.split(' ').every(({ length }) => length <= longestShort);
  return (
    <a className={brandStyle} href={url('/')}>
      {logo !== undefined ? (
        <BrandLogo logo={logo} background={background} alt={showsName ? '' : name} />
      ) : name === sampleName ? (
        <PlumbBob />
      ) : (
        <Sign className={sign} characters={initialOf(name)} />
      )}
      {showsName ? (
        <span
          className={`${nameStyle} ${logo === undefined ? '' : besideLogo} ${breaksBetween ? breaksBetweenWords : ''}`}
        >
          {name}
        </span>
      ) : null}
    </a>
  );
}

function PlumbBob() {
  return (
    <svg aria-hidden="true" className={mark} viewBox="0 0 48 48">
      <g stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="3">
        <path d="M24 2.5V12" />
        <path
          d="M10.5 18.5h27c0 7.5-4 14-10.1 19.5L24 45.5 20.6 38c-6.1-5.5-10.1-12-10.1-19.5"
          fill={fixed.hivis}
        />
        <path d="M20.6 38h6.8L24 45.5zM19 11.5h10v7H19z" fill={fixed.steel} />
      </g>
    </svg>
  );
}
