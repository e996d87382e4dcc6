import type { ReactNode } from 'react';
import { backdrop, close, closeIcon, header, panel, root, titleText } from './Dialog.css.ts';

/** The shell of every dialog, without hydration: `site/client/dialogs` makes the shell work. */
export interface DialogProps {
  id: string;
  title: string;
  closeLabel: string;
  describedBy?: string;
  className: string;
  headerClassName?: string;
  children: ReactNode;
  [data: `data-${string}`]: string | undefined;
}

/** Renders the attributes that a11y-dialog sets, and `hidden`: a closed dialog takes no focus. */
export function Dialog({
  id,
  title,
  closeLabel,
  describedBy,
  className,
  headerClassName,
  children,
  ...data
}: DialogProps) {
  const titleId = `${id}--title`;
  return (
    <div
      {...data}
      id={id}
      className={root}
      role="dialog"
      aria-modal="true"
      aria-hidden="true"
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      tabIndex={-1}
      hidden
    >
      <div className={backdrop} data-close="" />
      <div className={`${panel} ${className}`}>
        <div className={headerClassName === undefined ? header : `${header} ${headerClassName}`}>
          <h2 id={titleId} className={titleText} data-part="title">
            {title}
          </h2>
          <button type="button" className={close} data-close="" aria-label={closeLabel}>
            <svg
              aria-hidden="true"
              className={closeIcon}
              viewBox="0 0 24 24"
              width="24"
              height="24"
            >
              <path
                d="M5 5l14 14M19 5L5 19"
                fill="none"
                stroke="currentColor"
                strokeLinecap="round"
                strokeWidth="2.6"
              />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </div>
  );
}
