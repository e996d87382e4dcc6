import type { ReactNode } from 'react';
import type { PageContent } from '../../content.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { body, panel } from './Menu.css.ts';

export interface MenuProps extends Pick<PageContent, 'words'> {
  children: ReactNode;
}

export function Menu({ children, words }: MenuProps) {
  return (
    <Dialog id="menu" title={words.menu} closeLabel={words.close} className={panel}>
      <div className={body}>{children}</div>
    </Dialog>
  );
}
