/**
 * Inlined in each page with controls that need script: queues early clicks and loads the main
 * module from `data-main`. If the module fails to load, the page works as without script.
 */
import type { bootstrap } from './main.ts';
import { afterPaint } from './after-paint.ts';
import './transitions.ts';

/** The clicks that came before their handlers. */
export interface EarlyClicks {
  queue: HTMLElement[];
  /** Whether links that open dialogs work. While clicks are queued, these links wait, too. */
  hasDialogs?: boolean;
  isOver?: boolean;
  /** Makes the page work as without script, and follows the last clicked link. */
  fallBack: () => void;
}

const { dataset, previousSibling } = document.currentScript as HTMLScriptElement;
const openers = 'a[data-opens]';

const early: EarlyClicks = {
  queue: [],
  fallBack() {
    early.isOver = true;
    const { sheet } = previousSibling as unknown as { sheet: CSSStyleSheet };
    for (const { media } of sheet.cssRules as Iterable<Partial<CSSMediaRule>>)
      if (media) media.mediaText = media.mediaText.replace('enabled', 'none');
    early.queue.findLast((control) => control.matches(openers))?.click();
  },
};

addEventListener(
  'click',
  (event) => {
    const control = (event.target as Element).closest<HTMLElement>(
      `${openers},[role=tab],button[data-live]`,
    );
    const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!control || early.isOver || event.button || hasModifier) return;
    if (early.hasDialogs && !early.queue[0] && control.matches(openers)) return;
    event.preventDefault();
    event.stopPropagation();
    early.queue.push(control);
  },
  true,
);

const load = (): void =>
  void import(dataset['main'] ?? '')
    .then((main: { bootstrap: typeof bootstrap }) => main.bootstrap(early))
    .catch(early.fallBack);

// Running the modules would delay the first paint.
afterPaint(load);
