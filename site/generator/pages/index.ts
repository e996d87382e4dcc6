/** Renders the HTML of each page with its head and its policy, and the files for search engines. */
export { buildDocument, renderPage, sharePages } from './documents.ts';
export { buildWatchPages, renderPages } from './watch-pages.ts';
export { robotsText, sitemapXml } from './head.ts';
export { buildOwnPages, renderConsent } from './own-pages.ts';
export { videoFilesOf, logosOf, pageContent, imagesOf } from './page-content.ts';
