import { describe, expect, test } from 'vitest';
import { readAddress } from '../../site/embeds/address.ts';
import { resolveBooking } from '../../site/embeds/booking.ts';
import { contentSecurityPolicy, policyOrigins } from '../../site/embeds/policy.ts';
import { resolveVideo } from '../../site/embeds/video.ts';

const label = 'a'.repeat(63);

/** What no field takes, whichever kind of page it names. `PAGE` is a page or a script of the host. */
const refused: [pasted: string, problem: string, suggestion?: string][] = [
  // No address.
  ['', 'must not be empty'],
  ['   \n\t', 'must not be empty'],
  ['\u200B\uFEFF', 'must not be empty'],
  ['my page', 'there is no address in this text'],
  ['e.g. this and that', 'there is no address in this text'],
  ['page', 'must begin with https://'],
  ['https://', 'must be an address'],
  ['https://%', 'must be an address'],
  ['https:///', 'must be an address'],
  [`https://example.com/${'a'.repeat(2000)}`, 'at most 2000 characters'],
  [`see https://example.com/PAGE ${'word '.repeat(5000)}`, 'this is a text of 2'],
  ['/a page', 'it has a space or a backslash in it'],
  ['https://example.com\\@evil.example/PAGE', 'it has a space or a backslash in it'],

  // Another protocol.
  [
    'http://example.com/PAGE?x=1',
    'browsers block an unencrypted frame',
    'https://example.com/PAGE?x=1',
  ],
  ['HTTP://EXAMPLE.com/PAGE', 'browsers block an unencrypted frame', 'https://EXAMPLE.com/PAGE'],
  ['http:example.com/PAGE', 'browsers block an unencrypted frame', 'https://example.com/PAGE'],
  ['javascript:alert(1)', 'javascript: is not the address of a page'],
  ['JavaScript:alert(1)//https://example.com/PAGE', 'javascript: is not the address of a page'],
  ['java\u200Bscript:alert(1)', 'javascript: is not the address of a page'],
  ['data:text/html,hello', 'data: is not the address of a page'],
  [
    'data:text/html,<iframe src="https://example.com/PAGE"></iframe>',
    'data: is not the address of a page',
  ],
  ['blob:https://example.com/0281766f', 'blob: is not the address of a page'],
  ['vbscript:msgbox', 'vbscript: is not the address of a page'],
  ['view-source:https://example.com/PAGE', 'view-source: is not the address of a page'],
  ['about:blank', 'about: is not the address of a page'],
  ['file:///home/me/page.html', 'file: is not the address of a page'],
  ['ftp://example.com/PAGE', 'ftp: is not the address of a page'],
  ['mailto:me@example.com', 'mailto: is not the address of a page'],
  ['tel:+15550100199', 'tel: is not the address of a page'],
  ['ttps://example.com/PAGE', 'ttps: is not the address of a page', 'https://example.com/PAGE'],
  ['me@example.com', 'this one is of a mailbox'],

  // A name in the address.
  ['https://user@example.com/PAGE', 'must not hold a name or a password'],
  ['https://user:secret@example.com/PAGE', 'must not hold a name or a password'],
  ['https://:secret@example.com/PAGE', 'must not hold a name or a password'],
  ['https://www.youtube.com@evil.example/PAGE', 'the page is on evil.example'],
  ['https://calendly.com%2F@evil.example/PAGE', 'the page is on evil.example'],
  ['//user@example.com/PAGE', 'must not hold a name or a password'],
  ['user:secret@example.com/PAGE', 'must not hold a name or a password'],
  ['user@example.com/PAGE', 'must not hold a name or a password'],

  // Hosts that no policy can name, or no visitor can reach.
  ['https://[2001:db8::1]/PAGE', 'is an IPv6 address'],
  ['https://[2001:db8::1]:8443/PAGE', 'is an IPv6 address'],
  ['http://[::1]:8080/PAGE', 'browsers block an unencrypted frame'],
  ['https://[::1]/PAGE', 'this machine is called localhost'],
  ['https://203.0.113.7/PAGE', '203.0.113.7 is an IP address'],
  ['https://203.0.113.7:8443/PAGE', '203.0.113.7 is an IP address'],
  ['https://0xcb007107/PAGE', '203.0.113.7 is an IP address'],
  ['https://203.0.113/PAGE', '203.0.0.113 is an IP address'],
  ['https://my_pages.example.com/PAGE', 'with an underscore in its name'],
  ['https://example.com./PAGE', 'must not end the host with a dot', 'https://example.com/PAGE'],
  [`https://${label}a.example/PAGE`, '63 between two dots'],
  [`https://${label}.${label}.${label}.${label}.example/PAGE`, 'more than 253 letters'],
  ['https://example.com:99999/PAGE', 'there is no port 99999'],
  ['https://example.com:port/PAGE', 'must be an address'],
  ['https://intranet/PAGE', 'must name a host on the internet, not "intranet"'],
  ['https://printer.local/PAGE', 'must name a host on the internet, not "printer.local"'],
  ['https://-example.com/PAGE', 'must name a host on the internet'],
  ['https://example.com;script-src/PAGE', 'must name a host on the internet'],
  ["https://example.com'self'/PAGE", 'must name a host on the internet'],
  ['https://*.example.com/PAGE', 'must name a host on the internet'],
];

