/**
 * Changes from the fallback fonts to the web fonts without moving anything. The faces that the build
 * adjusts bring both within a percent or two (site/generator/assets/fonts.ts), whatever the words; what
 * that leaves is seen only here, where the width of the window and the fonts of the device are known:
 * a word that would wrap elsewhere, a button a little wider, a phrase further along its line. Such texts get the letter
 * spacing that gives each of their lines the room that it had, in the task of the change, so that no frame shows a step
 * of it. Where nothing within reason does, the page keeps the fallbacks until it is next opened.
 */
import { addFaces } from './first-screen.ts';

const { documentElement: root } = document;

/** Letters are counted from the beginning of a block, without spaces: whatever is put between its words, the count stays. */
interface Word {
  node: Text;
  /** Where in its text it begins, and how many letters of it are there. */
  index: number;
  length: number;
  /** How many letters come before it. */
  before: number;
  /** Whether it began in another text. */
  isRest: boolean;
}

/** What of one text stands in one line. */
interface Run {
  /** The letters before its first and up to its last. */
  from: number;
  to: number;
  /** Where in its line it begins. */
  start: number;
  width: number;
  /** The space up to the next, if it stands in the same line. */
  gap?: number;
}

/** How a piece is laid out. */
interface Look {
  box: DOMRect;
  /** In the window: which words begin a line, as the letters before them, and in which words a line ends, as those and a half. */
  breaks: number[];
  runs: Run[];
}

/** The letter spacing of an element, in em: what the styles give it, and what was added for its room. */
interface Part {
  styled: number;
  added: number;
}

/** A block with words of its own. */
interface Piece {
  element: HTMLElement;
  /** Whether its words are one of several parts of it, and not each element among them. */
  isRow: boolean;
  nodes: Text[];
  /** How it was laid out in the fallbacks. */
  was: Look;
  /** What is spaced by itself: its runs; below the window, where only its height counts, all of it. */
  parts: Map<HTMLElement, Part>;
  /** What was added to the letter spacing of all of it, in em, and by what that was changed last. */
  added: number;
  step: number;
  /** How often its runs were fitted. */
  fits: number;
  /** Its texts as they were. */
  texts: [Text, string][];
  /** Whether its lines were told where to end, and where to begin. */
  isKept: boolean;
  isCut: boolean;
}

/** What letter spacing may be changed by, in em: more would be seen. */
const most = 0.06;

/** By what it is changed at first, in em, and by what at the last: whichever way, it is a layout each time. */
const steps = { first: 0.01, last: 0.0005 };

/** A run that is measured in two lines lacks the space between: once they are in one, it is measured again. */
const mostFits = 3;

/** What moves by less, in CSS pixels, has not moved. */
const unseen = 1;

/** By how many CSS pixels along its line a text moves at least for it to count as a layout shift: https://wicg.github.io/layout-instability/ */
const shifted = 3;

const range = document.createRange();

function rectsOf(text: Text, from: number, to: number): DOMRectList {
  range.setStart(text, from);
  range.setEnd(text, to);
  return range.getClientRects();
}

/** The block that holds the line of a text. */
function blockOf(node: Node): HTMLElement | null {
  let element = node.parentElement;
  while (element !== null && getComputedStyle(element).display === 'inline')
    element = element.parentElement;
  return element instanceof HTMLElement ? element : null;
}

/** Safari before 17.4 cannot tell, and does not pass over anything. */
const isPassedOver = ({ parentElement }: Node): boolean =>
  parentElement === null ||
  ('checkVisibility' in parentElement &&
    !parentElement.checkVisibility({ contentVisibilityAuto: true }));

