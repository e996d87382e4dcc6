import type { ReactNode } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { body, panel } from './Menu.css.ts';

export interface MenuProps {
  /** The items of the navigation and the booking button. */
  children: ReactNode;
}

/** The slide-out menu of small screens. */
export function Menu({ children }: MenuProps) {
  return (
    <Dialog id="menu" title="Menu" className={panel}>
      <div className={body}>{children}</div>
    </Dialog>
  );
}