/** The text of the error, which is what the content reader shows with file and line. */
function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error('Nothing was wrong.');
}

describe.each([
  ['videoUrl', 'page', (pasted: string) => resolveVideo(pasted)],
  ['booking.url', 'page', (pasted: string) => resolveBooking(pasted)],
  [
    'booking.scriptUrl',
    'embed.js',
    (pasted: string) => resolveBooking('https://calendly.com/ann/intro', pasted),
  ],
] as const)('%s', (_field, page, resolve) => {
  // A script is the one place where more than an address is no reason to look for one.
  const rows = refused.filter(
    ([pasted]) => page === 'page' || !/^(see|my page|e\.g\.)/.test(pasted),
  );
  test.each(rows)('refuses %j: %s', (pasted, problem, suggestion) => {
    const message = messageOf(() => resolve(pasted.replaceAll('PAGE', page)));
    expect(message).toContain(problem);
    expect(message).toMatch(/\. A right address looks like (https:\/\/|films\/)\S/);
    if (suggestion !== undefined)
      expect(message).toContain(`looks like ${suggestion.replaceAll('PAGE', page)}`);
  });

  const accepted: [pasted: string, address: string][] = [
    ['https://example.com:8443/PAGE', 'https://example.com:8443/PAGE'],
    ['https://example.com:443/PAGE', 'https://example.com/PAGE'],
    ['example.com:8443/PAGE', 'https://example.com:8443/PAGE'],
    ['EXAMPLE.com/PAGE', 'https://example.com/PAGE'],
    ['//example.com/PAGE', 'https://example.com/PAGE'],
    ['https:example.com/PAGE', 'https://example.com/PAGE'],
    ['https:/example.com/PAGE', 'https://example.com/PAGE'],
    ['https://bücher.example/PAGE', 'https://xn--bcher-kva.example/PAGE'],
    ['bücher.example/PAGE', 'https://xn--bcher-kva.example/PAGE'],
    ['http://localhost:8080/PAGE', 'http://localhost:8080/PAGE'],
    ['localhost:8080/PAGE', 'http://localhost:8080/PAGE'],
    ['http://127.0.0.1:8080/PAGE', 'http://127.0.0.1:8080/PAGE'],
    ['127.0.0.1:8080/PAGE', 'http://127.0.0.1:8080/PAGE'],
    ['/samples/PAGE', '/samples/PAGE'],
  ];
  test.each(accepted)('takes %s', (pasted, address) => {
    const result = resolve(pasted.replace('PAGE', page));
    expect(Object.values(result)).toContain(address.replace('PAGE', page));
  });
});

