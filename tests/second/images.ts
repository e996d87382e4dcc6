/** Photographs with noise, and logos of several shapes. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const here = import.meta.dirname;

export const numbered = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

export const voices = [
  'Jörg Äußerst-Großmann',
  'Änne Überschär',
  'Çağla Öztürk-Weiß',
  'Zoë Straßburger',
  'Łukasz Schröder',
];

/** An image that compresses like a photograph: a sky, some shapes and sensor noise. */
async function photograph(file: string, width: number, height: number, hue: number): Promise<void> {
  const shapes = numbered(5).map((number) => {
    const at = (factor: number): number => (number * factor * 97) % 100;
    return `<circle cx="${String(at(3))}%" cy="${String(30 + (at(7) % 60))}%" r="${String(6 + (at(5) % 14))}%" fill="hsl(${String((hue + number * 40) % 360)} 45% ${String(30 + at(1) * 0.4)}%)" opacity="0.75"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}"><defs><linearGradient id="g" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="hsl(${String(hue)} 40% 82%)"/><stop offset="1" stop-color="hsl(${String((hue + 60) % 360)} 30% 28%)"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>${shapes.join('')}</svg>`;
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 6 },
    },
  })
    .png()
    .toBuffer();
  const image = sharp(Buffer.from(svg))
    .flatten()
    .composite([{ input: noise, blend: 'soft-light' }]);
  await mkdir(dirname(join(here, 'media', file)), { recursive: true });
  await (
    /\.png$/i.test(file) ? image.png({ palette: true, colors: 16 }) : image.jpeg({ quality: 45 })
  ).toFile(join(here, 'media', file));
}

const photographs: [file: string, width: number, height: number][] = [
  ['Start/Breites Bild – Übersicht.JPG', 1200, 900],
  ['Start/schmales bild.jpg', 900, 700],
  ['nicht-gefunden.png', 640, 480],
  ['Vorführungen/Hochkant (1).JPG', 480, 720],
  ['Vorführungen/Quer über Eck.jpeg', 720, 480],
  ['Vorführungen/QUADRAT.jpg', 600, 600],
  ['Vorführungen/Breit & weit.jpg', 960, 400],
  ['Vorführungen/Treppe_größer.Jpg', 640, 400],
  ['Vorführungen/keller 50%.jpg', 500, 640],
  ...voices.map((name, index): [string, number, number] => [
    `Stimmen/${name}.JPG`,
    480,
    [640, 853, 480, 600, 320][index] ?? 640,
  ]),
  ['Fälle/1.jpg', 640, 640],
  ['Fälle/2.jpg', 720, 405],
];

/** The mark of the business: a third wider than high, so that its name stands beside it. */
const mark = (roof: string, house: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48"><path fill="${roof}" d="M32 2 62 26H2z"/><path fill="${house}" d="M12 28h40v18H12z"/></svg>`;
/** A logo twelve times as wide as high, for the narrowest screens. */
const customer = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 40"><path fill="#20303c" d="M4 36V4h10l8 18 8-18h10v32z${numbered(
  6,
)
  .map((number) => `M${String(number * 72)} 4h14v32h-14zm26 0h30v8h-30zm0 24h30v8h-30z`)
  .join('')}"/></svg>`;
const logos: Readonly<Record<string, string>> = {
  'Zeichen für Straße.svg': mark('#5b2a86', '#8a5a00'),
  'Zeichen für Straße (dunkel).svg': mark('#ffb703', '#ffffff'),
  'Kunde & Söhne.svg': customer,
};
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#5b2a86" d="M0 0h64v64H0z"/><path fill="#ffb703" d="M32 12 54 32H10z"/><path fill="#fff" d="M16 34h32v18H16z"/></svg>`;

export async function writeImages(): Promise<void> {
  // Random noise would change every image in every run, so only missing images are made.
  // `--images` makes all of them again.
  const force = process.argv.includes('--images');
  if (force) for (const [file] of photographs) await rm(join(here, 'media', file), { force: true });
  for (const [index, [file, width, height]] of photographs.entries()) {
    const isThere = await sharp(join(here, 'media', file))
      .metadata()
      .then(
        () => true,
        () => false,
      );
    if (!isThere) await photograph(file, width, height, (index * 47) % 360);
  }
  await mkdir(join(here, 'media/Logo'), { recursive: true });
  for (const [file, svg] of Object.entries(logos))
    await writeFile(join(here, 'media/Logo', file), svg);
  await sharp(Buffer.from(icon))
    .resize(256, 256)
    .png({ palette: true })
    .toFile(join(here, 'media/Logo/ICON groß.png'));
}
