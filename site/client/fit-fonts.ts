/**
 * Changes from the fallback fonts to the web fonts without moving anything. The faces that the build
 * adjusts bring both within a percent or two (site/generator/assets/fonts.ts), whatever the words; what
 * that leaves is seen only here, where the width of the window and the fonts of the device are known:
 * a word that would wrap elsewhere, a button a little wider, a phrase further along its line. Such texts get the letter spacing that
 * gives them their room and their line breaks back, in the task of the change, so that no frame shows a step of it.
 * Where nothing within reason does, the page keeps the fallbacks until it is next opened.
 */
const { documentElement: root } = document;

/** A block and the words of its lines. */
interface Piece {
  element: HTMLElement;
  nodes: Text[];
  /** How it was laid out in the fallbacks. */
  was: Look;
  /** What was added to the letter spacing of all of it, in em, and to that of the elements in its lines. */
  added: number;
  own: Map<HTMLElement, number>;
  isTried: boolean;
  /** Whether its lines were told where to end. */
  isCut: boolean;
  /** By what `added` was changed last. */
  step: number;
}

interface Look {
  box: DOMRect;
  /** In the window: which of its words begin a line, as their numbers, and in which a line ends, as those and a half. */
  breaks: number[];
  /** In the window: the width of the words of each element, without the spaces between. */
  widths: Map<HTMLElement, number>;
  /** In the window: where in its line each text begins. */
  starts: Map<Text, number>;
}

/** What letter spacing may be changed by, in em: more would be seen. */
const most = 0.06;

/** By what it is changed at first, in em, and by what at the last: whichever way, it is a layout each time. */
const steps = { first: 0.01, last: 0.0005 };

/** What moves by less, in CSS pixels, has not moved. */
const unseen = 1;

/** By how many CSS pixels along its line a text moves at least for it to count as a layout shift: https://wicg.github.io/layout-instability/ */
const shifted = 3;

const range = document.createRange();

/** The block that holds the line of a text. */
function blockOf(node: Node): HTMLElement | null {
  let element = node.parentElement;
  while (element !== null && getComputedStyle(element).display === 'inline') element = element.parentElement;
  return element instanceof HTMLElement ? element : null;
}

/** Safari before 17.4 cannot tell, and does not pass over anything. */
const isPassedOver = ({ parentElement }: Node): boolean => parentElement === null || ('checkVisibility' in parentElement && !parentElement.checkVisibility({ contentVisibilityAuto: true }));

function piecesOf(page: Element): Piece[] {
  const found = new Map<HTMLElement, Text[]>();
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    // What is passed over until it comes near the window is not asked for its place: that would lay it out.
    if (!(node instanceof Text) || node.data.trim() === '' || isPassedOver(node)) continue;
    const block = blockOf(node);
    if (block !== null) found.set(block, [...(found.get(block) ?? []), node]);
  }
  const pieces: Piece[] = [];
  for (const [element, nodes] of found) {
    const was = look(element, nodes);
    // Nothing to see: a script, or words that only screen readers hear.
    if (was.box.width > 1 && was.box.height > 1) pieces.push({ element, nodes, was, added: 0, own: new Map(), isTried: false, isCut: false, step: 0 });
  }
  return pieces;
}

/** Whether a box stands in a line below another. */
const isBelow = ({ top, bottom }: DOMRect, other: DOMRect): boolean => (top + bottom) / 2 > other.bottom;

function look(element: HTMLElement, nodes: readonly Text[]): Look {
  const box = element.getBoundingClientRect();
  const breaks: number[] = [];
  let count = 0;
  const widths = new Map<HTMLElement, number>();
  const starts = new Map<Text, number>();
  if (box.bottom > 0 && box.top < innerHeight) {
    let last: DOMRect | undefined;
    for (const node of nodes) {
      for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        let width = 0;
        let isBroken = false;
        for (const part of range.getClientRects()) {
          if (!starts.has(node)) starts.set(node, root.dir === 'rtl' ? part.right : part.left);
          if (last !== undefined && isBelow(part, last)) breaks.push(isBroken ? count + 0.5 : count);
          isBroken = true;
          last = part;
          width += part.width;
        }
        if (node.parentElement !== null) widths.set(node.parentElement, (widths.get(node.parentElement) ?? 0) + width);
        count += 1;
      }
    }
  }
  return { box, breaks, widths, starts };
}