describe('hosts that look like others', () => {
  test.each([
    ['https://notyoutube.com/watch?v=aqz-KE-bpKQ'],
    ['https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ'],
    ['https://www.youtube.com-watch.example/aqz-KE-bpKQ'],
    ['https://y0utube.com/watch?v=aqz-KE-bpKQ'],
    ['https://yoütube.com/watch?v=aqz-KE-bpKQ'],
    // With a Cyrillic letter: the same host as it is read, and as a browser sends it.
    ['https://youtubе.com/watch?v=aqz-KE-bpKQ'],
    ['https://xn--youtub-8of.com/watch?v=aqz-KE-bpKQ'],
    ['https://notyoutu.be/aqz-KE-bpKQ'],
    ['https://my-vimeo.com/76979871'],
    ['https://vіmeo.com/76979871'],
    ['https://drive.google.com.evil.example/file/d/1a2b3c/view'],
    ['https://www.faceb00k.com/reel/1598698620160037'],
    ['notyoutube.com/watch?v=aqz-KE-bpKQ'],
    ['<iframe src="https://notyoutube.com/embed/aqz-KE-bpKQ"></iframe>'],
  ])('video %s', (pasted) => {
    const message = messageOf(() => resolveVideo(pasted));
    expect(message).toMatch(
      /^must be on [a-z.]+, not on [a-z\d.-]+: that host only looks like [A-Z][A-Za-z ]+ and belongs to somebody else\. A right address looks like https:/,
    );
  });

  test.each([
    ['https://notcalendly.com/ann/intro'],
    ['https://calendly.com.evil.example/ann/intro'],
    ['https://ca1endly.com/ann/intro'],
    ['https://cаlendly.com/ann/intro'],
    ['https://meetings.hubspot.com.evil.example/ann'],
    ['https://myleadconnectorhq.com/widget/booking/aCIv7rUnCGrysobt6Mlg'],
  ])('booking page %s', (pasted) => {
    expect(messageOf(() => resolveBooking(pasted))).toContain('belongs to somebody else');
  });

  // Everyday words end the names of honest hosts.
  test.each([
    'https://heirloom.com/embed/1',
    'https://www.stella.tv/video/our-vans',
    'https://netflix.com/embed/1',
    'https://tools.mymux.com/embed/1',
    'https://videos.example.com/youtube',
    'https://youtubers.example/embed/1',
  ])('%s is nobody else', (pasted) => {
    expect(resolveVideo(pasted)).toMatchObject({
      kind: 'frame',
      provider: 'page',
      embedUrl: pasted,
    });
  });
  test.each(['https://medical.com/book', 'https://christmas.me/book', 'https://kiwi.st/book'])(
    '%s is nobody else',
    (pasted) => {
      expect(resolveBooking(pasted)).toMatchObject({ provider: 'page', frameUrl: pasted });
    },
  );

  test('a known host with a port is not that host', () => {
    expect(
      messageOf(() => resolveVideo('https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ')),
    ).toContain('must not have the port 8443: YouTube has no pages there');
    expect(messageOf(() => resolveBooking('https://calendly.com:444/ann/intro'))).toContain(
      'must not have the port 444: Calendly has no pages there',
    );
    expect(resolveVideo('https://www.youtube.com:443/watch?v=aqz-KE-bpKQ')).toMatchObject({
      provider: 'youtube',
    });
  });
});

test('whatever is accepted can be named by the policy of a page', () => {
  for (const pasted of [
    'https://example.com:8443/page',
    'https://bücher.example/page',
    'http://localhost:8080/page',
    'http://127.0.0.1:8080/page',
    '/samples/page',
    'https://cdn.example.com/film.mp4',
    'https://www.dropbox.com/s/7olc36bm/film.mp4',
    'films/film.mp4',
  ]) {
    const origins = policyOrigins({
      videos: [resolveVideo(pasted)],
      booking: resolveBooking('https://calendly.com/ann/intro'),
      analytics: { provider: 'none' },
    });
    expect(
      () => contentSecurityPolicy({ ...origins, scriptHashes: [], styleHashes: [] }),
      pasted,
    ).not.toThrow();
  }
});

