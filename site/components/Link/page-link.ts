import type { PageLink } from '../../content.ts';
import { url } from '../../config.ts';

/** The URL of a link of the content. */
export function pageHref({ section, address }: PageLink, onHome: boolean): string {
  if (address !== undefined) return url(address);
  const fragment = `#${section ?? ''}`;
  return onHome ? fragment : url(`/${fragment}`);
}
