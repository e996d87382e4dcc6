import { initialOf, sampleName } from '../../brand.ts';
import { url } from '../../config.ts';
import type { PageBrand } from '../../content.ts';
import { fixed } from '../../styles/tokens.css.ts';
import { Sign } from '../Sign/Sign.tsx';
import * as css from './Brand.css.ts';
import { besideLogo } from './BrandLogo.css.ts';
import { BrandLogo } from './BrandLogo.tsx';

export interface BrandProps {
  brand: PageBrand;
  /** The background: the page, or a panel that is dark in both schemes. */
  background?: 'page' | 'panel';
}

/** The longest word, in characters, that fits beside the booking button of the narrowest phone. */
const longestShort = 10;

/** The longest of two lines, in characters, that fits there. */
const longestLine = 13;

/** A longer name with one place to break, which makes its two lines as equal as can be. */
function twoLinesOf(name: string): string | undefined {
  const words = name.split(' ');
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  const [best] = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1), words.slice(at + 1)])
    .map((lines) => lines.map((line) => line.join('\u00a0')))
    .toSorted((a, b) => longest(a) - longest(b));
  const fits = best !== undefined && name.length > longestShort && longest(best) <= longestLine;
  return fits ? best.join(' ') : undefined;
}

export function Brand({ brand: { name, logo }, background = 'page' }: BrandProps) {
  const showsName = logo?.showName !== false;
  const twoLines = twoLinesOf(name);
  const breaksBetween = name.split(' ').every(({ length }) => length <= longestShort);
  return (
    <a className={css.brand} href={url('/')}>
      {logo !== undefined ? (
        <BrandLogo logo={logo} background={background} alt={showsName ? '' : name} />
      ) : name === sampleName ? (
        <PlumbBob />
      ) : (
        <Sign className={css.sign} characters={initialOf(name)} />
      )}
      {showsName ? (
        <span
          className={`${css.name} ${logo === undefined ? '' : besideLogo} ${breaksBetween ? css.breaksBetweenWords : css.longWords} ${twoLines === undefined ? '' : css.twoLines}`}
        >
          {twoLines ?? name}
        </span>
      ) : null}
    </a>
  );
}

function PlumbBob() {
  return (
    <svg aria-hidden="true" className={css.mark} viewBox="0 0 48 48">
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