const lettersIn = (nodes: readonly Text[]): number => nodes.reduce((sum, { data }) => sum + data.replace(/\s/g, '').length, 0);

const sizeOf = (element: Element): number => parseFloat(getComputedStyle(element).fontSize);

/** The elements in the lines of a block first, so that each begins from what the block gave it before. */
const elementsOf = ({ element, own }: Piece): HTMLElement[] => [...new Set([...own.keys(), element])];

/** Marks the line breaks that were put in here. */
const ownBreak = 'fitted';

function clear(piece: Piece): void {
  for (const element of elementsOf(piece)) element.style.letterSpacing = '';
}

function space(piece: Piece): void {
  clear(piece);
  const spacings = elementsOf(piece).map((element) => (parseFloat(getComputedStyle(element).letterSpacing) || 0) / sizeOf(element));
  elementsOf(piece).forEach((element, index) => (element.style.letterSpacing = `${((spacings[index] ?? 0) + (piece.own.get(element) ?? 0) + piece.added).toFixed(5)}em`));
}

/** Gives the words of each element of a block the width that they had. */
function fitWords(piece: Piece): void {
  const { element, nodes, was } = piece;
  for (const [part, width] of look(element, nodes).widths) {
    piece.own.set(part, ((was.widths.get(part) ?? width) - width) / lettersIn(nodes.filter(({ parentElement }) => parentElement === part)) / sizeOf(part));
  }
}

let fitted: readonly Piece[] = [];

/** Gives texts their own letter spacing back. */
export function unfit(): void {
  for (const piece of fitted) {
    clear(piece);
    piece.element.style.textWrap = '';
    piece.element.style.minWidth = '';
    for (const line of piece.element.querySelectorAll(`.${ownBreak}`)) line.remove();
    piece.element.normalize();
  }
  fitted = [];
}

/** What is not laid out as it was, and whether it needs more room (1), less (-1) or only other spacing within its lines (0); asked of all before any is changed, which would lay them out anew. */
function misfits(pieces: Iterable<Piece>): Map<Piece, number> {
  const found = new Map<Piece, number>();
  for (const piece of pieces) {
    const { was } = piece;
    const { box, breaks, starts } = look(piece.element, piece.nodes);
    const lower = was.box.height - box.height;
    if (breaks.join() !== was.breaks.join() || Math.abs(lower) > unseen) found.set(piece, lower > unseen ? 1 : -1);
    // That its words are as wide as they were is all that can be done.
    else if (!piece.isTried && [...was.starts].some(([text, start]) => Math.abs((starts.get(text) ?? start) - start) >= shifted)) found.set(piece, 0);
  }
  return found;
}

/** Changes the spacing of those whose lines are not as they were, until they are. @returns whether that could be done */
function fitLines(pieces: readonly Piece[]): boolean {
  for (let wrong = misfits(pieces); wrong.size > 0; wrong = misfits(wrong.keys())) {
    for (const [piece, way] of wrong) {
      const { breaks, widths } = piece.was;
      if (!piece.isTried && widths.size > 0) fitWords(piece);
      // Lines that end within words are balanced best by the browser: only where it ends others as well are they told where.
      if (way !== 0 && breaks.length > 0 && !piece.isCut && (piece.isTried || breaks.every(Number.isInteger))) breakLines(piece);
      else if (piece.isTried || widths.size === 0) {
        // Where that was too far, half of it back.
        piece.step = piece.step * way < 0 ? -piece.step / 2 : piece.step || way * steps.first;
        piece.added += piece.step;
        if (Math.abs(piece.added) > most || Math.abs(piece.step) < steps.last) return false;
      }
      piece.isTried = true;
      space(piece);
    }
  }
  return true;
}

