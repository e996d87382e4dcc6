/** Finds what does not fit in a page that stands open in a browser. */

/** Something that does not fit. */
export interface LayoutFault {
  /**
   * - `sideways`: the page, or a box in it that is not a row of slides, scrolls sideways
   * - `outside`: words or a control stand outside of the window, where nobody comes by scrolling
   * - `clipped`: a box cuts off words, a control or a mark
   * - `overflow`: words run out of the frame or the coloured ground that they stand on
   * - `overlap`: words, controls or marks lie on each other
   * - `small`: a control is too small for a finger
   */
  kind: 'sideways' | 'outside' | 'clipped' | 'overflow' | 'overlap' | 'small';
  /** For the owner of the words: what, where, by how many CSS pixels. */
  says: string;
}

/** How a page is looked at. */
export interface LayoutRules {
  /** The least height and width of a control, in CSS pixels; links within a sentence are exempt. 24 is WCAG 2.2's least, 44 this site's own. */
  target: number;
}

/**
 * Looks at the page as it stands at this moment: while a dialog is open, at that dialog alone.
 *
 * Runs in the page itself, `page.evaluate(layoutFaults, { target: 24 })` in Playwright and in
 * puppeteer, so it uses nothing from outside of its braces. Its helpers are methods of one object,
 * because tsx wraps every other named function into a call that the page does not know.
 *
 * Exempt: what only screen readers hear, what is inert or see-through, the skip link while it waits
 * above the window, what lies further along a row that scrolls sideways, and what stays in place
 * while the page scrolls below it (against that page, not against itself).
 *
 * @returns every fault, each once; none where all fits
 */
