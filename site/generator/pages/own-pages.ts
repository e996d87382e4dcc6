import { renderToStaticMarkup } from 'react-dom/server';
import type { Policy } from '../../embeds/policy.ts';
import type { Palette } from '../../styles/palette.ts';
import { applyTheme } from '../assets/index.ts';
import type { Code } from '../code/index.ts';
import type { Output } from '../output/index.ts';
import { buildPage, shareKeyOf, type DocumentContext, type ShellContext } from './documents.ts';
import { titleOf, type WatchPages, type RenderedPages } from './watch-pages.ts';

type Consent = Awaited<ReturnType<Code['run']>>['consent'];

/** The HTML and the styles of the consent dialog; both '' without consent. */
export const renderConsent = (
  { region, css }: Consent,
  palette: Palette,
): DocumentContext['consent'] =>
  region === null
    ? { region: '', css: '' }
    : { region: renderToStaticMarkup(region), css: applyTheme(css, palette) };

/**
 * The pages of the owner's own, which have no script at all. Sample ones are in no search engine.
 */
export function buildOwnPages(
  { pages, css }: RenderedPages,
  context: ShellContext & Pick<DocumentContext, 'consent'>,
): WatchPages {
  const { site, ownPages } = context.content;
  const files: Output = new Map();
  const policies: Policy[] = [];
  const listed: string[] = [];
  for (const { path, title, description, indexed, placeholder } of ownPages) {
    const isListed = indexed && !placeholder;
    const { html, policy } = buildPage(
      {
        title: titleOf(title, site.name),
        description,
        path,
        hasUrl: true,
        indexed: isListed,
        share: shareKeyOf(path),
        alt: title,
        css: css + context.consent.css,
        page: pages.get(path) ?? '',
        origins: {},
      },
      context,
    );
    files.set(`${path.slice(1)}index.html`, Buffer.from(html));
    policies.push(policy);
    if (isListed) listed.push(path);
  }
  return { files, policies, listed };
}
