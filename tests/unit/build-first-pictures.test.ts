import { describe, expect, it } from 'vitest';
import { firstPictures, takeInDrawings } from '../../site/generator/pages/first-pictures.ts';
import type { Output } from '../../site/generator/output/index.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg">
<style>.a{fill:#fff}</style><text>5 &amp; 50% 'é'</text></svg>
`;
const files = (file: string, text: string): Output => new Map([[file, Buffer.from(text)]]);
const image = (src: string, rest = ''): string =>
  `<img alt="a &gt; b" src="${src}" width="640"${rest}>`;
const sourceIn = (page: string): string => /src="([^"]*)"/.exec(page)?.[1] ?? '';

describe('a small drawing of the first screen', () => {
  it('stands in the page, for any text in it', () => {
    const { page, drawn } = takeInDrawings(
      image('/repo/assets/a.svg'),
      files('assets/a.svg', drawing),
      '/repo/',
    );
    expect(drawn).toBe(true);
    expect(page).toBe(image(sourceIn(page)));
    // As a browser reads it: an address loses its line breaks.
    const address = sourceIn(page);
    expect(address).toMatch(/^data:image\/svg\+xml,[^\n\r\t"<>&#]+$/);
    expect(decodeURIComponent(address.slice(address.indexOf(',') + 1))).toBe(drawing.trim());
  });

  it('takes less room where one kind of quotation marks is enough', () => {
    const { page } = takeInDrawings(image('/a.svg'), files('a.svg', '<svg a="b"/>'), '/');
    expect(sourceIn(page)).toBe("data:image/svg+xml,%3Csvg a='b'/%3E");
  });
});

it.each([
  ['of what comes later', image('/a.svg', ' loading="lazy"'), files('a.svg', drawing)],
  ['of a photograph', image('/a.avif'), files('a.avif', drawing)],
  ['of a large drawing', image('/a.svg'), files('a.svg', drawing.padEnd(4000))],
  ['of another host', image('https://elsewhere.example/a.svg'), files('a.svg', drawing)],
  ['of a file that is not of the build', image('/b.svg'), files('a.svg', drawing)],
])('the address %s stays', (_case, page, output) => {
  expect(takeInDrawings(page, output, '/')).toEqual({ page, drawn: false });
});

it('a page asks at once for the pictures that are not of later', () => {
  expect(
    firstPictures(image('/a.svg') + image('/b.svg', ' loading="lazy"') + image('/c.avif')),
  ).toEqual(['/a.svg', '/c.avif']);
});
