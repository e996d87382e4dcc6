/**
 * Writes content as different from the sample as the schema allows, with every text as long as its
 * field allows. Run `npx tsx tests/second/make.ts` after a change of the schema.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import {
  contentNames,
  fieldsOf,
  jsonSchemaOf,
  schemaAt,
  type ContentName,
} from '../../site/generator/content/json-schemas.ts';

const here = import.meta.dirname;

/** Filler text. Each text begins with another of the long words, so that no two are alike. */
const stock =
  'Wärmepumpenwartungsvertragsabschluss und Kraftfahrzeughaftpflichtversicherung erledigt der Assistent, während Sie auf der Straße sind. Grundstücksverkehrsgenehmigungen prüft er gründlich, Rohrbruchnotdienste verständigt er sofort, Überstundenabrechnungen schließt er pünktlich ab. Bei Gebäudeenergieberatungsterminen fragt er nach Größe, Maß und Gewähr höflich zurück. ';
const beginnings = [...stock.matchAll(/\p{L}{30,}/gu)].map(({ index }) => index);

/** Filler for fields without space for a second word: one word without break opportunity. */
const compound = 'gebäudetechnikverwaltungsübersicht';

let turn = 0;

/** The text, filled up to exactly this number of characters. */
function fill(text: string, length: number): string {
  if (length <= 32) return `${text}${compound}`.slice(0, length);
  turn += 1;
  const more = (stock + stock).slice(beginnings[turn % beginnings.length]);
  const long = `${text} ${more.repeat(Math.ceil(length / more.length))}`.slice(0, length);
  // Blanks at the end would be taken away.
  return long.endsWith(' ') ? `${long.slice(0, -1)}.` : long;
}

/** The greatest length that the schema gives a field, by its path, such as `home hero headline`. */
function most(name: ContentName, path: string): number {
  const steps = path.split(' ').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const schema = schemaAt(
    jsonSchemaOf(name),
    name === 'site' || name === 'pages' ? steps : [0, ...steps],
  );
  const length = schema?.['maxLength'];
  if (typeof length !== 'number')
    throw new Error(
      `The schema of ${name} gives no greatest length for ${path}. Its fields: ${Object.keys(fieldsOf(schema ?? {})).join(', ')}`,
    );
  return length;
}

/** Texts at their full length: the paths of the fields, each with what it begins with. */
const full = (name: ContentName, texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [
      path.split(' ').at(-1) ?? path,
      fill(text, most(name, path)),
    ]),
  );

const numbered = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

/** A few seconds of moving colors in each aspect ratio, made once by ffmpeg; one has sound. */
const videos = ['hoch', 'quer', 'quadrat', 'vier-zu-fuenf'] as const;
const videoOf = (number: number) => ({
  videoUrl: `filme/${videos[number % videos.length] ?? 'hoch'}.mp4`,
  captions: [
    { src: 'filme/deutsch.vtt' },
    { src: 'filme/englisch.vtt', language: 'en', kind: 'subtitles' },
  ],
});

/** How many demos each agent has. */
const demosOf = { buero: 11, telefon: 6, angebote: 5, notdienst: 1, ersatzteile: 2 } as const;
const agentNames = {
  buero: 'Büroorganisationsassistentinnen',
  telefon: 'Anrufannahmeassistent',
  angebote: 'Angebotsnachverfolgung',
  notdienst: 'Störungsmeldungsannahme',
  ersatzteile: 'Ersatzteilbeschaffung',
} as const;
const agentIds = ['buero', 'telefon', 'angebote', 'notdienst', 'ersatzteile'] as const;
const categoryOf = Object.fromEntries(
  agentIds.map((id) => [id, fill(agentNames[id], most('agents', 'category'))]),
);

const demoImages = [
  'Hochkant (1).JPG',
  'Quer über Eck.jpeg',
  'QUADRAT.jpg',
  'Breit & weit.jpg',
  'Treppe_größer.Jpg',
  'keller 50%.jpg',
];
const demos = agentIds.flatMap((agent) =>
  numbered(demosOf[agent]).map((number) => ({ agent, id: `${agent}-${String(number)}`, number })),
);

const voices = [
  'Jörg Äußerst-Großmann',
  'Änne Überschär',
  'Çağla Öztürk-Weiß',
  'Zoë Straßburger',
  'Łukasz Schröder',
];

