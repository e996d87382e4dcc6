/** What pages must say of the content and could lose without anything looking broken: what pictures tell, what is a sample, whom a tap calls. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Content } from '../../content/schema.ts';
import { loadContent } from '../../site/generator/content/index.ts';
import { builds, project } from '../support/builds.ts';
import { elementsIn, type Markup } from '../support/markup.ts';

describe.each([
  { ...builds.root, number: 'tel:+15550100199', logoAlt: '' },
  // The logo of this business has no room for its name, which stands beside it.
  { ...builds.second, number: 'tel:+49344355501990', logoAlt: '' },
])('the pages of $content', ({ content: folder, directory, number, logoAlt }) => {
  // As it is written: what pages are given of it may have lost something already.
  let content: Content;
  let pages: Readonly<Record<'home' | 'demos' | 'notFound', Markup[]>>;

  beforeAll(async () => {
    ({ content } = await loadContent(join(project, folder), {
      staticDirectory: join(project, 'static'),
    }));
    const page = async (path: string): Promise<Markup[]> =>
      elementsIn(await readFile(join(project, directory, path), 'utf8'));
    pages = {
      home: await page('index.html'),
      demos: await page('demos/index.html'),
      notFound: await page('404.html'),
    };
  });

  const alts = (page: readonly Markup[]): (string | undefined)[] =>
    page.filter(({ name }) => name === 'img').map(({ attributes }) => attributes['alt']);
  const brandAlts = (count: number): string[] =>
    content.site.logo === undefined ? [] : Array.from({ length: count }, () => logoAlt);

  test('tell in words what each picture tells', () => {
    const [inBar, ...atEnd] = brandAlts(2).map((alt) => [alt]);
    const { hero } = content.pages.home;
    const ofDemos = content.agents
      .flatMap(({ category }) => content.demos.filter((demo) => demo.category === category))
      .flatMap(({ thumbnail }) => (thumbnail === undefined ? [] : [thumbnail.alt]));
    const ofStories = [
      ...content.testimonials.flatMap(({ thumbnail }) =>
        thumbnail === undefined ? [] : [thumbnail.alt],
      ),
      ...content.caseStudies.flatMap(({ picture, logoPicture }) => [
        ...(picture === undefined ? [] : [picture.alt]),
        ...(logoPicture === undefined ? [] : ['']),
      ]),
    ];
    expect(alts(pages.home)).toEqual([
      ...(inBar ?? []),
      ...(hero.picture === undefined ? [] : [hero.picture.alt]),
      ...ofDemos,
      ...ofStories,
      ...atEnd.flat(),
    ]);
    expect(alts(pages.demos)).toEqual([...(inBar ?? []), ...ofDemos, ...atEnd.flat()]);
    expect(alts(pages.notFound)).toEqual([
      ...(inBar ?? []),
      ...(content.pages.notFound.picture === undefined ? [] : [content.pages.notFound.picture.alt]),
    ]);
    expect(
      alts(pages.home).some((alt) => (alt ?? '') !== ''),
      'one picture of the pack tells something',
    ).toBe(true);
  });

  test('say of each sample story that it is one, and of nothing else', () => {
    const label = content.words.sampleStory;
    const notes = (page: readonly Markup[]): number =>
      page.filter(({ name, text }) => name === 'span' && text === label).length;
    const samples = [...content.testimonials, ...content.caseStudies].filter(
      ({ placeholder }) => placeholder,
    );
    expect(samples.length, 'stories of the pack that are samples').toBeGreaterThan(0);
    expect(notes(pages.home)).toBe(samples.length);
    expect(notes(pages.demos) + notes(pages.notFound)).toBe(0);
    for (const { id, placeholder } of content.testimonials)
      expect(
        pages.home.find(({ attributes }) => attributes['id'] === id)?.text.includes(label),
        id,
      ).toBe(placeholder);
    for (const { headline, placeholder } of content.caseStudies) {
      const slide = pages.home.find(
        ({ attributes, text }) => attributes['data-slide'] !== undefined && text.includes(headline),
      );
      expect(slide?.text.includes(label), headline).toBe(placeholder);
    }
  });

  test('call and write to whom the content names, in the one form that dials everywhere', () => {
    const { phone, email } = content.site.contact;
    const links = Object.values(pages)
      .flat()
      .flatMap(({ attributes: { href = '' } }) => [href]);
    const [calls, mails] = ['tel:', 'mailto:'].map((scheme) =>
      links.filter((href) => href.startsWith(scheme)),
    );
    // At the end of two pages, in the menu and in two booking dialogs.
    expect(calls).toEqual(Array.from({ length: 5 }, () => number));
    expect(mails).toEqual(Array.from({ length: 5 }, () => `mailto:${email}`));
    // Not to be broken over two lines.
    const texts = pages.home.filter(({ attributes }) => attributes['href'] === number);
    expect(new Set(texts.map(({ text }) => text))).toEqual(
      new Set([(phone ?? '').replaceAll(' ', '\u00a0')]),
    );
  });
});