export function layoutFaults({ target }: LayoutRules): LayoutFault[] {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  interface Item {
    type: 'words' | 'control' | 'mark';
    /** The control or the mark, or what holds the words. */
    element: Element;
    /** The block in which the words run. */
    block: Element;
    /** What it moves with when the page scrolls. */
    layer: Element;
    /** What is seen of it. */
    seen: Box;
  }

  const root = document.documentElement;
  const room: Box = { left: 0, top: 0, right: root.clientWidth, bottom: innerHeight };
  const styles = new Map<Element, CSSStyleDeclaration>();
  const forEyes = new Map<Element, boolean>();
  // A property of a computed style is computed each time that it is read, and what holds an element is asked of each word in it.
  const holders = new Map<Element, Element | null>();
  const cutters = new Map<Element, Element | null>();
  const layers = new Map<Element, { fixed: Element; still: Element }>();
  const found: (LayoutFault & { about: readonly Element[] })[] = [];
  const items: Item[] = [];
  const controls =
    'a, button, summary, input:not([type=hidden]), select, textarea, [tabindex]:not([tabindex^="-"])';
  /** Whole pixels are not to be asked of a browser: it rounds. */
  const slack = 1;

  const its = {
    style(element: Element): CSSStyleDeclaration {
      const known = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, known);
      return known;
    },

    /** Not the words of screen readers, and not what a browser does not draw at all. */
    isSeen(element: Element): boolean {
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        its.isForEyes(element)
      );
    },

    isForEyes(element: Element): boolean {
      const known = forEyes.get(element);
      if (known !== undefined) return known;
      const { clipPath, overflowX, position } = its.style(element);
      const { width, height } = element.getBoundingClientRect();
      const tiny =
        width <= 2 &&
        height <= 2 &&
        (clipPath !== 'none' || (overflowX !== 'visible' && position !== 'static'));
      const result =
        !tiny &&
        !element.hasAttribute('inert') &&
        (element.parentElement === null || its.isForEyes(element.parentElement));
      forEyes.set(element, result);
      return result;
    },

    /** What cuts or carries an element is not always its parent: a fixed one belongs to the window. */
    holderOf(element: Element): Element | null {
      const known = holders.get(element);
      if (known !== undefined) return known;
      const { position } = its.style(element);
      let holder = element.parentElement;
      if (position === 'absolute' || position === 'fixed') {
        for (; holder !== null; holder = holder.parentElement) {
          const style = its.style(holder);
          const anchors =
            style.transform !== 'none' ||
            style.filter !== 'none' ||
            /paint|layout|strict|content/.test(style.contain);
          if (anchors || (position === 'absolute' && style.position !== 'static')) break;
        }
      }
      holders.set(element, holder);
      return holder;
    },

    /** The nearest of an element and its holders that cuts off or scrolls what is in it; null where that is the window. */
    cutterOf(element: Element | null): Element | null {
      if (element === null || element === root || element === document.body) return null;
      const known = cutters.get(element);
      if (known !== undefined) return known;
      const { display, overflowX, overflowY } = its.style(element);
      const cuts = display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible');
      const cutter = cuts ? element : its.cutterOf(its.holderOf(element));
      cutters.set(element, cutter);
      return cutter;
    },

    /** The nearest of an element and its holders that stays in place while the page scrolls: `fixed` always, `still` also while its own part of the page lasts. */
    layersOf(element: Element | null): { fixed: Element; still: Element } {
      if (element === null) return { fixed: root, still: root };
      const known = layers.get(element);
      if (known !== undefined) return known;
      const { position } = its.style(element);
      const around = its.layersOf(its.holderOf(element));
      const own = {
        fixed: position === 'fixed' ? element : around.fixed,
        still: position === 'fixed' || position === 'sticky' ? element : around.still,
      };
      layers.set(element, own);
      return own;
    },

    /** A row of slides may be wider than what is seen of it. */
    isRow(element: Element): boolean {
      const { overflowX, overflowY, scrollSnapType } = its.style(element);
      return (
        /auto|scroll/.test(overflowX) &&
        (/^(x|inline|both)/.test(scrollSnapType) || /hidden|clip/.test(overflowY))
      );
    },

    /** Within its outlines. */
    inside(element: Element): Box {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const { borderLeftWidth, borderTopWidth, borderRightWidth, borderBottomWidth } =
        its.style(element);
      return {
        left: left + parseFloat(borderLeftWidth),
        top: top + parseFloat(borderTopWidth),
        right: right - parseFloat(borderRightWidth),
        bottom: bottom - parseFloat(borderBottomWidth),
      };
    },

    common(a: Box, b: Box): Box {
      return {
        left: Math.max(a.left, b.left),
        top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right),
        bottom: Math.min(a.bottom, b.bottom),
      };
    },

    /** How far a box sticks out of another, in words; empty where it does not. */
    beyond(box: Box, other: Box, axes: { x: boolean; y: boolean }): string {
      const sides: string[] = [];
      if (axes.x && box.left < other.left - slack)
        sides.push(`${its.pixels(other.left - box.left)} on the left`);
      if (axes.x && box.right > other.right + slack)
        sides.push(`${its.pixels(box.right - other.right)} on the right`);
      if (axes.y && box.top < other.top - slack)
        sides.push(`${its.pixels(other.top - box.top)} at the top`);
      if (axes.y && box.bottom > other.bottom + slack)
        sides.push(`${its.pixels(box.bottom - other.bottom)} at the bottom`);
      return sides.join(' and ');
    },

    pixels(length: number): string {
      return `${String(Math.round(length))} px`;
    },

    place({ left, top, right, bottom }: Box): string {
      return `(${String(Math.round(right - left))} × ${String(Math.round(bottom - top))} px, ${String(Math.round(left))} from the left and ${String(Math.round(top))} from the top of a window of ${String(room.right)} px)`;
    },

    words(element: Element): string {
      const text = (element.getAttribute('aria-label') ?? element.textContent)
        .replace(/\s+/g, ' ')
        .trim();
      return text.length > 60 ? `${text.slice(0, 59)}…` : text;
    },

    /** Where on the page, by the words that a visitor sees there. */
    where(element: Element): string {
      const part = element.closest('[role=dialog], dialog, header, footer, section, nav');
      if (part === null || part === element) return '';
      if (part.localName === 'header') return ' in the header';
      if (part.localName === 'footer') return ' in the footer';
      const heading = part.querySelector('h1, h2, h3');
      return heading === null || heading.contains(element) ? '' : ` in “${its.words(heading)}”`;
    },

    name(item: Item): string {
      const { type, element } = item;
      if (type === 'mark')
        return `The mark${its.where(element)} beside “${its.words(element.closest('a, button, label, p, li, figure') ?? element.parentElement ?? element)}”`;
      if (type === 'words') return `The words “${its.words(element)}”${its.where(element)}`;
      const kinds: Readonly<Record<string, string>> = {
        a: 'link',
        button: 'button',
        summary: 'line to open',
        select: 'choice',
        input: 'field',
        textarea: 'field',
      };
      const label = its.words(
        element.localName === 'select'
          ? (element.querySelector('option:checked') ?? element)
          : element,
      );
      return `The ${kinds[element.localName] ?? 'control'} “${label === '' ? element.id : label}”${its.where(element)}`;
    },

    controlOf(element: Element): Element {
      return element.closest(controls) ?? element;
    },

    /** Keeps one fault of each kind for what it is about: a paragraph of nine lines is one mistake, and so are a button and its words. */
    fault(kind: LayoutFault['kind'], about: readonly Element[], says: string): void {
      const known = found.filter(
        (each) => each.kind === kind && each.about.length === about.length,
      );
      if (
        known.some((each) =>
          about.every(
            (element) =>
              each.about.includes(element) || each.about.includes(its.controlOf(element)),
          ),
        )
      )
        return;
      found.push({ kind, about, says });
    },

    /**
     * Follows a box through all that holds it, out to the window, and tells what cuts it on its way.
     * @returns what is seen of it, and what it moves with; undefined where nothing of it is seen
     */
    follow(type: Item['type'], element: Element, block: Element, box: Box): Item | undefined {
      const { fixed, still } = its.layersOf(element);
      /** Whether scrolling brings out what is beyond an edge. */
      let reachedX = false;
      let reachedY = false;
      const item: Item = { type, element, block, layer: still, seen: box };
      for (
        let each = its.cutterOf(type === 'words' ? element : its.holderOf(element));
        each !== null;
        each = its.cutterOf(its.holderOf(each))
      ) {
        const { overflowX, overflowY, direction } = its.style(each);
        const inner = its.inside(each);
        const scrollsX = /auto|scroll/.test(overflowX);
        const scrollsY = /auto|scroll/.test(overflowY);
        // What lies before the start of a scroll container is never reached. Where lines begin on the right, so does it, and counts down from 0.
        const fromRight = direction === 'rtl';
        const reach: Box = {
          left: scrollsX ? (fromRight ? -Infinity : inner.left - each.scrollLeft) : inner.left,
          top: scrollsY ? inner.top - each.scrollTop : inner.top,
          right: scrollsX ? (fromRight ? inner.right - each.scrollLeft : Infinity) : inner.right,
          bottom: scrollsY ? Infinity : inner.bottom,
        };
        const cut = its.beyond(item.seen, reach, {
          x: overflowX !== 'visible',
          y: overflowY !== 'visible',
        });
        if (cut !== '')
          its.fault(
            'clipped',
            [element],
            `${its.name(item)} ${type === 'words' ? 'are' : 'is'} cut off: ${cut} ${its.place(box)}.`,
          );
        if (scrollsX && its.beyond(item.seen, inner, { x: true, y: false }) !== '')
          reachedX = its.isRow(each);
        if (scrollsY) reachedY = true;
        item.seen = its.common(item.seen, {
          left: overflowX === 'visible' ? -Infinity : inner.left,
          right: overflowX === 'visible' ? Infinity : inner.right,
          top: overflowY === 'visible' ? -Infinity : inner.top,
          bottom: overflowY === 'visible' ? Infinity : inner.bottom,
        });
        if (item.seen.right - item.seen.left < slack || item.seen.bottom - item.seen.top < slack)
          return undefined;
      }
      const page: Box = {
        ...room,
        top: fixed === root ? -scrollY : 0,
        bottom: fixed === root ? Infinity : room.bottom,
      };
      const out = its.beyond(item.seen, page, { x: !reachedX, y: !reachedY });
      if (out !== '')
        its.fault(
          'outside',
          [element],
          `${its.name(item)} ${type === 'words' ? 'reach' : 'reaches'} out of the window: ${out} ${its.place(box)}.`,
        );
      return item;
    },

    /** The nearest thing around words that has a visible edge: words that leave it look broken, though nothing cuts them. */
    frameOf(element: Element): Element | null {
      for (
        let each: Element | null = element;
        each !== null && each !== document.body;
        each = its.holderOf(each)
      ) {
        const { display, overflowX, backgroundColor, borderLeftWidth, borderRightWidth } =
          its.style(each);
        // What cuts its words off, or scrolls, was asked about already.
        if (overflowX !== 'visible') return null;
        const filled = !/^(transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(backgroundColor);
        if (
          display !== 'inline' &&
          display !== 'contents' &&
          (filled || (parseFloat(borderLeftWidth) > 0 && parseFloat(borderRightWidth) > 0))
        )
          return each;
      }
      return null;
    },

    /** Letters are lower than the box of their line, which also has room for what no letter of it uses. */
    letters({ left, top, right, bottom }: DOMRect): Box {
      const free = (bottom - top) * 0.16;
      return { left, top: top + free, right, bottom: bottom - free };
    },

    /** The inline box around words, a link in a sentence for example, does not make a block of its own. */
    blockOf(element: Element): Element {
      let block = element;
      while (/^(inline|contents)$/.test(its.style(block).display) && block.parentElement !== null)
        block = block.parentElement;
      return block;
    },

    /** An icon or a small drawn thing without words, such as a play mark. */
    isMark(element: Element): boolean {
      if (element instanceof SVGElement)
        return element instanceof SVGSVGElement && element.querySelector('text') === null;
      if (
        element.childNodes.length > 0 ||
        element.matches('img, input, button, a, select, iframe, video, canvas, hr, br, wbr, source')
      )
        return false;
      const { backgroundColor, backgroundImage } = its.style(element);
      const { width, height } = element.getBoundingClientRect();
      return (
        Math.min(width, height) >= 8 &&
        Math.max(width, height) <= 96 &&
        (backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor))
      );
    },

    /** The skip link comes into the window when it has the focus. */
    waits(element: Element): boolean {
      return (
        element.matches('a[href^="#"]') &&
        /fixed|absolute/.test(its.style(element).position) &&
        element.getBoundingClientRect().bottom <= 0
      );
    },

    add(item: Item | undefined): void {
      if (item !== undefined) items.push(item);
    },

    /** How far two boxes lie on each other, each letter's last pixel left out. */
    overlap(a: Box, b: Box): { x: number; y: number } {
      const both = its.common(a, b);
      return { x: both.right - both.left, y: both.bottom - both.top };
    },
  };

  const open = [...document.querySelectorAll('[role=dialog][aria-modal=true], dialog[open]')]
    .filter((dialog) => its.isSeen(dialog))
    .at(-1);
  const whole = open ?? document.body;

  if (open === undefined && root.scrollWidth > room.right) {
    its.fault(
      'sideways',
      [root],
      `The page scrolls sideways by ${its.pixels(root.scrollWidth - room.right)} in a window of ${its.pixels(room.right)}.`,
    );
  }

  for (const element of whole.querySelectorAll('*')) {
    if (element.parentElement?.closest('svg, select') !== null || !its.isSeen(element)) continue;
    const { display, overflowX, textOverflow } = its.style(element);
    if (display !== 'contents' && display !== 'inline') {
      const hidden = element.scrollWidth - element.clientWidth;
      if (
        hidden > slack &&
        /auto|scroll/.test(overflowX) &&
        !its.isRow(element) &&
        element.localName !== 'textarea'
      ) {
        its.fault(
          'sideways',
          [element],
          `The box with “${its.words(element)}”${its.where(element)} scrolls sideways by ${its.pixels(hidden)}.`,
        );
      }
      if (hidden > slack && textOverflow === 'ellipsis' && element.localName !== 'input') {
        its.fault(
          'clipped',
          [element],
          `The words “${its.words(element)}”${its.where(element)} end in dots: ${its.pixels(hidden)} of them are missing.`,
        );
      }
    }
    if (element instanceof HTMLSelectElement) {
      const { font, letterSpacing, wordSpacing, paddingLeft, paddingRight } = its.style(element);
      const words = element.selectedOptions[0]?.label ?? '';
      const pen = document.createElement('canvas').getContext('2d');
      if (pen !== null) Object.assign(pen, { font, letterSpacing, wordSpacing });
      const missing =
        (pen?.measureText(words).width ?? 0) -
        (element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight));
      if (missing > slack)
        its.fault(
          'clipped',
          [element],
          `The choice “${words}”${its.where(element)} is cut off: ${its.pixels(missing)} of its words are missing.`,
        );
    }

    const control = element.matches(controls);
    if (control && !its.waits(element)) {
      const block = its.blockOf(element);
      const boxes = [...element.getClientRects()].filter(
        ({ width, height }) => width > 0 && height > 0,
      );
      for (const box of boxes) its.add(its.follow('control', element, block, box));
      const whole = element.getBoundingClientRect();
      const inSentence =
        display === 'inline' &&
        [...block.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
        );
      // Half a pixel is lost where a browser rounds.
      if (!inSentence && boxes.length > 0 && Math.min(whole.width, whole.height) < target - 0.5) {
        const name = its.name({ type: 'control', element, block, layer: root, seen: whole });
        its.fault(
          'small',
          [element],
          `${name} is too small to press: ${String(Math.round(whole.width))} × ${String(Math.round(whole.height))} px, where both have to be ${its.pixels(target)}.`,
        );
      }
    }
    if (its.isMark(element))
      its.add(its.follow('mark', element, element, element.getBoundingClientRect()));
  }

  const texts = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (
      parent === null ||
      (node.textContent ?? '').trim() === '' ||
      parent.closest('script, style, noscript, template, select, textarea, title') !== null ||
      !its.isSeen(parent)
    )
      continue;
    const waiting = parent.closest('a');
    if (waiting !== null && its.waits(waiting)) continue;
    range.selectNodeContents(node);
    const block = its.blockOf(parent);
    const frame = parent.closest('svg') === null ? its.frameOf(parent) : null;
    for (const rect of range.getClientRects()) {
      if (rect.width < slack || rect.height < slack) continue;
      const box = its.letters(rect);
      its.add(its.follow('words', parent, block, box));
      if (frame === null) continue;
      const left = its.beyond(box, frame.getBoundingClientRect(), { x: true, y: true });
      if (left !== '')
        its.fault(
          'overflow',
          [parent],
          `The words “${its.words(parent)}”${its.where(parent)} run out of their frame: ${left} ${its.place(box)}.`,
        );
    }
  }

  // From the top down, so that each is compared only with what begins above its end.
  items.sort((a, b) => a.seen.top - b.seen.top);
  items.forEach((a, index) => {
    for (const b of items.slice(index + 1)) {
      if (b.seen.top >= a.seen.bottom) break;
      if (
        a.layer !== b.layer ||
        a.element === b.element ||
        a.element.contains(b.element) ||
        b.element.contains(a.element)
      )
        continue;
      if (a.type === 'words' && b.type === 'words' && a.block === b.block) continue;
      if (a.type === 'mark' && b.type === 'mark') continue;
      // The arrow of a field lies on the field; the words in it were measured above.
      if (
        (a.type === 'mark' && b.element.matches('select, input')) ||
        (b.type === 'mark' && a.element.matches('select, input'))
      )
        continue;
      // A control and the words around it in one sentence share its lines.
      if (
        a.block === b.block &&
        (its.style(a.element).display === 'inline' || its.style(b.element).display === 'inline')
      )
        continue;
      const { x, y } = its.overlap(a.seen, b.seen);
      if (x <= 1.5 || y <= 1.5) continue;
      its.fault(
        'overlap',
        [a.element, b.element],
        `${its.name(a)} and ${its.name(b).replace('The', 'the')} lie on each other, ${its.pixels(x)} wide and ${its.pixels(y)} high ${its.place(its.common(a.seen, b.seen))}.`,
      );
    }
  });

  return found.map(({ kind, says }) => ({ kind, says }));
}
