/** Content whose loss nobody would see: alternative texts, sample labels and contact links. */
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
  // The content files, because the content of the pages may lack something already.
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

  test('should have the alternative text of each image', () => {
    const [inBar, ...atEnd] = brandAlts(2).map((alt) => [alt]);
    const { hero } = content.pages.home;
    const ofDemos = content.agents
      .flatMap(({ category }) => content.demos.filter((demo) => demo.category === category))
      .flatMap(({ thumbnail }) => (thumbnail === undefined ? [] : [thumbnail.alt]));
    const ofStories = [
      ...content.testimonials.flatMap(({ thumbnail }) =>
        thumbnail === undefined ? [] : [thumbnail.alt],
      ),
      ...content.caseStudies.flatMap(({ image, logoImage }) => [
        ...(image === undefined ? [] : [image.alt]),
        ...(logoImage === undefined ? [] : ['']),
      ]),
    ];
    expect(alts(pages.home)).toEqual([
      ...(inBar ?? []),
      ...(hero.image === undefined ? [] : [hero.image.alt]),
      ...ofDemos,
      ...ofStories,
      ...atEnd.flat(),
    ]);
    expect(alts(pages.demos)).toEqual([...(inBar ?? []), ...ofDemos, ...atEnd.flat()]);
    expect(alts(pages.notFound)).toEqual([
      ...(inBar ?? []),
      ...(content.pages.notFound.image === undefined ? [] : [content.pages.notFound.image.alt]),
    ]);
    expect(
      alts(pages.home).some((alt) => (alt ?? '') !== ''),
      'one image of the pack tells something',
    ).toBe(true);
  });

  test('should say of each sample story that it is one, and of nothing else', () => {
    const label = content.messages.sampleStory;
    const notes = (text = ''): number => text.split(label).length - 1;
    const whole = (page: readonly Markup[]): string | undefined =>
      page.find(({ name }) => name === 'body')?.text;
    let all = 0;
    for (const { id, placeholder } of content.testimonials) {
      const card = pages.home.find(({ attributes }) => attributes['id'] === id);
      expect(notes(card?.text), id).toBe(placeholder ? 1 : 0);
      all += notes(card?.text);
    }
    for (const { headline, placeholder } of content.caseStudies) {
      const slide = pages.home.find(
        ({ attributes, text }) => attributes['data-slide'] !== undefined && text.includes(headline),
      );
      // The quotation and the numbers are noted each.
      expect(notes(slide?.text), headline).toBe(placeholder ? 2 : 0);
      all += notes(slide?.text);
    }
    expect(all).toBeGreaterThan(0);
    expect(notes(whole(pages.home))).toBe(all);
    expect(notes(whole(pages.demos)) + notes(whole(pages.notFound))).toBe(0);
  });

  test('should call and write to whom the content names, in the form that dials everywhere', () => {
    const { phone = '', email } = content.site.contact;
    const linksOf = (page: readonly Markup[], scheme: string): Markup[] =>
      page.filter(({ attributes: { href = '' } }) => href.startsWith(scheme));
    for (const page of [pages.home, pages.demos]) {
      const [calls, mails] = ['tel:', 'mailto:'].map((scheme) => linksOf(page, scheme));
      expect(new Set(calls?.map(({ attributes }) => attributes['href']))).toEqual(
        new Set([number]),
      );
      expect(new Set(mails?.map(({ attributes }) => attributes['href']))).toEqual(
        new Set([`mailto:${email}`]),
      );
      // Not to be broken over two lines.
      const shown = (calls ?? []).map(({ attributes, text }) => attributes['aria-label'] ?? text);
      expect(new Set(shown)).toEqual(new Set([phone.replaceAll(' ', '\u00a0')]));
    }
  });
});
