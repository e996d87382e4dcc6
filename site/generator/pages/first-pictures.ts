import type { Output } from '../output/index.ts';

/** A drawing of fewer bytes than this comes within the page: compressed, it is about a quarter of that. */
const mostBytes = 4000;

/** The pictures that a page shows at once: what is not of the first screen waits for it. */
const shownAtOnce = /<img\b(?![^>]*\bloading="lazy")[^>]*>/g;
const addressIn = /(?<=\bsrc=")[^"]*/;

/** The addresses of the pictures that a page asks for at once; of a picture in several forms the one for every browser. */
export const firstPictures = (page: string): string[] =>
  [...page.matchAll(shownAtOnce)].flatMap(([image]) => addressIn.exec(image) ?? []);

/**
 * Puts the small drawings of the first screen into the page: they are there with its first round trip, where files would
 * each take one more, and a connection of their own with a host that speaks HTTP/1.1.
 * @param page as rendered
 * @param files what the addresses lead to, by the path below out/
 * @returns the page, and whether it holds any
 */
export function takeInDrawings(
  page: string,
  files: Output,
  base: string,
): { page: string; drawn: boolean } {
  let drawn = false;
  const within = page.replace(shownAtOnce, (image) =>
    image.replace(addressIn, (address) => {
      const bytes =
        address.startsWith(base) && address.endsWith('.svg')
          ? files.get(address.slice(base.length))
          : undefined;
      if (bytes === undefined || bytes.byteLength >= mostBytes) return address;
      drawn = true;
      return dataAddress(Buffer.from(bytes).toString());
    }),
  );
  return { page: within, drawn };
}

/** A drawing as an address that may stand in an attribute. */
function dataAddress(svg: string): string {
  // The other quotation mark needs no escape, and means the same wherever there is only one kind.
  const quoted = svg.includes("'") ? svg : svg.replaceAll('"', "'");
  return `data:image/svg+xml,${quoted.trim().replace(/[%#<>&"\s]/g, (character) => (character === ' ' ? character : encodeURIComponent(character)))}`;
}
