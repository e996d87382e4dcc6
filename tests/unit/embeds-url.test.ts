import { describe, expect, test } from 'vitest';
import { phoneHref } from '../../site/components/Link/phone.ts';
import { readUrl } from '../../site/embeds/url.ts';
import { resolveBooking } from '../../site/embeds/booking.ts';
import { readHosts } from '../../site/embeds/hosts.ts';
import { readPhone } from '../../site/embeds/phone.ts';
import { contentSecurityPolicy, policyOrigins } from '../../site/embeds/policy.ts';
import { readSiteUrl } from '../../site/embeds/site-url.ts';
import { resolveVideo } from '../../site/embeds/video.ts';

const label = 'a'.repeat(63);

test.each<[written: string, problem: string, right?: string]>([
  ['', 'must not be empty: without a URL there is nothing to show'],
  ['page', 'must begin with https://: this is not the full URL of a page'],
  ['example.com', 'must begin with https://', 'https://example.com'],
  ['embed.js', '"embed.js" is the name of a file'],
  ['brochure.pdf', '"brochure.pdf" is the name of a file'],
  ['video.mov', '"video.mov" is the name of a file'],
  ['https://IMG-1234.MOV', '"img-1234.mov" is the name of a file'],
  ['https://%', 'must be a URL: a browser cannot read this one'],
  [`https://example.com/${'a'.repeat(2000)}`, 'at most 2000 characters'],
  [String.raw`https://example.com\@evil.example/p`, 'it contains a space or a backslash'],
  ['http://example.com/p?x=1', 'browsers do not show http:// pages', 'https://example.com/p?x=1'],
  ['JavaScript:alert(1)//https://example.com/', 'a URL with javascript: cannot be shown'],
  ['data:text/html,hello', 'a URL with data: cannot be shown'],
  ['file:///home/ann/page.html', 'copy the file into content/media', 'videos/my-video.mp4'],
  ['ttps://example.com/p', 'a URL with ttps: cannot be shown', 'https://example.com/p'],
  ['me@example.com', 'this is an e-mail address'],
  ['user:secret@example.com/p', 'must not contain a user name or a password'],
  ['https://www.youtube.com@evil.example/p', 'the page is on evil.example'],
  ['https://calendly.com%2F@evil.example/p', 'the page is on evil.example'],
  ['https://[::1]/p', 'write localhost for your own computer'],
  ['https://[2001:db8::1]:8443/p', 'is an IPv6 address'],
  ['https://0xcb007107/p', '203.0.113.7 is an IP address'],
  ['https://my_pages.example.com/p', 'with an underscore in its name'],
  ['https://example.com./p', 'must not have a dot at the end of the host', 'https://example.com/p'],
  [`https://${label}a.example/p`, '63 between two dots'],
  ['https://example.com:65536/', 'there is no port 65536'],
  ['https://intranet/p', 'must name a host on the internet, not "intranet"'],
  ['https://printer.local/p', 'visitors cannot reach it'],
  ['https://example.com;script-src/p', 'must name a host on the internet'],
  ['https://*.example.com/p', 'must name a host on the internet'],
])('%j should be refused: %s', (written, problem, right = 'EXAMPLE') => {
  expect(() => readUrl(written, 'EXAMPLE')).toThrow(problem);
  expect(() => readUrl(written, 'EXAMPLE')).toThrow(`A right URL looks like ${right}`);
});

test.each([
  ['https://example.com:443/p', 'https://example.com/p'],
  ['example.com:8443/p', 'https://example.com:8443/p'],
  ['//EXAMPLE.com/p', 'https://example.com/p'],
  ['https:/example.com/p', 'https://example.com/p'],
  ['bücher.example/p', 'https://xn--bcher-kva.example/p'],
  ['localhost:8080/p', 'http://localhost:8080/p'],
  ['http://127.0.0.1:8080/p', 'http://127.0.0.1:8080/p'],
  [`https://${label}.example/`, `https://${label}.example/`],
  ['https://northgate.mov/watch', 'https://northgate.mov/watch'],
  ['known.example', 'https://known.example/'],
  ['http://known.example/p', 'https://known.example/p'],
])('%s should be read as %s', (written, href) => {
  const isKnown = ({ hostname }: URL) => hostname === 'known.example';
  expect(readUrl(written, '', isKnown)).toMatchObject({ kind: 'web', url: { href } });
});

