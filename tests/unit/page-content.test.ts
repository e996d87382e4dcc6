import { describe, expect, it } from 'vitest';
import type { BuiltPicture } from '../../site/content.ts';
import { phoneHref } from '../../site/components/Link/phone.ts';
import { mailHref } from '../../site/components/Link/mail.ts';
import { loadContent } from '../../site/generator/content/read-content.ts';
import { pictureKey } from '../../site/generator/assets/pictures.ts';
import { sharePages } from '../../site/generator/pages/documents.ts';
import { pageContent, picturesOf } from '../../site/generator/pages/page-content.ts';
import { policyOrigins } from '../../site/embeds/policy.ts';
import { validFiles, writeFiles } from './content-fixture.ts';

async function load() {
  const { directory, remove } = await writeFiles(validFiles);
  const { content } = await loadContent(directory);
  await remove();
  return content;
}

const picture: BuiltPicture = { src: '/x.svg', width: 4, height: 3, sources: [] };
const built = (content: Awaited<ReturnType<typeof load>>) => pageContent(content, new Map(picturesOf(content).map((request) => [pictureKey(request), picture])), { facts: new Map(), addresses: new Map() });

describe('the content of the pages', () => {
  it('leads to no section that is empty, and to no page', async () => {
    const content = await load();
    const { navigation, menu } = built(content).pages;
    expect(navigation.map(({ label }) => label)).toEqual(['Home', 'Case Studies']);
    expect(menu.at(-1)).toEqual({ label: 'All Demos', address: '/demos/' });

    const empty = built({ ...content, demos: [], caseStudies: [], pages: { ...content.pages, navigation: [...content.pages.navigation, { label: 'All', address: '/demos/#all' }, { label: 'Blog', address: 'https://blog.example/' }] } }).pages;
    expect(empty.navigation.map(({ label }) => label)).toEqual(['Home', 'Blog']);
    expect(empty.menu).toEqual(empty.navigation);
  });

  it('names the page with all demos once', async () => {
    const content = await load();
    const pages = { ...content.pages, navigation: [{ label: 'Every demo', address: '/demos/' }] };
    expect(built({ ...content, pages }).pages.menu).toEqual([{ label: 'Every demo', address: '/demos/' }]);
  });

  it('has the agents that have demos', async () => {
    const content = await load();
    expect(built({ ...content, demos: content.demos.slice(1) }).agents.map(({ id }) => id)).toEqual(['receptionist']);
  });

  it('carries no field for a picture that is missing', async () => {
    const { pages, demos, testimonials, caseStudies, ...rest } = await load();
    const without = built({
      ...rest,
      pages: { ...pages, home: { ...pages.home, hero: { ...pages.home.hero, picture: undefined } }, notFound: { ...pages.notFound, picture: undefined } },
      demos: demos.map((demo) => ({ ...demo, thumbnail: undefined })),
      testimonials: testimonials.map((testimonial) => ({ ...testimonial, thumbnail: undefined })),
      caseStudies: caseStudies.map((study) => ({ ...study, picture: undefined })),
    });
    expect([without.pages.home.hero, without.pages.notFound, ...without.caseStudies].map((owner) => 'picture' in owner)).toEqual([false, false, false]);
    expect([...without.demos, ...without.testimonials].some((owner) => 'thumbnail' in owner)).toBe(false);
  });
});

describe('the share images', () => {
  it('show up to three demos that have a picture, or what the home page shows', async () => {
    const content = await load();
    const picturesOfDemos = (demos: typeof content.demos) => sharePages({ ...content, demos }).find(({ key }) => key === 'demos')?.pictures;
    const [first, second] = content.demos;
    if (first === undefined || second === undefined) throw new Error('The sample has two demos.');
    expect(picturesOfDemos([first, second, first, second])).toEqual(['demos/pa-1.svg', 'demos/ar-1.svg', 'demos/pa-1.svg']);
    expect(picturesOfDemos([{ ...first, thumbnail: undefined }, second])).toEqual(['demos/ar-1.svg']);
    expect(picturesOfDemos([])).toEqual(['hero-wide.svg']);
    const { pages } = content;
    expect(sharePages({ ...content, demos: [], pages: { ...pages, home: { ...pages.home, hero: { ...pages.home.hero, picture: undefined } } } }).map(({ pictures }) => pictures)).toEqual([[], [], []]);
  });
});

describe('a site without booking', () => {
  it('allows no frame and no script for it', async () => {
    const { site } = await load();
    const origins = policyOrigins({ videos: [], booking: undefined, analytics: site.analytics });
    expect([origins.frameOrigins, origins.scriptOrigins]).toEqual([[], []]);
  });
});

describe('the addresses of the contact', () => {
  it.each([
    ['+1 555 010 0199', 'tel:+15550100199'],
    ['+49 (0)89 1234-56', 'tel:+4989123456'],
    ['+44 (20) 7946 0018', 'tel:+442079460018'],
  ])('dial %s', (written, href) => expect(phoneHref(written)).toBe(href));

  it('write an e-mail with a subject of any letters', () => {
    expect(mailHref('a@b.example', 'Gespräch & Angebot?')).toBe('mailto:a@b.example?subject=Gespr%C3%A4ch%20%26%20Angebot%3F');
    expect(mailHref('a@b.example')).toBe('mailto:a@b.example');
  });
});
