import type { ReactNode } from 'react';
import type { PageContent } from '../../content.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { body, panel } from './Menu.css.ts';

export interface MenuProps extends Pick<PageContent, 'messages'> {
  children: ReactNode;
}

export function Menu({ children, messages }: MenuProps) {
  return (
    <Dialog id="menu" title={messages.menu} closeLabel={messages.close} className={panel}>
      <div className={body}>{children}</div>
    </Dialog>
  );
}