function piecesOf(page: Element): Piece[] {
  const found = new Map<HTMLElement, Text[]>();
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    // What is passed over until it comes near the window is not asked for its place: that would lay it out.
    if (!(node instanceof Text) || isPassedOver(node)) continue;
    const block = blockOf(node);
    if (block === null) continue;
    const nodes = found.get(block);
    if (nodes === undefined) found.set(block, [node]);
    else nodes.push(node);
  }
  const pieces: Piece[] = [];
  for (const [element, nodes] of found) {
    if (!nodes.some(({ data }) => /\S/.test(data))) continue;
    const was = look(element, nodes);
    // Nothing to see: a script, or words that only screen readers hear.
    if (was.box.width > 1 && was.box.height > 1)
      pieces.push({
        element,
        isRow: /flex|grid/.test(getComputedStyle(element).display),
        nodes,
        was,
        parts: new Map(),
        added: 0,
        step: 0,
        fits: 0,
        texts: nodes.map((text) => [text, text.data]),
        isKept: false,
        isCut: false,
      });
  }
  return pieces;
}

function wordsOf(nodes: readonly Text[]): Word[] {
  const words: Word[] = [];
  let letters = 0;
  let isOpen = false;
  for (const node of nodes) {
    for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
      words.push({
        node,
        index,
        length: word.length,
        before: letters,
        isRest: isOpen && index === 0,
      });
      letters += word.length;
    }
    if (node.length > 0) isOpen = !/\s$/.test(node.data);
  }
  return words;
}

/** Whether a box stands in a line below another. */
const isBelow = ({ top, bottom }: DOMRect, other: DOMRect): boolean =>
  (top + bottom) / 2 > other.bottom;

/** The space between a box and the next in its line. */
const gapOf = (box: DOMRect, next: DOMRect): number =>
  root.dir === 'rtl' ? box.left - next.right : next.left - box.right;

function look(element: HTMLElement, nodes: readonly Text[]): Look {
  const box = element.getBoundingClientRect();
  const breaks: number[] = [];
  const runs: Run[] = [];
  if (box.bottom <= 0 || box.top >= innerHeight) return { box, breaks, runs };
  let run: Run | undefined;
  let text: Text | undefined;
  let last: DOMRect | undefined;
  /** The letters before a word that is in two texts. */
  let whole = 0;
  for (const { node, index, length, before, isRest } of wordsOf(nodes)) {
    if (!isRest) whole = before;
    const other = text === node ? undefined : run;
    if (other) run = undefined;
    text = node;
    let isBroken = isRest;
    for (const part of rectsOf(node, index, index + length)) {
      let from = before;
      if (last !== undefined && isBelow(part, last)) {
        breaks.push(isBroken ? whole + 0.5 : whole);
        if (run !== undefined && run.to > before) {
          // The line ends within the word: the run, with the letters that are above.
          const above = last;
          const isAbove = (at: number): boolean =>
            [...rectsOf(node, at, at + 1)].every((letter) => !isBelow(letter, above));
          while (from < before + length - 1 && isAbove(index + from - before)) from += 1;
          run.to = from;
        }
        run = undefined;
      } else if (last !== undefined && other !== undefined && !isBroken)
        other.gap = gapOf(last, part);
      if (run === undefined)
        runs.push(
          (run = { from, to: 0, start: root.dir === 'rtl' ? part.right : part.left, width: 0 }),
        );
      else if (last !== undefined && !isBroken) run.width += gapOf(last, part);
      run.width += part.width;
      run.to = before + length;
      isBroken = true;
      last = part;
    }
  }
  return { box, breaks, runs };
}

const sizeOf = (element: Element): number => parseFloat(getComputedStyle(element).fontSize);

/** In em. */
const spacingOf = (element: Element): number =>
  (parseFloat(getComputedStyle(element).letterSpacing) || 0) / sizeOf(element);

/** Words that React renders, and may yet compare with what the build wrote, stay as they are: only their spacing is changed. */
const isReacts = (element: Element): boolean =>
  element.closest('[data-kept], [data-island]')?.matches('[data-island]') === true;

/** Marks the elements that were put in here. */
const ownPart = 'fitted';

let fitted: readonly Piece[] = [];

/** Gives texts back what was theirs. */
export function unfit(): void {
  for (const { element, parts, texts, isKept } of fitted) {
    for (const part of parts.keys()) part.style.letterSpacing = '';
    element.style.hyphens = '';
    element.style.minWidth = '';
    if (isReacts(element)) continue;
    for (const part of element.querySelectorAll(`.${ownPart}`))
      part.replaceWith(...part.childNodes);
    element.normalize();
    if (isKept) for (const [text, data] of texts) text.data = data;
  }
  fitted = [];
}

