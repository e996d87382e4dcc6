import type { ComponentProps } from 'react';

/**
 * A link whose click `site/client/dialogs` turns into an open dialog. Without script the link leads
 * to the page that the dialog would show.
 */
export interface DialogLinkProps extends ComponentProps<'a'> {
  opens: string;
  href: string;
  /** The fragment of the URL while the dialog is open, without the '#'. */
  fragment?: string;
}

export function DialogLink({ opens, fragment, ...rest }: DialogLinkProps) {
  return <a {...rest} data-opens={opens} data-fragment={fragment} />;
}
