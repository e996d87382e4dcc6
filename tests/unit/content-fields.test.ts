import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { schemas } from '../../content/schema.ts';
import { validFiles } from './content-fixture.ts';

type Name = keyof typeof schemas;
type Path = readonly (string | number)[];

/** The value with another at a path in it; `undefined` takes the field away. */
function withAt(value: unknown, [step, ...rest]: Path, inner: unknown): unknown {
  if (step === undefined) return inner;
  if (Array.isArray(value))
    return value.map((each: unknown, index) => (index === step ? withAt(each, rest, inner) : each));
  const group = { ...(value as Record<string, unknown>) };
  return { ...group, [step]: withAt(group[step], rest, inner) };
}

const pathOf = (text: string): Path =>
  text.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** What a field of the valid content becomes, or what is said of it: `path: message`. */
function read(name: Name, path: string, written: unknown): unknown {
  const { data, error } = schemas[name].safeParse(
    withAt(parse(validFiles[`content/${name}.yaml`] ?? ''), pathOf(path), written),
  );
  if (error !== undefined)
    return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n');
  return pathOf(path).reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown>)[step],
    data,
  );
}

describe('a field becomes', () => {
  it.each<[name: Name, path: string, written: unknown, becomes: unknown]>([
    // Paths of files, as the browser form writes them, too.
    ['demos', '0.thumbnail.src', '/demos/pa-1.svg', 'demos/pa-1.svg'],
    ['demos', '0.thumbnail.src', ' demos/pa-1.JPEG ', 'demos/pa-1.JPEG'],
    ['demos', '0.captions', '/films/pa-1.vtt', [{ src: 'films/pa-1.vtt', kind: 'captions' }]],
    [
      'demos',
      '0.captions',
      [{ src: 'a/b.VTT', language: 'de', kind: 'subtitles', label: 'Deutsch' }, { src: '/c.vtt' }],
      [
        { src: 'a/b.VTT', language: 'de', kind: 'subtitles', label: 'Deutsch' },
        { src: 'c.vtt', kind: 'captions' },
      ],
    ],
    // What a picture tells.
    ['demos', '0.thumbnail.alt', 'none', ''],
    ['demos', '0.thumbnail.alt', '', ''],
    ['demos', '0.thumbnail.alt', 'None of it', 'None of it'],
    ['demos', '0.thumbnail.focus', '50% 20%', { x: 0.5, y: 0.2 }],
    ['demos', '0.thumbnail.focus', '0, 100', { x: 0, y: 1 }],
    ['demos', '0.thumbnail.focus', ' 12.5%,  7% ', { x: 0.125, y: 0.07 }],
    ['demos', '0.thumbnail.focus', undefined, undefined],
    // Links.
    [
      'pages',
      'navigation.0',
      { label: 'Demos', address: '/demos/' },
      { label: 'Demos', address: '/demos/' },
    ],
    [
      'pages',
      'navigation.0',
      { label: 'Blog', address: 'blog.example/posts' },
      { label: 'Blog', address: 'https://blog.example/posts' },
    ],
    [
      'pages',
      'navigation.0',
      { label: 'Blog', address: 'www.my-blog.example' },
      { label: 'Blog', address: 'https://www.my-blog.example' },
    ],
    [
      'pages',
      'navigation.0',
      { label: 'Blog', address: 'blog.example?page=1' },
      { label: 'Blog', address: 'https://blog.example?page=1' },
    ],
    [
      'pages',
      'navigation.0',
      { label: 'Blog', address: 'https://blog.example/' },
      { label: 'Blog', address: 'https://blog.example/' },
    ],
    [
      'pages',
      'navigation.0',
      { label: 'Mail', address: 'mailto:a@b.example' },
      { label: 'Mail', address: 'mailto:a@b.example' },
    ],
    [
      'pages',
      'navigation.0',
      { label: 'Call', address: 'tel:+15550100199' },
      { label: 'Call', address: 'tel:+15550100199' },
    ],
    ['pages', 'footerLinks', undefined, []],
    // The site.
    ['site', 'language', ' de-at ', 'de-AT'],
    ['site', 'language', 'DE', 'de'],
    ['site', 'language', 'gsw', 'gsw'],
    ['site', 'language', undefined, 'en'],
    ['site', 'address', ' https://Plumbline.Example ', 'https://plumbline.example/'],
    ['site', 'contact.phone', 'tel:+1 555 010 0199', '+1 555 010 0199'],
    ['site', 'contact.phone', undefined, undefined],
    ['site', 'contact.email', ' Hello@b.example ', 'Hello@b.example'],
    ['site', 'contact.email', 'hallo@müller-bäder.example', 'hallo@müller-bäder.example'],
    ['site', 'colors', { main: ' Navy ', second: '#f70' }, { main: '#000080', second: '#ff7700' }],
    [
      'site',
      'booking',
      { url: ' https://calendly.com/pat/visit ' },
      {
        frameUrl: 'https://calendly.com/pat/visit?embed_type=Inline&embed_domain=1',
        openUrl: 'https://calendly.com/pat/visit',
        provider: 'calendly',
        scriptUrl: null,
        forwardParameters: [],
      },
    ],
    ['site', 'booking', undefined, undefined],
    ['site', 'analytics', undefined, { provider: 'none' }],
    [
      'site',
      'analytics',
      { provider: 'plausible', domain: 'a.example' },
      {
        provider: 'plausible',
        domain: 'a.example',
        scriptUrl: 'https://plausible.io/js/script.js',
      },
    ],
    [
      'site',
      'analytics',
      { provider: 'plausible', domain: 'a.example', scriptUrl: ' stats.a.example/x.js ' },
      { provider: 'plausible', domain: 'a.example', scriptUrl: 'https://stats.a.example/x.js' },
    ],
    [
      'site',
      'analytics',
      { provider: 'ga4', measurementId: 'G-ABC123' },
      { provider: 'ga4', measurementId: 'G-ABC123' },
    ],
    // Words of the interface.
    ['pages', 'words', undefined, {}],
    ['pages', 'words', { skipToContent: ' Straight to it ' }, { skipToContent: 'Straight to it' }],
    [
      'pages',
      'words',
      { slideOf: '{label}: {n} / {count}' },
      { slideOf: '{label}: {n} / {count}' },
    ],
  ])('%s, %s: %j', (name, path, written, becomes) => {
    expect(read(name, path, written)).toEqual(becomes);
  });
});