test.each([
  ['video-hosts.yaml', resolveVideo],
  ['booking-hosts.yaml', resolveBooking],
] as const)(
  'every row of %s should have a title, a reason and a right example',
  (file, resolve) => {
    for (const { title, reason, example } of readHosts(file)) {
      expect(title).toMatch(/\S/);
      expect(reason).toMatch(/\S/);
      expect(() => resolve(example), example).not.toThrow();
    }
  },
);

describe('hosts that look like others', () => {
  test.each([
    'https://notyoutube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://y0utube.com/watch?v=aqz-KE-bpKQ',
    'https://yoütube.com/watch?v=aqz-KE-bpKQ',
    // With a Cyrillic letter: the same host as it is read.
    'https://youtubе.com/watch?v=aqz-KE-bpKQ',
    'https://my-vimeo.com/76979871',
    'https://drive.google.com.evil.example/file/d/1a2b3c/view',
    '<iframe src="https://notyoutube.com/embed/aqz-KE-bpKQ"></iframe>',
  ])('%s should be refused as a video', (pasted) => {
    expect(() => resolveVideo(pasted)).toThrow('and belongs to somebody else');
  });

  test.each([
    'https://ca1endly.com/ann/intro',
    'https://cаlendly.com/ann/intro',
    'https://myleadconnectorhq.com/widget/booking/aCIv7rUnCGrysobt6Mlg',
  ])('%s should be refused as a booking page', (pasted) => {
    expect(() => resolveBooking(pasted)).toThrow('and belongs to somebody else');
  });

  // Everyday words end the names of honest hosts.
  test.each([
    'https://heirloom.com/embed/1',
    'https://www.stella.tv/video/our-vans',
    'https://netflix.com/embed/1',
    'https://tools.mymux.com/embed/1',
    'https://youtubers.example/embed/1',
    'https://medical.com/book',
    'https://christmas.me/book',
  ])('%s should be nobody else', (pasted) => {
    expect(resolveVideo(pasted)).toMatchObject({ provider: 'page', embedUrl: pasted });
    expect(resolveBooking(pasted)).toMatchObject({ provider: 'page', frameUrl: pasted });
  });

  test('a known host should have no port', () => {
    const port = 'must not have the port 8443: YouTube has no pages there';
    expect(() => resolveVideo('https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ')).toThrow(port);
  });
});

test('whatever is accepted should be named by the policy of a page', () => {
  for (const pasted of [
    'https://example.com:8443/page',
    'https://bücher.example/page',
    'http://127.0.0.1:8080/page',
    '/samples/page',
    'https://www.dropbox.com/s/7olc36bm/video.mp4',
    'videos/video.mp4',
  ]) {
    const origins = policyOrigins({
      videos: [resolveVideo(pasted)],
      booking: resolveBooking('https://calendly.com/ann/intro'),
      analytics: { provider: 'none' },
    });
    const policy = { ...origins, scriptHashes: [], styleHashes: [] };
    expect(() => contentSecurityPolicy(policy), pasted).not.toThrow();
  }
});

