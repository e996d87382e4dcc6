import type { PageLink } from '../../content.ts';
import { url } from '../../config.ts';

/** The URL of a link of the content. */
export function pageHref({ section, url: target }: PageLink, onHome: boolean): string {
  if (target !== undefined) return url(target);
  const fragment = `#${section ?? ''}`;
  return onHome ? fragment : url(`/${fragment}`);
}
