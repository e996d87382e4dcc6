import { headersFile, nginxSnippet, type Policy } from '../../embeds/policy.ts';
import { watchPath, type Route } from '../../routes.ts';
import type { Output } from '../output/index.ts';

/**
 * What hosts read beside the site: `_headers` (Netlify, Cloudflare Pages), `nginx.conf` to include,
 * and `.nojekyll` (GitHub Pages). A header counts for every page, so it allows the scripts of all.
 * @param policies the policy of each page
 * @param films whether films have pages
 */
export function hostFiles({
  base,
  routes,
  policies,
  films,
}: {
  base: string;
  routes: readonly Route[];
  policies: readonly Policy[];
  films: boolean;
}): Output {
  const [first] = policies;
  if (first === undefined) throw new Error('A site without a page has no policy.');
  const policy: Policy = {
    ...first,
    scriptHashes: policies.flatMap(({ scriptHashes }) => scriptHashes),
    styleHashes: policies.flatMap(({ styleHashes }) => styleHashes),
  };
  return new Map([
    [
      '_headers',
      Buffer.from(
        headersFile({
          base,
          pages: [
            ...routes.filter(({ indexed }) => indexed).map(({ path }) => path.slice(1)),
            ...(films ? [watchPath('*').slice(1, -1)] : []),
          ],
          policy,
        }),
      ),
    ],
    ['nginx.conf', Buffer.from(nginxSnippet({ base, policy }))],
    ['.nojekyll', new Uint8Array()],
  ]);
}
