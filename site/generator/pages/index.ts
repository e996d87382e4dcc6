/**
 * The room that writes pages.
 * In: the typed content, the compiled page modules, what the other rooms made.
 * Out: the HTML of each page with its head and its policy, what search engines read beside it,
 * and what each page weighs.
 */
export { buildDocument, renderPage, sharePages } from './documents.ts';
export { buildFilmPages, renderPages } from './film-pages.ts';
export { robotsText, sitemapXml } from './head.ts';
export { buildOwnPages, renderConsent } from './own-pages.ts';
export { videoFilesOf, logosOf, pageContent, picturesOf } from './page-content.ts';
export { weightTable } from './weights.ts';
