/** Something on a page that does not fit. */
export interface LayoutFault {
  kind: 'sideways' | 'outside' | 'clipped' | 'overlap' | 'small';
  /** What is wrong, where, and by how many CSS pixels. */
  says: string;
}

/**
 * Finds layout faults of the page, or of the open dialog.
 * Runs in the browser: `page.evaluate(layoutAudit, { target: 24 })`.
 * @param target the least size of a control in CSS pixels; links in a sentence are exempt
 */
export function layoutAudit({ target }: { target: number }): LayoutFault[] {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  interface Item {
    type: 'text' | 'control' | 'icon';
    element: Element;
    /** The block whose lines hold the item. */
    block: Element;
    /** The fixed or sticky ancestor that the item scrolls with; the root otherwise. */
    layer: Element;
    visible: Box;
  }

  const root = document.documentElement;
  const found = new Map<string, LayoutFault>();
  const items: Item[] = [];
  const controls = 'a, button, summary, input:not([type=hidden]), select, textarea';
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };

  const textOf = (element: Element): string => {
    const label = element.getAttribute('aria-label') ?? element.textContent;
    const text = label.replace(/\s+/g, ' ').trim();
    return text.length > 60 ? `${text.slice(0, 59)}…` : text;
  };
  const nameOf = ({ type, element }: Pick<Item, 'type' | 'element'>): string => {
    if (type === 'text') return `the text “${textOf(element)}”`;
    if (type === 'icon') return `the icon in “${textOf(element.parentElement ?? element)}”`;
    return `the ${element.localName === 'a' ? 'link' : element.localName} “${textOf(element)}”`;
  };
  /** Reports a fault once for each element, and not again for the text within that element. */
  const report = (kind: LayoutFault['kind'], element: Element, says: string): void => {
    const control = element.closest(controls) ?? element;
    const key = `${kind} ${textOf(control)}`;
    if (!found.has(key))
      found.set(key, { kind, says: `${says.charAt(0).toUpperCase()}${says.slice(1)}.` });
  };

  const visuallyHidden = new Map<Element, boolean>();
  const isVisuallyHidden = (element: Element): boolean => {
    const known = visuallyHidden.get(element);
    if (known !== undefined) return known;
    const { width, height } = element.getBoundingClientRect();
    const { position, clipPath } = styleOf(element);
    const result =
      (width <= 2 && height <= 2 && (clipPath !== 'none' || position === 'absolute')) ||
      (element.parentElement !== null && isVisuallyHidden(element.parentElement));
    visuallyHidden.set(element, result);
    return result;
  };
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[inert]') === null &&
    !isVisuallyHidden(element);
  /** The skip link stands above the window until it has the focus. */
  const isSkipLink = (element: Element): boolean => {
    const link = element.closest('a[href^="#"]');
    return link !== null && link.getBoundingClientRect().bottom <= 0;
  };

  /** The ancestor that clips or carries an element, which for positioned ones is not the parent. */
  const containerOf = (element: Element): Element | null => {
    const { position } = styleOf(element);
    let container = element.parentElement;
    if (position !== 'absolute' && position !== 'fixed') return container;
    for (; container !== null; container = container.parentElement) {
      const style = styleOf(container);
      if (style.transform !== 'none' || style.filter !== 'none') return container;
      if (position === 'absolute' && style.position !== 'static') return container;
    }
    return null;
  };

  const sides = (box: Box, limits: Box): string =>
    [
      { length: limits.left - box.left, side: 'on the left' },
      { length: box.right - limits.right, side: 'on the right' },
      { length: limits.top - box.top, side: 'at the top' },
      { length: box.bottom - limits.bottom, side: 'at the bottom' },
    ]
      .filter(({ length }) => length > 1)
      .map(({ length, side }) => `${Math.round(length)} px ${side}`)
      .join(' and ');

  /** Follows an item through its containers to the window, and reports what clips it. */
  const add = (type: Item['type'], element: Element, block: Element, box: Box): void => {
    let { left, top, right, bottom } = box;
    let layer: Element = root;
    let isFixed = false;
    let isScrolledX = false;
    let isScrolledY = false;
    for (
      let each: Element | null = type === 'text' ? element : containerOf(element);
      each !== null && each !== root && each !== document.body;
      each = containerOf(each)
    ) {
      const { overflowX, overflowY, position, display } = styleOf(each);
      if (layer === root && (position === 'fixed' || position === 'sticky')) layer = each;
      isFixed ||= position === 'fixed';
      if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) continue;
      const edge = each.getBoundingClientRect();
      const scrollsX = /auto|scroll/.test(overflowX);
      const scrollsY = /auto|scroll/.test(overflowY);
      isScrolledX ||= scrollsX;
      isScrolledY ||= scrollsY;
      const isOpenX = scrollsX || overflowX === 'visible';
      const isOpenY = scrollsY || overflowY === 'visible';
      const clipped = sides(
        { left, top, right, bottom },
        {
          left: isOpenX ? -Infinity : edge.left,
          right: isOpenX ? Infinity : edge.right,
          top: isOpenY ? -Infinity : edge.top,
          bottom: isOpenY ? Infinity : edge.bottom,
        },
      );
      if (clipped !== '') {
        report('clipped', element, `${nameOf({ type, element })} is cut off, ${clipped}`);
      }
      if (overflowX !== 'visible') {
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
      }
      if (overflowY !== 'visible') {
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      if (right - left < 1 || bottom - top < 1) return;
    }
    if (styleOf(element).position === 'fixed') {
      layer = element;
      isFixed = true;
    }
    const outside = sides(
      { left, top, right, bottom },
      {
        left: isScrolledX ? -Infinity : 0,
        right: isScrolledX ? Infinity : root.clientWidth,
        top: isScrolledY ? -Infinity : isFixed ? 0 : -scrollY,
        bottom: isScrolledY || !isFixed ? Infinity : innerHeight,
      },
    );
    if (outside !== '')
      report(
        'outside',
        element,
        `${nameOf({ type, element })} reaches out of the window, ${outside}`,
      );
    items.push({ type, element, block, layer, visible: { left, top, right, bottom } });
  };

  const blockOf = (element: Element): Element => {
    let block = element;
    while (/^(inline|contents)$/.test(styleOf(block).display) && block.parentElement !== null)
      block = block.parentElement;
    return block;
  };

  const checkBox = (element: Element): void => {
    const { display, overflowX, scrollSnapType, textOverflow } = styleOf(element);
    const excess = element.scrollWidth - element.clientWidth;
    if (display === 'inline' || display === 'contents' || excess <= 1) return;
    if (/auto|scroll/.test(overflowX) && scrollSnapType === 'none')
      report('sideways', element, `“${textOf(element)}” scrolls sideways by ${excess} px`);
    if (textOverflow === 'ellipsis')
      report('clipped', element, `the text “${textOf(element)}” end in dots`);
  };
  const checkControl = (element: Element): void => {
    if (isSkipLink(element)) return;
    const block = blockOf(element);
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width * height > 0);
    for (const box of boxes) add('control', element, block, box);
    const { width, height } = element.getBoundingClientRect();
    const isInSentence =
      styleOf(element).display === 'inline' &&
      [...block.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    if (!isInSentence && boxes.length > 0 && Math.min(width, height) < target - 0.5)
      report(
        'small',
        element,
        `${nameOf({ type: 'control', element })} is too small to press: ` +
          `${Math.round(width)} × ${Math.round(height)} px, where both have to be ${target} px`,
      );
  };
  const checkText = (node: Text): void => {
    const parent = node.parentElement;
    const noText = 'script, style, noscript, template, select, textarea, title';
    if (parent === null || node.data.trim() === '' || parent.closest(noText) !== null) return;
    if (!isSeen(parent) || isSkipLink(parent)) return;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      // Characters are lower than their line box.
      const free = (bottom - top) * 0.16;
      if (right - left >= 1)
        add('text', parent, blockOf(parent), {
          left,
          top: top + free,
          right,
          bottom: bottom - free,
        });
    }
  };

  const openDialog = [...document.querySelectorAll('[role=dialog][aria-modal=true], dialog[open]')]
    .filter(isSeen)
    .at(-1);
  const scope = openDialog ?? document.body;
  const excess = root.scrollWidth - root.clientWidth;
  if (openDialog === undefined && excess > 0)
    report('sideways', root, `the page scrolls sideways by ${excess} px`);
  for (const element of scope.querySelectorAll('*')) {
    if (element.parentElement?.closest('svg, select') !== null || !isSeen(element)) continue;
    checkBox(element);
    if (element.matches(controls)) checkControl(element);
    if (element instanceof SVGSVGElement)
      add('icon', element, element, element.getBoundingClientRect());
  }
  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
    if (node instanceof Text) checkText(node);

  items.sort((one, other) => one.visible.top - other.visible.top);
  items.forEach((one, index) => {
    for (const other of items.slice(index + 1)) {
      if (other.visible.top >= one.visible.bottom) break;
      const x =
        Math.min(one.visible.right, other.visible.right) -
        Math.max(one.visible.left, other.visible.left);
      const y = Math.min(one.visible.bottom, other.visible.bottom) - other.visible.top;
      if (x <= 1.5 || y <= 1.5 || one.layer !== other.layer) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const isOneBlock = one.block === other.block;
      const areTexts = one.type === 'text' && other.type === 'text';
      const areInline = [one, other].some(({ element }) => styleOf(element).display === 'inline');
      const isArrow = [one, other].some(({ element }) => element.localName === 'select');
      if ((isOneBlock && (areTexts || areInline)) || isArrow) continue;
      if (one.type === 'icon' && other.type === 'icon') continue;
      report(
        'overlap',
        one.element,
        `${nameOf(one)} and ${nameOf(other)} lie on each other, ` +
          `${Math.round(x)} px wide and ${Math.round(y)} px high`,
      );
    }
  });
  return [...found.values()];
}