describe('the URL of the site', () => {
  test.each([
    ['  HTTPS://Plumbline.Example\n', 'https://plumbline.example/'],
    ['http://plumbline.example/', 'http://plumbline.example/'],
    ['https://xn--mnchen-3ya.xn--p1ai', 'https://xn--mnchen-3ya.xn--p1ai/'],
    ['https://name.github.io/sites/v1.2', 'https://name.github.io/sites/v1.2/'],
    ['http://localhost:4321', 'http://localhost:4321/'],
    ['http://[::1]:4321/base', 'http://[::1]:4321/base/'],
  ])('%j should be read as %s', (written, read) => {
    expect(readSiteUrl(written)).toBe(read);
    expect(readSiteUrl(read)).toBe(read);
  });

  const site = 'https://plumbline.example';
  const example = 'https://your-name.github.io/your-repository/';
  test.each<[written: string, problem: string, right?: string]>([
    ['', 'must begin with https://: this must be the full URL'],
    ['https://plumb line.example', 'must be one URL'],
    ['www.plumbline.example/base/', 'must begin with', 'https://www.plumbline.example/base/'],
    ['https:///plumbline.example', 'must begin with', site],
    ['plumbline.example/Über', 'must begin with https://'],
    [`${site}/base?utm_source=ad`, 'must not contain ? or #', `${site}/base`],
    ['https://plumb%line.example', 'must be a full URL'],
    ['https://@plumbline.example/', 'must not contain a user name or a password'],
    ['https://plumbline', 'must name a host on the internet, not "plumbline"'],
    ['https://192.168.0.1', 'must name a host on the internet'],
    ['https://plumb_line.example', 'must name a host on the internet'],
    [`${site}:8443/base/`, 'must not have a port', `${site}/base/`],
    [`${site}/base///sites/`, 'must not have // in its path', `${site}/base/sites/`],
    [`${site}/base/demos.HTM`, 'not of one page', `${site}/base/`],
    [`${site}/m@site/`, 'can only have letters, digits, hyphens and dots'],
    [`${site}/../base/`, 'can only have letters'],
  ])('%j should be refused: %s', (written, problem, right = example) => {
    expect(() => readSiteUrl(written)).toThrow(problem);
    expect(() => readSiteUrl(written)).toThrow(`looks like ${right}`);
    expect(() => readSiteUrl(right)).not.toThrow();
  });
});

describe('a phone number', () => {
  test.each<[written: string, shown: string, uri: string, country?: string]>([
    ['+1 (555) 010-0199', '+1 (555) 010-0199', 'tel:+15550100199'],
    ['TEL: +1.555.010.0199', '+1.555.010.0199', 'tel:+15550100199'],
    ['\u202A+1  555\u00a0010 0199\u202C\n', '+1 555 010 0199', 'tel:+15550100199'],
    ['tel:0049-89-123456', '+49-89-123456', 'tel:+4989123456'],
    ['(00 49) 89 123456', '+49 89 123456', 'tel:+4989123456'],
    ['+49 89 / 12 34 56', '+49 89 / 12 34 56', 'tel:+4989123456'],
    // The zero for callers of the same country is shown, and not dialled.
    ['+44 (0)20 7946 0958', '+44 (0)20 7946 0958', 'tel:+442079460958'],
    ['+34 (0)912 345 678', '+34 (0)912 345 678', 'tel:+34912345678'],
    // Where it would be dialled as it stands, the number is written the international way.
    ['+49 (089) 123456', '+49 89 123456', 'tel:+4989123456'],
    ['+39 (0)6 1234 5678', '+39 06 1234 5678', 'tel:+390612345678'],
    // In the notation of its country.
    ['(503) 555-0142', '(503) 555-0142', 'tel:+15035550142', 'US'],
    ['(416) 555-0142', '(416) 555-0142', 'tel:+14165550142', 'us'],
    ['089 123456', '089 123456', 'tel:+4989123456', 'DE'],
    ['020 7946 0958', '020 7946 0958', 'tel:+442079460958', 'GB'],
    ['06 1234 5678', '06 1234 5678', 'tel:+390612345678', 'IT'],
    ['+43 1 533 60 00', '+43 1 533 60 00', 'tel:+4315336000', 'DE'],
  ])('%j should be shown as %j and dial %s', (written, shown, uri, country) => {
    expect(readPhone(written, country)).toBe(shown);
    expect(phoneHref(shown, country)).toBe(uri);
    expect(readPhone(shown, country)).toBe(shown);
  });

  test.each<[written: string, problem: string, country?: string]>([
    ['', 'must start with + and the country code'],
    ['089 123456', 'add the country to site.yaml'],
    ['fax tel:+1 555 010 0199', 'must start with + and the country code'],
    ['+1 800 FLOWERS', 'phones cannot dial letters and extensions from a link'],
    ['+49 89 1234567 / +49 170 1234567', 'must be one number'],
    ['+999 123 4567', 'must start with the code of a country: no country code begins with +999'],
    ['+1 555 010 019', 'must have more digits'],
    ['+1 555 010 01999', 'must have fewer digits'],
    ['123', '123 is not a number in US (+1)', 'US'],
  ])('%j should be refused: %s', (written, problem, country) => {
    expect(() => readPhone(written, country)).toThrow(problem);
    expect(() => readPhone(written, country)).toThrow('A right number looks like +1 555 010 0199');
  });
});
