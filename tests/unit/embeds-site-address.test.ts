import { expect, test } from 'vitest';
import { readSiteAddress } from '../../site/embeds/site-address.ts';

const accepted: [written: string, read: string][] = [
  ['https://plumbline.example', 'https://plumbline.example/'],
  ['https://plumbline.example/', 'https://plumbline.example/'],
  ['  https://plumbline.example/\n', 'https://plumbline.example/'],
  ['HTTPS://Plumbline.Example', 'https://plumbline.example/'],
  ['http://plumbline.example', 'http://plumbline.example/'],
  ['https://a.b-c.example', 'https://a.b-c.example/'],
  ['https://1a.example', 'https://1a.example/'],
  ['https://xn--mnchen-3ya.xn--p1ai', 'https://xn--mnchen-3ya.xn--p1ai/'],
  ['https://your-name.github.io/your-repository', 'https://your-name.github.io/your-repository/'],
  ['https://plumbline.example/sites/v1.2/', 'https://plumbline.example/sites/v1.2/'],
  // Where a developer tries it out.
  ['http://localhost:4321', 'http://localhost:4321/'],
  ['http://127.0.0.1:4321/base/', 'http://127.0.0.1:4321/base/'],
  ['http://[::1]:4321', 'http://[::1]:4321/'],
];

test.each(accepted)('%j is read as %s', (written, read) => {
  expect(readSiteAddress(written)).toBe(read);
  expect(readSiteAddress(read)).toBe(read);
});

const example = 'https://your-name.github.io/your-repository/';
const rejected: [written: string, problem: string, right?: string][] = [
  ['https://plumb line.example', 'must be one address: it has a space or a backslash in it'],
  ['https:\\\\plumbline.example', 'must be one address: it has a space or a backslash in it'],
  ['', 'must begin with https://: it is the full address that the site is published at'],
  ['plumbline', 'must begin with https://'],
  ['https://', 'must begin with https://'],
  ['https:///plumbline.example', 'must begin with https://', 'https://plumbline.example'],
  ['see https//plumbline.example', 'must be one address'],
  ['ftp://plumbline.example', 'must begin with https://'],
  ['see:https://plumbline.example', 'must begin with https://'],
  ['plumbline.example', 'must begin with https://', 'https://plumbline.example'],
  [
    'www.plumbline.example/base/',
    'must begin with https://',
    'https://www.plumbline.example/base/',
  ],
  ['//plumbline.example', 'must begin with https://', 'https://plumbline.example'],
  ['https:plumbline.example', 'must begin with https://', 'https://plumbline.example'],
  ['http:/plumbline.example/base', 'must begin with https://', 'https://plumbline.example/base'],
  // What would not be right either is not shown as right.
  ['plumbline.example/Über', 'must begin with https://'],
  [
    'https://plumbline.example/?utm_source=ad',
    'must not contain ? or #: every page of the site stands below it',
    'https://plumbline.example/',
  ],
  [
    'https://plumbline.example/base#top',
    'must not contain ? or #',
    'https://plumbline.example/base',
  ],
  ['https://plumb%line.example', 'must be a full address: a browser cannot read this one'],
  [
    'https://ann:secret@plumbline.example',
    'must not hold a name or a password: every visitor could read them',
  ],
  ['https://ann@plumbline.example', 'must not hold a name or a password'],
  ['https://:secret@plumbline.example/', 'must not hold a name or a password'],
  ['https://@plumbline.example/', 'must not hold a name or a password'],
  [
    'https://plumbline',
    'must name a host on the internet, not "plumbline": visitors and search engines look for it under a name',
  ],
  ['https://192.168.0.1', 'must name a host on the internet, not "192.168.0.1"'],
  ['https://-plumbline.example', 'must name a host on the internet'],
  ['https://plumbline-.example', 'must name a host on the internet'],
  ['https://plumb_line.example', 'must name a host on the internet'],
  ['https://plumbline.example-', 'must name a host on the internet'],
  ['https://plumbline.example.', 'must name a host on the internet'],
  ['https://[::2]/', 'must name a host on the internet'],
  [
    'https://plumbline.example:8443',
    'must not have a port: visitors come without ":8443"',
    'https://plumbline.example',
  ],
  [
    'https://plumbline.example:8443/base/',
    'must not have a port',
    'https://plumbline.example/base/',
  ],
  [
    'https://plumbline.example//base',
    'must not have // in its path: browsers take what follows for another host',
    'https://plumbline.example/base/',
  ],
  [
    'https://plumbline.example/base///sites/',
    'must not have // in its path',
    'https://plumbline.example/base/sites/',
  ],
  [
    'https://plumbline.example/index.html',
    'must be the address of the site, not of one page: every page stands below it',
    'https://plumbline.example/',
  ],
  [
    'https://plumbline.example/base/demos.HTM',
    'must be the address of the site, not of one page',
    'https://plumbline.example/base/',
  ],
  [
    'https://plumbline.example/base/m@site/',
    'can only have letters, digits, hyphens and dots in the names of its path: everything else is written in another way by one host or the other',
  ],
  ['https://plumbline.example/../base/', 'can only have letters'],
  ['https://plumbline.example/%41/', 'can only have letters'],
];

test.each(rejected)('%j is refused', (written, problem, right = example) => {
  expect(() => readSiteAddress(written)).toThrow(problem);
  expect(() => readSiteAddress(written)).toThrow(
    new RegExp(`looks like ${right.replace(/[.?]/g, '\\$&')}$`),
  );
  expect(() => readSiteAddress(right)).not.toThrow();
});
