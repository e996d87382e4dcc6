/**
 * Writes content as different from the sample as the schema allows, with every text as long as its
 * field allows. Run `npx tsx tests/second/make.ts` after a change of the schema.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { contentNames, type ContentName } from '../../site/generator/content/json-schemas.ts';
import { numbered, voices, writeImages } from './images.ts';
import { fill, full, most } from './texts.ts';

const here = import.meta.dirname;

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

await writeImages();

for (const name of contentNames) {
  await writeFile(
    join(here, `${name}.yaml`),
    `# yaml-language-server: $schema=../../content/schemas/${name}.schema.json\n# Made by tests/second/make.ts: change that, not this file.\n\n${stringify(content[name], { lineWidth: 0 })}`,
  );
}