/** What is not laid out as it was, and whether it needs more room (1), less (-1) or only other spacing within its lines (0); asked of all before any is changed, which would lay them out anew. */
function misfits(pieces: Iterable<Piece>): Map<Piece, number> {
  const found = new Map<Piece, number>();
  for (const piece of pieces) {
    const { was, fits } = piece;
    const { box, breaks, runs } = look(piece.element, piece.nodes);
    const lower = was.box.height - box.height;
    const hasMoved = (): boolean =>
      was.runs.some(({ from, start }) =>
        runs.some((run) => run.from === from && Math.abs(run.start - start) >= shifted),
      );
    // What is as wide as its words pushes what stands beside it.
    const hasGrown = fits === 0 && Math.abs(box.width - was.box.width) >= shifted;
    if (breaks.join() !== was.breaks.join() || Math.abs(lower) > unseen)
      found.set(piece, lower > unseen ? 1 : -1);
    else if (was.runs.length > 0 && fits < mostFits && (hasGrown || hasMoved()))
      found.set(piece, 0);
  }
  return found;
}

function space({ parts, added }: Piece): void {
  for (const [element, part] of parts)
    element.style.letterSpacing = `${(part.styled + part.added + added).toFixed(5)}em`;
}

/** Makes ready to change the spacing of all of a piece. */
function takeWhole({ element, parts }: Piece): void {
  if (parts.size === 0) parts.set(element, { styled: spacingOf(element), added: 0 });
}

/** Changes that, by this many em. @returns whether it is within reason */
function changeAll(piece: Piece, by: number): boolean {
  piece.added += by;
  space(piece);
  return Math.abs(piece.added) <= most;
}

/** The text that holds a run, and from where to where. */
interface Place {
  text: Text;
  start: number;
  end: number;
}

/** Where the runs of a piece are now; a run that is no longer in one text is nowhere. */
function placesOf({ nodes, was }: Piece): (Place | undefined)[] {
  const words = wordsOf(nodes);
  return was.runs.map(({ from, to }) => {
    const first = words.find(({ before, length }) => from < before + length);
    const last = words.find(({ before, length }) => to <= before + length);
    return first && last?.node === first.node
      ? {
          text: first.node,
          start: first.index + from - first.before,
          end: last.index + to - last.before,
        }
      : undefined;
  });
}

/** Cuts a text in two. @returns the second part */
function cut({ nodes }: Piece, text: Text, index: number): Text {
  if (index === 0) return text;
  const rest = text.splitText(index);
  nodes.splice(nodes.indexOf(text) + 1, 0, rest);
  return rest;
}

function wrap(text: Text): HTMLElement {
  const element = Object.assign(document.createElement('span'), { className: ownPart });
  text.replaceWith(element);
  element.append(text);
  return element;
}

/** The element of a run alone, or one that is put in for it. */
function elementOf(piece: Piece, { text, start, end }: Place): HTMLElement | null {
  let { parentElement } = text;
  if (isReacts(piece.element)) return parentElement;
  if (parentElement === piece.element && piece.isRow) parentElement = wrap(text);
  if (end - start === text.length && parentElement?.childNodes.length === 1) return parentElement;
  const run = cut(piece, text, start);
  if (end - start < run.length) cut(piece, run, end - start);
  return wrap(run);
}

/** What a run lacks. */
interface Lack {
  /** By how many CSS pixels it is narrower than it was, with the space up to the next in its line. */
  narrower: number;
  /** The size of its letters, in CSS pixels. */
  size: number;
  /** What the styles give it of letter spacing, in em. */
  styled: number;
}

