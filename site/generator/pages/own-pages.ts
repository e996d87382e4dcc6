import { renderToStaticMarkup } from 'react-dom/server';
import { createUrl } from '../../addresses.ts';
import { contentSecurityPolicy, sourceHash, type Policy } from '../../embeds/policy.ts';
import type { Palette } from '../../styles/palette.ts';
import { applyTheme } from '../assets/index.ts';
import type { Code } from '../code/index.ts';
import type { Output } from '../output/index.ts';
import { renderDocument } from './document.tsx';
import { pageTransition, shareKeyOf, type DocumentContext } from './documents.ts';
import { titleOf, type FilmPages, type RenderedPages } from './film-pages.ts';

type Consent = Awaited<ReturnType<Code['run']>>['consent'];

/** The question for consent as HTML, and its styles; both '' where none is asked. */
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
  context: Omit<DocumentContext, 'videos' | 'scriptOf'>,
): FilmPages {
  const { content, base, palette, fonts, icons, shareImages, consent } = context;
  const { site } = content;
  const url = createUrl(base);
  const files: Output = new Map();
  const listed: string[] = [];
  const styles = fonts.css + fonts.fallbacks + pageTransition + css + consent.css;
  const policy: Policy = {
    frameOrigins: [],
    scriptOrigins: [],
    connectOrigins: [],
    imageOrigins: [],
    mediaOrigins: [],
    scriptHashes: [],
    styleHashes: [sourceHash(styles)],
  };
  for (const { path, title, description, indexed, placeholder } of content.ownPages) {
    const shareImage = shareImages.get(shareKeyOf(path));
    if (shareImage === undefined) throw new Error(`No share image was made for ${path}.`);
    const isListed = indexed && !placeholder;
    const html = renderDocument({
      language: site.language,
      title: titleOf(title, site.name),
      description,
      siteName: site.name,
      canonical: new URL(url(path), site.address).href,
      indexed: isListed,
      shareImage: { url: new URL(shareImage.src, site.address).href, alt: title },
      themeColor: { light: palette.paper.toLowerCase(), dark: palette.ink.toLowerCase() },
      policy: contentSecurityPolicy(policy),
      css: styles,
      links: icons,
      structuredData: null,
      speculationRules: null,
      analytics: null,
      page: pages.get(path) ?? '',
      dialogs: '',
      script: null,
    });
    files.set(`${path.slice(1)}index.html`, Buffer.from(html));
    if (isListed) listed.push(path);
  }
  return { files, policies: files.size > 0 ? [policy] : [], listed };
}