/** Ends the lines of a block where they ended: of two breaks that are equally good, balanced lines take either. */
function breakLines(piece: Piece): void {
  const { element, nodes, was } = piece;
  let count = 0;
  piece.isCut = true;
  element.style.textWrap = 'wrap';
  for (let at = 0; at < nodes.length; at += 1) {
    for (const { index } of nodes[at]?.data.matchAll(/\S+/g) ?? []) {
      if (was.breaks.includes(count) && index > 0) {
        const rest = nodes[at]?.splitText(index);
        if (rest === undefined) return;
        rest.before(Object.assign(document.createElement('br'), { className: ownBreak }));
        nodes.splice(at + 1, 0, rest);
        // The word comes again, as the first of the rest.
        break;
      }
      count += 1;
    }
  }
}

/** A button whose words do not fit in one line takes all the room there is; with its lines told it would take no more than they need. */
function keepRoom(pieces: readonly Piece[]): void {
  const narrower = pieces.filter(({ element, isCut, was }) => isCut && was.box.width - element.getBoundingClientRect().width >= shifted);
  for (const { element, was } of narrower) element.style.minWidth = `${was.box.width.toFixed(2)}px`;
}

/** Gives what is as wide as its words the width that it had: a row of links may wrap elsewhere. */
function fitWidths(pieces: readonly Piece[]): void {
  const wider = pieces.map(({ element, was }) => element.getBoundingClientRect().width - was.box.width);
  pieces.forEach((piece, index) => {
    const added = piece.added - (wider[index] ?? 0) / lettersIn(piece.nodes) / sizeOf(piece.element);
    if (Math.abs(wider[index] ?? 0) < unseen / 2 || Math.abs(added) > most) return;
    piece.added = added;
    space(piece);
  });
}

/** The page in the fallbacks, in CSS pixels. */
interface Before {
  pieces: Piece[];
  height: number;
  /** In a window of another width nothing is where it was. */
  width: number;
  /** How far down the window is. */
  scrolled: number;
}

const measure = (): Before => ({ pieces: piecesOf(document.body), height: root.scrollHeight, width: root.clientWidth, scrolled: scrollY });

const stillHolds = ({ height, width, scrolled }: Before): boolean => height === root.scrollHeight && width === root.clientWidth && scrolled === scrollY;

const nextTask = (): Promise<unknown> => new Promise((done) => setTimeout(done));

/** To change the fonts in the task that runs this module would make it a long one. */
const hasRun = nextTask();

/**
 * Shows the web fonts, which have to be there already, as soon as no dialog is on its way in: WebKit goes on with
 * that between two looks at a place, and what is under way would be taken for moved.
 * @returns whether they could be shown with everything in its place; else the fallbacks stay
 */
export async function showFonts(): Promise<boolean> {
  await hasRun;
  const panels = document.querySelectorAll('[role=dialog] > *');
  await Promise.allSettled([...panels].flatMap((panel) => panel.getAnimations().map(({ finished }) => finished)));
  unfit();
  const before = measure();
  // To measure and to change is too much for one task.
  await nextTask();
  return changeFonts(stillHolds(before) ? before : measure());
}

function changeFonts({ pieces, height, width }: Before): boolean {
  delete root.dataset['holdFonts'];
  const inPlace = (): boolean => root.scrollHeight === height && pieces.every(({ element, was }) => Math.abs(element.getBoundingClientRect().top - was.box.top) <= unseen);
  const stays = fitLines(pieces) && (keepRoom(pieces), inPlace() || (fitWidths(pieces), fitLines(pieces) && inPlace()));
  fitted = pieces.filter(({ added, isTried }) => added !== 0 || isTried);
  if (!stays) {
    unfit();
    root.dataset['holdFonts'] = '';
    root.dataset['keepFonts'] = '';
  }
  // In a window of another width everything is laid out anew, and nobody can tell what is due to the fonts.
  const onResize = (): void => {
    if (root.clientWidth === width) return;
    removeEventListener('resize', onResize);
    unfit();
    delete root.dataset['holdFonts'];
  };
  addEventListener('resize', onResize);
  return stays;
}