/** What each run of a piece lacks. */
function lacksOf(piece: Piece): Lack[] {
  const places = placesOf(piece);
  const rects = places.map((place) =>
    place ? [...rectsOf(place.text, place.start, place.end)] : [],
  );
  return piece.was.runs.map(({ width, gap }, nth) => {
    const [last, next] = [rects[nth]?.at(-1), rects[nth + 1]?.[0]];
    const parent = places[nth]?.text.parentElement ?? piece.element;
    const now = (rects[nth] ?? []).reduce((sum, rect) => sum + rect.width, 0);
    const ofGap =
      last !== undefined && gap !== undefined && next !== undefined && !isBelow(next, last)
        ? gap - gapOf(last, next)
        : 0;
    return {
      narrower: last === undefined ? 0 : width - now + ofGap,
      size: sizeOf(parent),
      styled: spacingOf(parent),
    };
  });
}

/** Gives the runs of a piece the widths that they had. */
function fitRuns(piece: Piece, lacks: readonly Lack[]): void {
  piece.fits += 1;
  const room = new Map<HTMLElement, Lack & { letters: number }>();
  const places = placesOf(piece);
  // From the last on, as a text that is cut keeps what comes before.
  for (let nth = places.length - 1; nth >= 0; nth -= 1) {
    const [place, lack] = [places[nth], lacks[nth]];
    const element = place && elementOf(piece, place);
    if (!element || !lack) continue;
    const other = room.get(element);
    room.set(element, {
      ...lack,
      narrower: lack.narrower + (other?.narrower ?? 0),
      letters: place.end - place.start + (other?.letters ?? 0),
    });
  }
  for (const [element, { narrower, letters, size, styled }] of room) {
    const part = piece.parts.get(element) ?? { styled, added: 0 };
    const added = part.added + narrower / letters / size;
    piece.parts.set(element, { ...part, added: Math.abs(added) > most ? part.added : added });
  }
  space(piece);
}

/** Changes the spacing of those whose lines are not as they were, until they are. @returns whether that could be done */
function fitLines(pieces: readonly Piece[]): boolean {
  for (let wrong = misfits(pieces); wrong.size > 0; wrong = misfits(wrong.keys())) {
    // As above: all are measured before any is changed.
    const measured = new Map<Piece, Lack[]>();
    for (const piece of wrong.keys()) {
      if (piece.was.runs.length > 0 && piece.fits < mostFits) measured.set(piece, lacksOf(piece));
      else takeWhole(piece);
    }
    for (const [piece, way] of wrong) {
      const lacks = measured.get(piece);
      const hasLines = way !== 0 && piece.was.breaks.length > 0 && !isReacts(piece.element);
      if (hasLines && !piece.isKept) keepLines(piece);
      if (lacks) fitRuns(piece, lacks);
      else if (hasLines && way > 0 && !piece.isCut) breakLines(piece);
      else {
        // Where that was too far, half of it back.
        piece.step = piece.step * way < 0 ? -piece.step / 2 : piece.step || way * steps.first;
        if (!changeAll(piece, piece.step) || Math.abs(piece.step) < steps.last) return false;
      }
    }
  }
  return true;
}

/**
 * Ends the lines of a piece where they ended: of two breaks that are equally good, balanced lines take either.
 * The spaces within a line become such as do not break, as wide as they were: with nothing put between the words,
 * the least and the most room that they take stay the same, and with them what a row gives to each of its parts.
 */
function keepLines(piece: Piece): void {
  const { element, nodes, was } = piece;
  const all = nodes.reduce((sum, { data }) => sum + data.replace(/\s/g, '').length, 0);
  let letters = 0;
  piece.isKept = true;
  // A line that ended with a word still does.
  if (was.breaks.every(Number.isInteger)) element.style.hyphens = 'manual';
  for (const node of nodes) {
    node.data = node.data.replace(/\s+|\S+/g, (part) => {
      if (part.trim() === '')
        return letters === 0 || letters === all || was.breaks.includes(letters) ? part : '\u00A0';
      letters += part.length;
      return part;
    });
  }
}

