export const robotsText = (sitemap: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;

const escapeXml = (text: string): string =>
  text.replace(/[<>&'"]/g, (character) => `&#${String(character.charCodeAt(0))};`);

/**
 * The sitemap.
 * @see https://www.sitemaps.org/protocol.html
 */
export function sitemapXml(paths: readonly string[], absolute: (path: string) => string): string {
  const entries = paths.map((path) => `<url><loc>${escapeXml(absolute(path))}</loc></url>`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
    `${entries.join('')}</urlset>\n`
  );
}

/** Speculation rules: browsers prefetch a page when a visitor points at its link. */
export function speculationRules(urls: readonly string[]): string {
  return JSON.stringify({ prefetch: [{ urls, eagerness: 'moderate' }] });
}