const content: Record<ContentName, unknown> = {
  site: {
    ...full('site', {
      name: 'Weißenfelßer Gebäudetechnik',
      legalName: 'Weißenfelßer Gebäudetechnik und Söhne',
    }),
    url: 'https://weissenfelsser-gebaeudetechnik.example/werk/',
    language: 'de',
    logo: {
      src: 'Logo/Zeichen für Straße.svg',
      dark: 'Logo/Zeichen für Straße (dunkel).svg',
      icon: 'Logo/ICON groß.png',
    },
    colors: { main: '#5b2a86', second: '#ffb703' },
    contact: {
      phone: '+49 (0)3443 5550199-0',
      email: 'terminvereinbarungen@weissenfelsser-gebaeudetechnik.example',
    },
    booking: {
      url: '/samples/booking.html',
      scriptUrl: '/samples/form-embed.js',
      forwardParameters: ['utm_source', 'gclid'],
    },
    analytics: { provider: 'none' },
  },
  pages: {
    navigation: [
      { ...full('pages', { 'navigation 0 label': 'Vorführungen' }), section: 'demos' },
      { ...full('pages', { 'navigation 0 label': 'Fallbeispiele' }), section: 'case-studies' },
      { ...full('pages', { 'navigation 0 label': 'Kundenstimmen' }), section: 'testimonials' },
      { ...full('pages', { 'navigation 0 label': 'Startseite' }), section: 'top' },
      {
        ...full('pages', { 'navigation 0 label': 'Ratgeber' }),
        url: 'https://ratgeber.weissenfelsser-gebaeudetechnik.example/',
      },
    ],
    footerLinks: ['Impressum', 'Datenschutzerklärung', 'Barrierefreiheitserklärung'].map(
      (label) => ({
        ...full('pages', { 'footerLinks 0 label': label }),
        url: `https://weissenfelsser-gebaeudetechnik.example/${label.charAt(0).toLowerCase()}`,
      }),
    ),
    ...full('pages', { bookingLabel: 'Beratungsgespräch vereinbaren' }),
    home: {
      ...full('pages', {
        'home title': 'Weißenfelßer Gebäudetechnik:',
        'home description': 'Assistenten für Handwerksbetriebe:',
      }),
      hero: {
        ...full('pages', {
          'home hero headline': 'Überzeugungsarbeit statt Ankündigungen',
          'home hero tagline': 'Künstliche Intelligenz im Alltag',
          'home hero claim': 'Über achtzehn Wochenstunden',
        }),
        intro: fill('Handwerksbetriebe sparen {claim}:', most('pages', 'home hero intro')),
        ...full('pages', {
          'home hero demosLabel': 'Vorführungen ansehen',
          'home hero testimonialsLabel': 'Kundenstimmen ansehen',
        }),
        image: {
          wide: 'Start/Breites Bild – Übersicht.JPG',
          narrow: 'Start/schmales bild.jpg',
          alt: fill(
            'Links die Unordnung, rechts der Überblick:',
            most('pages', 'home hero image alt'),
          ),
        },
      },
      demos: full('pages', {
        'home demos heading': 'Unsere Assistenten bei der Arbeit',
        'home demos allLabel': 'Sämtliche Vorführungen',
      }),
      testimonials: full('pages', {
        'home testimonials heading': 'Vertrauenswürdig für Betriebe',
        'home testimonials subtitle': 'So sparen Betriebsinhaberinnen',
        'home testimonials caseStudiesLabel': 'Fallbeispiele lesen',
      }),
      caseStudies: full('pages', {
        'home caseStudies heading': 'Nachweisbare Ergebnisse',
        'home caseStudies beforeLabel': 'Vorher',
        'home caseStudies afterLabel': 'Nachher',
        'home caseStudies numbersHeading': 'Zahlen, die für sich sprechen',
        'home caseStudies bookingLabel': 'Gespräch vereinbaren',
      }),
      closing: full('pages', {
        'home closing heading': 'Feierabend, wann er sein soll',
        'home closing text': 'Bringen Sie Ihre unübersichtlichste Woche mit.',
      }),
    },
    demos: full('pages', {
      'demos title': 'Sämtliche Vorführungen:',
      'demos description': 'Was die Assistenten können:',
      'demos heading': 'Sämtliche Vorführungen auf einen Blick',
      'demos subtitle': 'Alles, was unsere Assistenten können:',
      'demos allTab': 'Alle Vorführungen',
      'demos backLabel': 'Zurück zur Startseite',
    }),
    notFound: {
      ...full('pages', {
        'notFound title': 'Seite nicht gefunden:',
        'notFound description': 'Unter dieser Adresse',
        'notFound code': 'Hoppla!',
        'notFound heading': 'Diese Seite gibt es nicht',
        'notFound text': 'Unter dieser Adresse ist nichts.',
        'notFound homeLabel': 'Zur Startseite zurück',
      }),
      image: { src: 'nicht-gefunden.png', alt: 'Ein leerer Schreibtisch' },
    },
    booking: full('pages', {
      'booking title': 'Beratungsgespräch',
      'booking description': 'Vereinbaren Sie hier',
      'booking frameTitle': 'Buchungsformular',
      'booking openLabel': 'Buchungsseite öffnen',
    }),
    video: full('pages', {
      'video openLabel': 'Video in neuem Fenster öffnen',
      'video copyLabel': 'Adresse kopieren',
      'video transcriptLabel': 'Mitschrift lesen',
    }),
  },
  agents: agentIds.map((id) => ({
    id,
    ...full('agents', { name: agentNames[id] }),
    category: categoryOf[id],
    ...full('agents', { subLabel: `Was ${agentNames[id]} übernimmt:` }),
  })),
  demos: demos.map(({ agent, id, number }, index) => ({
    id,
    category: categoryOf[agent],
    ...full('demos', { caption: `${agentNames[agent]} ${String(number)}:` }),
    thumbnail: {
      src: `Vorführungen/${demoImages[index % demoImages.length] ?? ''}`,
      alt: index % 2 === 0 ? 'none' : 'Eine Fachkraft bei der Arbeit',
    },
    ...videoOf(index),
    // Real owners transcribe some videos at length, and others not at all.
    ...(index % 3 === 0
      ? full('demos', { transcript: 'Man hört:' })
      : index % 3 === 1
        ? { transcript: 'Kurz gesagt: Es klappt.' }
        : {}),
    ...full('demos', { description: 'In dieser Vorführung' }),
    ...(index % 2 === 0 ? { uploadDate: '2026-05-31' } : { placeholder: true }),
  })),
  testimonials: voices.map((name, index) => ({
    id: `stimme-${String(index + 1)}`,
    ...full('testimonials', {
      name,
      role: `Geschäftsführung ${String(index + 1)},`,
      headline: `Wochenstunde ${String(index + 1)}:`,
      subtext: `${name} sagt:`,
      caption: `${name} über`,
      transcript: `${name} erzählt:`,
    }),
    thumbnail: { src: `Stimmen/${name}.JPG`, alt: `${name} lächelt in die Kamera.` },
    ...videoOf(index),
    placeholder: index === 4,
  })),
  'case-studies': ['Rohrreinigungsnotdienst', 'Dachdeckermeisterbetrieb'].map((sector, index) => ({
    id: `fall-${String(index + 1)}`,
    ...full('case-studies', {
      sector,
      headline: `Fall ${String(index + 1)}: Auftragsannahmequote`,
      brandedText: `${sector} nimmt jeden Anruf an,`,
      client: 'Wolf-Dietrich Größwang',
      clientRole: 'Geschäftsführender Gesellschafter',
      clientCompany: `${sector} Größwang & Söhne`,
      logo: 'ÄÖÜ',
      beforeSummary: 'Früher',
      afterSummary: 'Heute',
      quote: 'Wir hätten',
    }),
    ...(index === 0 ? { logoImage: 'Logo/Kunde & Söhne.svg' } : {}),
    image: { src: `Fälle/${String(index + 1)}.jpg`, alt: 'none' },
    metrics: numbered(4).map((number) => ({
      ...full('case-studies', { 'metrics 0 label': `Kennzahl ${String(number)}:` }),
      value: `${String(number)}.234.567,89 €`.slice(0, most('case-studies', 'metrics 0 value')),
    })),
    placeholder: index === 1,
  })),
};

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
await mkdir(join(here, 'media/Logo'), { recursive: true });
for (const [file, svg] of Object.entries(logos))
  await writeFile(join(here, 'media/Logo', file), svg);
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#5b2a86" d="M0 0h64v64H0z"/><path fill="#ffb703" d="M32 12 54 32H10z"/><path fill="#fff" d="M16 34h32v18H16z"/></svg>`;
await sharp(Buffer.from(icon))
  .resize(256, 256)
  .png({ palette: true })
  .toFile(join(here, 'media/Logo/ICON groß.png'));

for (const name of contentNames) {
  await writeFile(
    join(here, `${name}.yaml`),
    `# yaml-language-server: $schema=../../content/schemas/${name}.schema.json\n# Made by tests/second/make.ts: change that, not this file.\n\n${stringify(content[name], { lineWidth: 0 })}`,
  );
}