/** Begins the lines of a piece where they began: two short ones may have room in one. */
function breakLines(piece: Piece): void {
  const { element, nodes, was } = piece;
  piece.isCut = true;
  // A button whose words do not fit in one line takes all the room there is; with its lines told it would take no more than they need.
  element.style.minWidth = `${was.box.width.toFixed(2)}px`;
  for (const { node, index, before, isRest } of wordsOf(nodes).reverse()) {
    if (isRest || !was.breaks.includes(before)) continue;
    const rest = cut(piece, node, index);
    // Within the element, Chromium would leave the line above empty.
    (rest.parentElement?.closest(`.${ownPart}`) ?? rest).before(
      Object.assign(document.createElement('br'), { className: ownPart }),
    );
  }
}

/** Gives what is as wide as its words the width that it had: a row of links may wrap elsewhere. */
function fitWidths(pieces: readonly Piece[]): void {
  const changes = pieces.flatMap((piece) => {
    const { element, nodes, was } = piece;
    const wider = element.getBoundingClientRect().width - was.box.width;
    if (Math.abs(wider) < unseen / 2) return [];
    takeWhole(piece);
    const letters = nodes.reduce((sum, { data }) => sum + data.trim().length, 0);
    return [{ piece, by: -wider / letters / sizeOf(element) }];
  });
  for (const { piece, by } of changes) if (Math.abs(piece.added + by) <= most) changeAll(piece, by);
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

const measure = (): Before => ({
  pieces: piecesOf(document.body),
  height: root.scrollHeight,
  width: root.clientWidth,
  scrolled: scrollY,
});

const stillHolds = ({ height, width, scrolled }: Before): boolean =>
  height === root.scrollHeight && width === root.clientWidth && scrolled === scrollY;

const nextTask = (): Promise<unknown> => new Promise((done) => setTimeout(done));

/** To change the fonts in the task that runs this module would make it a long one. */
const hasRun = nextTask();

/**
 * Shows the web fonts, which have to be loaded already, as soon as no dialog is on its way in: WebKit goes on with
 * that between two looks at a place, and what is under way would be taken for moved.
 * @returns whether they could be shown with everything in its place; else the fallbacks stay
 */
export async function showFonts(faces: readonly FontFace[]): Promise<boolean> {
  await hasRun;
  const panels = document.querySelectorAll('[role=dialog] > *');
  await Promise.allSettled(
    [...panels].flatMap((panel) => panel.getAnimations().map(({ finished }) => finished)),
  );
  unfit();
  const before = measure();
  // To measure and to change is too much for one task.
  await nextTask();
  return changeFonts(stillHolds(before) ? before : measure(), faces);
}

function changeFonts({ pieces, height, width }: Before, faces: readonly FontFace[]): boolean {
  addFaces(faces);
  const inPlace = (): boolean =>
    root.scrollHeight === height &&
    pieces.every(
      ({ element, was }) => Math.abs(element.getBoundingClientRect().top - was.box.top) <= unseen,
    );
  const stays =
    fitLines(pieces) && (inPlace() || (fitWidths(pieces), fitLines(pieces) && inPlace()));
  fitted = pieces.filter(({ parts }) => parts.size > 0);
  if (!stays) {
    unfit();
    for (const face of faces) document.fonts.delete(face);
    root.dataset['keepFonts'] = '';
  }
  const letGo = (): void => {
    removeEventListener('resize', onResize);
    removeEventListener('beforeprint', letGo);
    spread.disconnect();
    unfit();
    addFaces(faces);
  };
  // In a window of another width everything is laid out anew, and nobody can tell what is due to the fonts.
  const onResize = (): void => {
    if (root.clientWidth !== width) letGo();
  };
  addEventListener('resize', onResize);
  // Nor on paper, nor where somebody makes the letters larger or spaces them: words that are kept in one line would then be broken.
  const spread = new ResizeObserver(() => {
    if (
      fitted.some(
        ({ element, was, isKept }) =>
          isKept && Math.abs(element.getBoundingClientRect().height - was.box.height) > unseen,
      )
    )
      letGo();
  });
  for (const { element, isKept } of fitted) if (isKept) spread.observe(element);
  if (stays) addEventListener('beforeprint', letGo);
  return stays;
}
