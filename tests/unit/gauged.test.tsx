import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Gauged } from '../../site/components/Header/Gauged.tsx';
import type { PageBrand, PageLogo } from '../../site/content.ts';

const logo = (width: number): PageLogo => ({
  picture: { src: '/logo.svg', width, height: 40, sources: [] },
  width,
  height: 40,
});

/** The widths that the tries of a bar keep free for the logo, from the try of all to that of the button, and how often they say the name. */
function triesOf(brand: PageBrand): { widths: number[]; names: number } {
  const markup = renderToStaticMarkup(
    <Gauged brand={brand} items={['Home']} bookingLabel="Book a call">
      <a href="/">Home</a>
    </Gauged>,
  );
  return {
    widths: Array.from(markup.matchAll(/<svg [^>]*width="(\d+)"/g), ([, width]) => Number(width)),
    names: markup.split('data-words="Acme"').length - 1,
  };
}

it('a bar without a logo is gauged by the name beside its mark', () => {
  expect(triesOf({ name: 'Acme' })).toEqual({ widths: [], names: 2 });
});

it('a bar with a logo keeps the room of the wider one free, or that of its plate; the last try has the room of the mark already', () => {
  expect(
    triesOf({ name: 'Acme', logo: { light: logo(120), dark: logo(150), showName: true } }),
  ).toEqual({ widths: [150, 150, 106], names: 2 });
  expect(triesOf({ name: 'Acme', logo: { light: logo(120), showName: false } })).toEqual({
    widths: [136, 136, 92],
    names: 0,
  });
  expect(triesOf({ name: 'Acme', logo: { light: logo(20), showName: true } })).toEqual({
    widths: [36, 36, 0],
    names: 2,
  });
});