/** What is wrong, why, and what would be right, as the owner reads it. */
const told: [written: string, whole: string][] = [
  [
    '',
    'must not be empty: without an address there is nothing to show. A right address looks like EXAMPLE',
  ],
  [
    'https://example.com/a\\b',
    'must be one address: it has a space or a backslash in it. A right address looks like EXAMPLE',
  ],
  [
    'javascript:alert(1)',
    'must begin with https://: javascript: is not the address of a page that a frame may show. A right address looks like EXAMPLE',
  ],
  [
    'https://example.com:65536/',
    'must have a port of at most 65535: there is no port 65536. A right address looks like EXAMPLE',
  ],
  [
    'http://localhost:65536',
    'must have a port of at most 65535: there is no port 65536. A right address looks like EXAMPLE',
  ],
  [
    'https://exa%mple.com/',
    'must be an address: a browser cannot read this one. A right address looks like EXAMPLE',
  ],
  [
    'https://exa%mple.com:80/',
    'must be an address: a browser cannot read this one. A right address looks like EXAMPLE',
  ],
  [
    'https://exa%mple.com/?to=http://example.com:70000',
    'must be an address: a browser cannot read this one. A right address looks like EXAMPLE',
  ],
  [
    'http://example.com/a',
    'must begin with https://: browsers block an unencrypted frame on an encrypted page. A right address looks like https://example.com/a',
  ],
  [
    'ftp2://example.com/a',
    'must begin with https://: ftp2: is not the address of a page that a frame may show. A right address looks like https://example.com/a',
  ],
  [
    'ann@example',
    'must be the address of a page: this one is of a mailbox. A right address looks like EXAMPLE',
  ],
  [
    'ann@example/home@work',
    'must not hold a name or a password: every visitor could read them. A right address looks like EXAMPLE',
  ],
  [
    'page',
    'must begin with https://: only then is it the address of a page. A right address looks like EXAMPLE',
  ],
  [
    'page/ann@example',
    'must begin with https://: only then is it the address of a page. A right address looks like EXAMPLE',
  ],
  [
    'https://[::1]/',
    "must name a host by its name: [::1] is an IPv6 address, which the page's security policy cannot allow; this machine is called localhost. A right address looks like EXAMPLE",
  ],
  [
    'https://[::2]/',
    "must name a host by its name: [::2] is an IPv6 address, which the page's security policy cannot allow. A right address looks like EXAMPLE",
  ],
  [
    'https://10.0.0.1/',
    "must name a host by its name: 10.0.0.1 is an IP address, which the page's security policy cannot allow. A right address looks like EXAMPLE",
  ],
  [
    'https://example.com./a',
    "must not end the host with a dot: for the page's security policy it would be another host. A right address looks like https://example.com/a",
  ],
  [
    'https://example/',
    'must name a host on the internet, not "example": visitors cannot reach it. A right address looks like EXAMPLE',
  ],
  [
    'https://a_b.example.com/',
    'must name a host on the internet, not "a_b.example.com": the page\'s security policy cannot allow a host with an underscore in its name. A right address looks like EXAMPLE',
  ],
  [
    `https://${label}a.example/`,
    'must name a host on the internet: no host has more than 253 letters, or 63 between two dots. A right address looks like EXAMPLE',
  ],
  [
    'https://printer.lan/',
    'must name a host on the internet, not "printer.lan": visitors cannot reach it. A right address looks like EXAMPLE',
  ],
];

test.each(told)('of %j an owner reads all that helps', (written, whole) => {
  expect(() => readAddress(written, 'EXAMPLE')).toThrow(
    new RegExp(`${whole.replace(/[[\]().?:/;]/g, '\\$&')}$`),
  );
});

test.each([
  'https://example.com:65535/',
  `https://${label}.example/`,
  `https://${`${label}.`.repeat(3)}${'a'.repeat(61)}/`,
  'https://1a.example/',
  'https://mail.local.example/',
])('%s is as far as it goes', (written) => {
  expect(readAddress(written, 'EXAMPLE')).toMatchObject({ kind: 'web', url: { href: written } });
});
