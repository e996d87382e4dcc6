/** Checks the visibility of a tab stop and of its focus ring. */
import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import { expect, passFrames } from './visitor.ts';

/** The least visible part of a focused element. A frame may be higher than the window. */
const leastSeen = { control: 0.9, frame: 0.2 };

/** The contrast of a focus ring with what lies around it (WCAG 1.4.11). */
const leastContrast = 3;

interface Look {
  name: string;
  isFrame: boolean;
  /** The part of it that nothing covers and no edge cuts off, from 0 to 1. */
  seen: number;
  /** The colors of the ring; none where there is no ring. */
  ring: string[];
  /** By how many pixels the two inner bands of the ring are cut off, and by what. */
  cut: string;
  /** The grounds that lie under the ring, where they are colors. */
  grounds: string[];
}

/** Measures the focused element. */
async function lookAtStop(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const label = element.getAttribute('aria-label') ?? element.textContent;
    // A transparent control shows its focus ring on the element behind.
    const shown =
      getComputedStyle(element).opacity === '0' ? (element.nextElementSibling ?? element) : element;
    // The ring of a frame is drawn by the box around it.
    const isFrame = element.localName === 'iframe';
    const framed = isFrame ? (element.parentElement ?? element) : shown;
    const style = getComputedStyle(framed, isFrame ? '::after' : null);
    const width = parseFloat(style.outlineWidth);
    const offset = parseFloat(style.outlineOffset);
    // A shadow that lies below is no part of the ring: it goes round on none of the other sides.
    const second = isFrame
      ? [style.borderTopColor]
      : [...style.boxShadow.matchAll(/(rgba?\([^)]*\)) 0px 0px 0px [1-9]/g)].map(
          ([, color = '']) => color,
        );
    const ring =
      style.content === 'none' || style.outlineStyle === 'none' || width < 2
        ? []
        : [style.outlineColor, ...second];

    const boxes = [...element.getClientRects()];
    let points = 0;
    let seen = 0;
    for (const box of boxes) {
      for (let row = 0; row < 5; row += 1) {
        for (let column = 0; column < 9; column += 1) {
          points += 1;
          // From a pixel inside of each edge, and of round corners.
          const x = box.left + 1 + ((box.width - 2) * (column + 0.5)) / 9;
          const y = box.top + 1 + ((box.height - 2) * (row + 0.5)) / 5;
          const top = document.elementFromPoint(x, y);
          if (top !== null && (element.contains(top) || top.contains(element))) seen += 1;
        }
      }
    }

    const { left, top, right, bottom } = framed.getBoundingClientRect();
    const reach = Math.max(0, offset + width);
    const outer = {
      left: left - reach,
      top: top - reach,
      right: right + reach,
      bottom: bottom + reach,
    };
    let cut = '';
    const within = (
      who: string,
      edge: { left: number; top: number; right: number; bottom: number },
    ): void => {
      const over = Math.max(
        edge.left - outer.left,
        edge.top - outer.top,
        outer.right - edge.right,
        outer.bottom - edge.bottom,
      );
      // Half a pixel is a rounding.
      if (over > 0.6 && cut === '') cut = `${over.toFixed(1)} px by ${who}`;
    };
    for (
      let parent = framed.parentElement;
      parent !== null && parent !== document.body;
      parent = parent.parentElement
    ) {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(parent);
      if (overflowX !== 'visible' || overflowY !== 'visible' || clipPath !== 'none') {
        const box = parent.getBoundingClientRect();
        const inside = {
          left: box.left + parent.clientLeft,
          top: box.top + parent.clientTop,
          right: box.left + parent.clientLeft + parent.clientWidth,
          bottom: box.top + parent.clientTop + parent.clientHeight,
        };
        within(`${parent.localName}.${parent.className}`, inside);
      }
      if (position === 'fixed') break;
    }
    within('the window', { left: 0, top: 0, right: innerWidth, bottom: innerHeight });

    const grounds = new Set<string>();
    const away = offset + width / 2;
    for (const [x, y] of [
      [left - away, (top + bottom) / 2],
      [right + away, (top + bottom) / 2],
      [(left + right) / 2, top - away],
      [(left + right) / 2, bottom + away],
    ] as const) {
      for (const below of document.elementsFromPoint(x, y)) {
        if (['img', 'svg', 'iframe'].includes(below.localName)) break;
        const { backgroundColor } = getComputedStyle(below);
        if (/^rgb\(/.test(backgroundColor)) {
          grounds.add(backgroundColor);
          break;
        }
      }
    }
    return {
      isFrame,
      name: `${element.localName} '${label.trim().slice(0, 40)}'`,
      seen: points === 0 ? 0 : seen / points,
      ring,
      cut,
      grounds: [...grounds],
    };
  });
}

function faultsOf({ name, isFrame, seen, ring, cut, grounds }: Look): string[] {
  const faults: string[] = [];
  if (seen < leastSeen[isFrame ? 'frame' : 'control'])
    faults.push(`only ${Math.round(seen * 100)} % is seen`);
  if (ring.length === 0) faults.push('has no ring');
  if (cut !== '' && !isFrame) faults.push(`its ring is cut off, ${cut}`);
  for (const ground of grounds) {
    const best = Math.max(0, ...ring.map((color) => wcagContrast(color, ground)));
    if (ring.length > 0 && best < leastContrast)
      faults.push(`its ring ${ring.join(' and ')} has ${best.toFixed(1)}:1 on ${ground}`);
  }
  return faults.map((fault) => `${name} ${fault}`);
}

/** The faults of the focused tab stop after all scrolling and animation. */
export async function faultsOfStop(page: Page): Promise<string[]> {
  let faults = faultsOf(await lookAtStop(page));
  for (let looks = 0; faults.length > 0 && looks < 40; looks += 1) {
    await passFrames(page, 3);
    faults = faultsOf(await lookAtStop(page));
  }
  return faults;
}

/** The greatest number of faults to report. */
const enough = 4;

/**
 * Presses Tab from the start of the page until the focus leaves it.
 * @returns what is wrong with each stop
 */
export async function faultsOfWalk(page: Page, leastStops: number): Promise<string[]> {
  const faults: string[] = [];
  let stops = 0;
  for (; stops < 90; stops += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    faults.push(...(await faultsOfStop(page)));
    // Each fault is measured several times before it counts.
    if (faults.length >= enough) return faults;
  }
  expect(stops, 'stops of the Tab key').toBeGreaterThanOrEqual(leastStops);
  return faults;
}
