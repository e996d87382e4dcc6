import type { ComponentProps } from 'react';

/**
 * A link that opens a dialog once the page is live. Without script it is an ordinary link to the
 * page that the dialog would show. `site/client/dialogs` listens for it and gives it the role of a
 * button; nothing is wired here.
 */
export interface DialogLinkProps extends ComponentProps<'a'> {
  opens: string;
  href: string;
  /** What stands in the address while the dialog is open, without the '#'. */
  fragment?: string;
}

export function DialogLink({ opens, fragment, ...rest }: DialogLinkProps) {
  return <a {...rest} data-opens={opens} data-fragment={fragment} />;
}
