/** Compares the head of each built page with the expected one, made from the content alone. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PageContent } from '../../site/content.ts';
import { paletteOf } from '../../site/generator/assets/index.ts';
import { loadContent } from '../../site/generator/content/index.ts';
import { palette as own } from '../../site/styles/palette.ts';
import { builds, project } from '../support/builds.ts';
import { contentForTests } from '../support/content.ts';
import { expectedHeads, type ExpectedHead } from '../support/expected-heads.ts';
import { elementsIn, headOf, type Markup } from '../support/markup.ts';

/** The values of an attribute of all elements of a kind, in their order. */
const values = (
  head: readonly Markup[],
  name: string,
  having: Readonly<Record<string, string>>,
  attribute: string,
): (string | undefined)[] =>
  head
    .filter(
      (element) =>
        element.name === name &&
        Object.entries(having).every(([key, value]) => element.attributes[key] === value),
    )
    .map(({ attributes }) => attributes[attribute]);

/** What the meta elements of a name say, by these names: once each, as a rule. */
const metas = (head: readonly Markup[]): Record<string, (string | undefined)[]> =>
  Object.fromEntries(
    [
      ...new Set(
        head.flatMap(({ name, attributes }) =>
          name === 'meta' ? (attributes['name'] ?? attributes['property'] ?? []) : [],
        ),
      ),
    ].map((key) => [
      key,
      [
        ...values(head, 'meta', { name: key }, 'content'),
        ...values(head, 'meta', { property: key }, 'content'),
      ],
    ]),
  );

/** Whether this is the whole text, or as much of it as there is room for. */
const isSaid = (said: string, whole: string, room: number): boolean =>
  said.length <= room &&
  (said === whole ||
    (whole.length > room &&
      said.endsWith('…') &&
      said.length > room / 3 &&
      whole.startsWith(said.slice(0, -1))));

