import { Idiomorph } from 'idiomorph';

/**
 * A copy of a part of the page as the build made it. What happens in the page (React, dialogs, fonts) leaves the
 * copy as it is, so that between two builds it tells what the build has changed, and only that is done to the page.
 */
export interface Mirror {
  /** The copy, which is in no page. */
  readonly copy: Element;
  /** Makes the copy what `next` is, and does to the page what that takes. @throws Error where the page does not have what is to be changed */
  become: (next: Element) => Change[];
}

/** A text that has become another. */
export interface Change {
  from: string;
  to: string;
}

/** The node of the page that a node of a copy stands for. */
const twins = new WeakMap<Node, Node>();

/** The nodes of the page that some copy has. */
const known = new WeakSet<Node>();

/** Whether a node of the page came from the build, and not from a script. */
export const isBuilt = (node: Node): boolean => known.has(node);

function pair(copy: Node, live: Node): void {
  twins.set(copy, live);
  known.add(live);
  copy.childNodes.forEach((child, index) => {
    const twin = live.childNodes[index];
    if (twin !== undefined) pair(child, twin);
  });
}

/** A document without a window: nothing in it is fetched, shown or run. */
const nowhere = document.implementation.createHTMLDocument();

/** Copies an element of the page, which no script may have touched yet. */
export function copyOf(live: Element): Element {
  const copy = nowhere.importNode(live, true);
  pair(copy, live);
  return copy;
}

/** Makes a copy, or a part of one, follow what the build makes. @param live the element that it stands for now; React may have made another one of it */
export function mirror(copy: Element, live: () => Element | null): Mirror {
  const observer = new MutationObserver(() => undefined);
  observer.observe(copy, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
    attributeOldValue: true,
    characterDataOldValue: true,
  });
  return {
    copy,
    become(next) {
      const element = live();
      if (element === null) throw new Error('The page no longer has what is to be changed.');
      twins.set(copy, element);
      void Idiomorph.morph(copy, [...next.childNodes], {
        morphStyle: 'innerHTML',
        restoreFocus: false,
      });
      return repeat(observer.takeRecords(), copy);
    },
  };
}

function twinOf(node: Node): Node {
  const twin = twins.get(node);
  if (twin?.isConnected !== true) throw new Error('The page no longer has what is to be changed.');
  return twin;
}

/** Does to the page what was done to the copy. */
function repeat(records: readonly MutationRecord[], copy: Element): Change[] {
  const changes: Change[] = [];
  const parents = new Set<Node>();
  for (const { type, target, removedNodes } of records) {
    if (type !== 'childList') continue;
    if (copy.contains(target)) parents.add(target);
    for (const node of removedNodes)
      if (!copy.contains(node)) twins.get(node)?.parentNode?.removeChild(twinOf(node));
  }
  parents.forEach(arrange);
  for (const { target, attributeName, oldValue } of records) {
    if (!copy.contains(target)) continue;
    const twin = twinOf(target);
    // An element whose children have changed has no value, and nothing happens to it here.
    const value =
      attributeName === null ? target.nodeValue : (target as Element).getAttribute(attributeName);
    if (attributeName === null) twin.nodeValue = value;
    else if (value === null) (twin as Element).removeAttribute(attributeName);
    else (twin as Element).setAttribute(attributeName, value);
    if (oldValue !== null && value !== null) changes.push({ from: oldValue, to: value });
  }
  return changes;
}

/** Brings the children of an element of the page into the order of the copy's. What scripts have put between them stays. */
function arrange(parent: Node): void {
  const live = twinOf(parent);
  const wanted = [...parent.childNodes].map((child) => {
    const twin = twins.get(child);
    if (twin !== undefined) return twin;
    if (
      child instanceof Element &&
      (child.matches('[data-island]') || child.querySelector('[data-island]') !== null)
    )
      throw new Error('What is to become live cannot be put into an open page.');
    const made = document.importNode(child, true);
    pair(child, made);
    return made;
  });
  let at = live.firstChild;
  for (const node of wanted) {
    while (at !== null && !wanted.includes(at)) at = at.nextSibling;
    if (at === node) at = at.nextSibling;
    else live.insertBefore(node, at);
  }
}
