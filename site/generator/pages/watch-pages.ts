import { renderToString } from 'react-dom/server';
import { createUrl } from '../../urls.ts';
import type { PageDemo, PageVideoFile, PageTestimonial } from '../../content.ts';
import type { Policy } from '../../embeds/policy.ts';
import { playerRatio } from '../../metrics.ts';
import { watchPath } from '../../routes.ts';
import type { Palette } from '../../styles/palette.ts';
import { applyTheme } from '../assets/index.ts';
import type { BundledPages } from '../code/index.ts';
import type { Output } from '../output/index.ts';
import { buildPage, type ShellContext } from './documents.ts';
import { videoObject } from './structured-data.ts';

export interface WatchPages {
  files: Output;
  policies: readonly Policy[];
  /** The paths that search engines may list: not of sample videos. */
  listed: readonly string[];
}

type Card = (PageDemo | PageTestimonial) & { video: { file: PageVideoFile } };
const hasVideoFile = (card: PageDemo | PageTestimonial): card is Card =>
  card.video.file !== undefined;

/** The rendered bodies of pages, by the id of a card or by their path. */
export interface RenderedPages {
  pages: ReadonlyMap<string, string>;
  css: string;
}

export const renderPages = ({ pages, css }: BundledPages, palette: Palette): RenderedPages => ({
  pages: new Map(
    Object.entries(pages).map(([id, element]) => [
      id,
      applyTheme(renderToString(element), palette),
    ]),
  ),
  css: applyTheme(css, palette),
});

const most = { title: 70, description: 160 } as const;

const shorten = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;

export const titleOf = (caption: string, name: string): string => {
  const whole = `${caption} | ${name}`;
  return whole.length <= most.title ? whole : shorten(caption, most.title);
};

/**
 * A page for each video file: the dialog frames the page, and without script a card leads there.
 * Search engines show a video only with a page of its own.
 * @see https://developers.google.com/search/docs/appearance/video
 */
export function buildWatchPages(
  { pages, css }: RenderedPages,
  text: string,
  context: ShellContext,
): WatchPages {
  const { content, base } = context;
  const { site } = content;
  const absolute = (path: string): string => new URL(createUrl(base)(path), site.url).href;
  const files: Output = new Map();
  const policies: Policy[] = [];
  const listed: string[] = [];
  for (const card of [...content.demos, ...content.testimonials].filter(hasVideoFile)) {
    const { id, caption, placeholder, transcript } = card;
    const { file, ratio } = card.video;
    const page = pages.get(id);
    if (page === undefined)
      throw new Error(`site/pages/watch.tsx has no page for the file of ${id}.`);
    const path = watchPath(id);
    const isDemo = 'category' in card;
    const data = isDemo ? videoObject(card, site.url, absolute) : null;
    const { html, policy } = buildPage(
      {
        title: titleOf(caption, site.name),
        description: shorten(
          (isDemo ? card.description : undefined) ?? transcript ?? caption,
          most.description,
        ),
        path,
        hasUrl: true,
        indexed: !placeholder,
        share: isDemo ? 'demos' : 'home',
        alt: caption,
        css: css + (ratio === undefined ? '' : `:root{${playerRatio}:${ratio}}`),
        page,
        // Captions are media to a policy, and always of this site.
        origins: { mediaOrigins: [...file.origins, ...(file.tracks.length > 0 ? ["'self'"] : [])] },
        structuredData: data === null ? undefined : { '@context': 'https://schema.org', ...data },
        script: { text, modules: [] },
      },
      context,
    );
    files.set(`${path.slice(1)}index.html`, Buffer.from(html));
    policies.push(policy);
    if (!placeholder) listed.push(path);
  }
  return { files, policies, listed };
}