const noLink =
  'must start with https://, mailto: or tel:, or be a path of this site that starts with /';
const noPicture = 'must be the path of a picture (svg, png, jpg, webp or avif) in content/media';
const noTag = 'must be a language tag, such as en, de-AT or pt-BR';
const noFocus = 'must be two percentages, such as 50% 20%: from the left, and from the top';

describe('a field is refused, with what is wrong', () => {
  it.each<[name: Name, path: string, written: unknown, said: string | RegExp]>([
    ['demos', '0.id', 'PA 1', '0.id: must be lower-case letters, digits and single hyphens'],
    ['demos', '0.caption', '   ', '0.caption: must not be empty'],
    [
      'demos',
      '0.caption',
      'x'.repeat(101),
      '0.caption: must be at most 100 characters, or it does not fit its place',
    ],
    ['demos', '0.thumbnail.src', 'pa-1.tiff', `0.thumbnail.src: ${noPicture}`],
    ['demos', '0.thumbnail.src', 'https://a.example/pa-1.svg', `0.thumbnail.src: ${noPicture}`],
    [
      'demos',
      '0.thumbnail.alt',
      'x'.repeat(401),
      '0.thumbnail.alt: must be at most 400 characters: it is read out in one go',
    ],
    ['demos', '0.thumbnail.focus', '50%', `0.thumbnail.focus: ${noFocus}`],
    ['demos', '0.thumbnail.focus', '101% 20%', `0.thumbnail.focus: ${noFocus}`],
    ['demos', '0.thumbnail.focus', '50% 20% 10%', `0.thumbnail.focus: ${noFocus}`],
    [
      'demos',
      '0.videoUrl',
      'our film',
      /^0\.videoUrl: must name a page: there is no address in this text\. A right address looks like https:\/\//,
    ],
    ['demos', '0.captions', [], '0.captions: must name one file at least'],
    [
      'demos',
      '0.captions',
      [{ src: 'a.vtt', language: 'english please' }],
      `0.captions.0.language: ${noTag}`,
    ],
    ['demos', '0.uploadDate', '31 May', '0.uploadDate: must be a date'],
    [
      'demos',
      '0.transcript',
      'x'.repeat(4001),
      '0.transcript: must be at most 4000 characters: it is part of every page that shows the video',
    ],
    ['case-studies', '0.metrics', [], '0.metrics: must be one at least'],
    ['site', 'name', undefined, /^name: /],
    ['site', 'address', 'plumbline', /^address: .*A right address looks like https:\/\//],
    ['site', 'language', 'english', `language: ${noTag}`],
    ['site', 'language', 'en_US', `language: ${noTag}`],
    ['site', 'language', 'de-', `language: ${noTag}`],
    ['site', 'language', '1de', `language: ${noTag}`],
    ['site', 'colors', { main: 'our blue' }, /^colors\.main: must be a colour/],
    [
      'site',
      'contact.phone',
      '555 010 0199',
      'contact.phone: must start with + and the country code',
    ],
    ['site', 'contact.phone', '+1', /^contact\.phone: must /],
    ...[
      'hello',
      'hello@example',
      'hello@@b.example',
      'he llo@b.example',
      'hello@b.example/x',
      'hello@b..example',
      'hello@b.12',
    ].map((address): [Name, string, unknown, string] => [
      'site',
      'contact.email',
      address,
      'contact.email: must be an e-mail address',
    ]),
    [
      'site',
      'contact.email',
      'rené@b.example',
      'contact.email: must be an e-mail address to which everybody can write: one with “é” before the @ is refused by most servers',
    ],
    [
      'site',
      'booking',
      { url: 'our calendar' },
      /^booking\.url: must name a page: there is no address in this text/,
    ],
    [
      'site',
      'booking',
      { url: 'https://book.example.com/form', scriptUrl: 'https://book.example.com/form' },
      /^booking\.scriptUrl: .*\.js/,
    ],
    [
      'site',
      'analytics',
      { provider: 'plausible', domain: 'a.example', scriptUrl: '/x.js' },
      'analytics.scriptUrl: must be a full address that starts with https://: the script comes from the service that counts. A right address looks like https://plausible.io/js/script.js',
    ],
    [
      'site',
      'analytics',
      { provider: 'plausible', domain: 'a.example', scriptUrl: 'http://localhost:4321/x.js' },
      /^analytics\.scriptUrl: must be a full address that starts with https:\/\//,
    ],
    [
      'site',
      'analytics',
      { provider: 'plausible', domain: 'a.example', scriptUrl: 'javascript:x' },
      /^analytics\.scriptUrl: must begin with https:\/\/.* A right address looks like https:\/\/plausible\.io\/js\/script\.js/,
    ],
    [
      'site',
      'analytics',
      { provider: 'ga4', measurementId: 'UA-1' },
      'analytics.measurementId: must be a measurement id',
    ],
    [
      'pages',
      'navigation.0',
      { label: 'Home' },
      'navigation.0: must say where it leads: a section (top, demos, testimonials, case-studies) or an address',
    ],
    [
      'pages',
      'navigation.0',
      { label: 'Home', section: 'top', address: '/' },
      'navigation.0: must have a section or an address, not both',
    ],
    ...[
      '//evil.example/',
      'ftp://a.example/',
      'http://a.example/',
      'mailto:',
      'tel: ',
      'see mailto:a@b.example',
      'see https://a.example/',
      'blog',
      'https://',
      '.example/',
      'blog..example',
      'my blog.example',
      'blog.example:80',
    ].map((address): [Name, string, unknown, string] => [
      'pages',
      'navigation.0',
      { label: 'Blog', address },
      `navigation.0.address: ${noLink}`,
    ]),
    [
      'pages',
      'home.hero.intro',
      'We save hours.',
      'home.hero.intro: must say once where the claim stands, with {claim}',
    ],
    ['pages', 'words', { skipToContent: '' }, 'words.skipToContent: must not be empty'],
    [
      'pages',
      'words',
      { slideOf: '{n} of {count}' },
      'words.slideOf: must hold {n} and {count} and {label}, each once',
    ],
    [
      'pages',
      'words',
      { quotation: '{words} {words}' },
      'words.quotation: must hold {words}, each once',
    ],
  ])('%s, %s: %j', (name, path, written, said) => {
    if (typeof said === 'string') expect(read(name, path, written)).toBe(said);
    else expect(read(name, path, written)).toMatch(said);
  });
});