describe.each(Object.values(builds))(
  'the head of each page of $content for $base',
  ({ content: folder, directory, base }) => {
    let content: PageContent;
    let theme: readonly [light: string, dark: string];
    let pages: Map<string, ExpectedHead>;
    const heads = new Map<string, Markup[]>();
    const roots = new Map<string, Markup | undefined>();
    const read = (path: string): Promise<string> =>
      readFile(join(project, directory, path), 'utf8');

    beforeAll(async () => {
      content = await contentForTests(folder);
      const { paper, ink } = paletteOf(
        (await loadContent(join(project, folder), { staticDirectory: join(project, 'static') }))
          .content.site.colors,
      ).palette;
      theme = [paper.toLowerCase(), ink.toLowerCase()];
      pages = expectedHeads(content, base);
      for (const path of pages.keys()) {
        const html = await read(path);
        heads.set(path, headOf(html));
        roots.set(path, elementsIn(html)[0]);
      }
    });

    const each = (
      look: (head: readonly Markup[], expected: ExpectedHead, path: string) => void,
    ): void => {
      expect(pages.size).toBe(3 + content.demos.length + content.testimonials.length);
      for (const [path, expected] of pages) look(heads.get(path) ?? [], expected, path);
    };

    test('should have its title and its description, for messengers too', () => {
      each((head, { title, description }, path) => {
        const said = metas(head);
        const titles = head.filter(({ name }) => name === 'title').map(({ text }) => text);
        expect(titles, path).toHaveLength(1);
        expect(
          titles.map((said) => isSaid(said, title, 70)),
          `${path} is called ${titles.join()}`,
        ).toEqual([true]);
        expect(
          said['description']?.map((said = '') =>
            isSaid(said, description, path.startsWith('watch/') ? 160 : 200),
          ),
          path,
        ).toEqual([true]);
        expect({ title: said['og:title'], description: said['og:description'] }, path).toEqual({
          title: titles,
          description: said['description'],
        });
      });
    });

    test('should have its canonical URL, or none where there is none', () => {
      each((head, { url }, path) => {
        expect(values(head, 'link', { rel: 'canonical' }, 'href'), path).toEqual(
          url === undefined ? [] : [url],
        );
        expect(metas(head)['og:url'], path).toEqual(url === undefined ? undefined : [url]);
      });
    });

    test('should hide the same pages from search engines as the sitemap', async () => {
      each((head, { indexed }, path) =>
        expect(metas(head)['robots'], path).toEqual(indexed ? undefined : ['noindex']),
      );
      const listed = [...(await read('sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
        ([, url = '']) => url,
      );
      expect(listed.sort()).toEqual(
        [...pages.values()]
          .flatMap(({ indexed, url }) => (indexed && url !== undefined ? [url] : []))
          .sort(),
      );
      expect(await read('robots.txt')).toContain(
        `\nSitemap: ${new URL(`${base}sitemap.xml`, content.site.url).href}\n`,
      );
    });

    test('should have a share image of its own', async () => {
      const images = new Map<string, string>();
      each((head, { share }, path) => {
        const said = metas(head);
        const [image = ''] = said['og:image'] ?? [];
        expect(image, path).toMatch(
          new RegExp(
            `^${content.site.url.replace(/\/[^/]*\/?$/, '')}.*/assets/share-${share.of}-[0-9a-f]{6}\\.png$`,
          ),
        );
        images.set(share.of, new URL(image).pathname.slice(base.length));
        expect(
          {
            tells: said['og:image:alt'],
            width: said['og:image:width'],
            height: said['og:image:height'],
            card: said['twitter:card'],
            site: said['og:site_name'],
            type: said['og:type'],
          },
          path,
        ).toEqual({
          tells: [share.tells],
          width: ['1200'],
          height: ['630'],
          card: ['summary_large_image'],
          site: [content.site.name],
          type: ['website'],
        });
      });
      for (const file of images.values())
        expect(await sharp(join(project, directory, file)).metadata(), file).toMatchObject({
          format: 'png',
          width: 1200,
          height: 630,
        });
      expect(new Set(images.values()).size, 'pages share no image').toBe(3);
    });

    test('should have the theme colors of the page, in both schemes', () => {
      each((head, _, path) => {
        const colors = ['light', 'dark'].map((scheme) =>
          values(
            head,
            'meta',
            { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})` },
            'content',
          ).map((color) => color?.toLowerCase()),
        );
        expect(colors, path).toEqual(theme.map((color) => [color]));
        expect(values(head, 'meta', { name: 'theme-color' }, 'content'), path).toHaveLength(2);
      });
    });

    test('should have its language and its viewport', () => {
      each((head, _, path) => {
        expect(roots.get(path), path).toMatchObject({
          name: 'html',
          attributes: { lang: content.site.language },
        });
        expect(roots.get(path)?.attributes, path).not.toHaveProperty('dir');
        expect(values(head, 'meta', { name: 'viewport' }, 'content'), path).toEqual([
          'width=device-width, initial-scale=1',
        ]);
        // Browsers look for the encoding in the first 1024 bytes only.
        expect(head[0], path).toMatchObject({ name: 'meta', attributes: { charset: 'utf-8' } });
      });
    });

    test('should have structured data of real content, and of no sample', () => {
      each((head, { things, url = '' }, path) => {
        const data = head
          .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
          .map(
            ({ text }) =>
              JSON.parse(text) as {
                '@context': string;
                '@graph'?: { '@type': string }[];
                '@type'?: string;
              },
          );
        expect(
          data.flatMap((each) => (each['@graph'] ?? [each]).map((thing) => thing['@type'])),
          path,
        ).toEqual(things);
        for (const each of data) expect(each['@context'], path).toBe('https://schema.org');
        // The page of a video describes only its own video.
        if (path.startsWith('watch/') && things.length > 0)
          expect(data, path).toMatchObject([{ embedUrl: url }]);
      });
    });

    test('should have the icons, the manifest and its scripts, and prefetch the next page', () => {
      each((head, { ahead }, path) => {
        expect(
          head
            .filter(
              ({ name, attributes: { rel = '' } }) =>
                name === 'link' && !['canonical', 'modulepreload'].includes(rel),
            )
            .map(({ attributes: { rel = '', href = '', type, sizes } }) => [
              rel,
              href.replace(/-[0-9a-f]{6}\./, '.'),
              type,
              sizes,
            ]),
          path,
        ).toEqual([
          ['icon', `${base}favicon.ico`, undefined, '32x32'],
          ['icon', `${base}assets/favicon.svg`, 'image/svg+xml', undefined],
          ['apple-touch-icon', `${base}assets/apple-touch-icon.png`, undefined, undefined],
          ['manifest', `${base}site.webmanifest`, undefined, undefined],
        ]);
        const preloads = head.filter(({ attributes }) => attributes['rel'] === 'modulepreload');
        expect(preloads.length > 0, path).toBe(ahead.length > 0);
        for (const { attributes } of preloads)
          expect(attributes['href'], path).toMatch(new RegExp(`^${base}assets/[\\w-]+\\.js$`));
        const rules = head
          .filter(({ attributes }) => attributes['type'] === 'speculationrules')
          .map(({ text }) => JSON.parse(text) as unknown);
        expect(rules, path).toEqual(
          ahead.length === 0 ? [] : [{ prefetch: [{ urls: ahead, eagerness: 'moderate' }] }],
        );
      });
    });
  },
);

test('the theme colors should be those of the shipped site', () => {
  expect([own.paper, own.ink]).toEqual(['#FBF8F1', '#14181F']);
});
