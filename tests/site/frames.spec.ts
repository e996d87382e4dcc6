/** Whether the hosts of videos and forms let this site frame their pages. */
import { pagesOf, test } from './fixtures.ts';

/** Says why a browser would not show a page in a frame of a site, or nothing. */
async function refusalOf(url: string, site: string): Promise<string | undefined> {
  const answer = await fetch(url, {
    headers: { referer: site },
    signal: AbortSignal.timeout(20_000),
  });
  const { status, headers } = answer;
  // Other statuses are also given to programs that are taken for robots.
  if (status === 404 || status === 410) return `answers ${status}: there is no such page`;
  // The policy of the site allows the host that the content names, and no other.
  const { origin } = new URL(answer.url);
  if (origin !== new URL(url).origin)
    return `leads on to ${origin}, which the policy of the page blocks`;
  const [, ancestors] =
    /frame-ancestors([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? [];
  if (ancestors !== undefined) {
    const { host, protocol } = new URL(site);
    const isAllowed = ancestors.split(/\s+/).some((source) => {
      const [name = ''] = source.replace(/^https?:\/\//, '').split('/');
      return (
        ['*', protocol, host].includes(name === '' ? source : name) ||
        (name.startsWith('*.') && host.endsWith(name.slice(1)))
      );
    });
    return isAllowed ? undefined : `lets only these sites frame it:${ancestors}`;
  }
  const option = headers.get('x-frame-options');
  return option === null || /allow/i.test(option) ? undefined : `forbids frames (${option})`;
}

test('every host should let this site frame its page', async ({ site, fault, note }) => {
  const framed = new Set(
    pagesOf(site).flatMap(({ elements }) =>
      elements.flatMap(({ attributes: { href, ...others } }) => [
        others['data-frame'] ?? '',
        others['data-kind'] === undefined ? '' : (others['data-embed'] ?? href ?? ''),
      ]),
    ),
  );
  for (const url of framed) {
    if (!/^https?:/.test(url)) continue;
    const refusal = await refusalOf(url, site.published).catch(() => {
      note(`${url} cannot be asked whether it may be framed`);
      return undefined;
    });
    if (refusal !== undefined)
      fault({ page: '/', says: `the frame ${url} ${refusal}. Give another address in content/` });
  }
});
