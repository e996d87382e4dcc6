import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  Carousel,
  carouselWords,
  type CarouselProps,
} from '../../site/components/Carousel/Carousel.tsx';
import { easeOut } from '../../site/components/Carousel/use-glider.ts';
import { keepRendered } from '../../site/components/Island/Kept.tsx';
import { en } from '../../site/words/en.ts';
import { motion } from '../../site/styles/media.ts';
import { soon } from '../support/soon.ts';

/** happy-dom lays nothing out, so every element is said to be this wide. */
const WIDTH = 300;

const names = ['one', 'two', 'three', 'four', 'five'];
const slidesOf = (count: number) =>
  names.slice(0, count).map((name) => ({ key: name, label: `Headline ${name}` }));
const loop: CarouselProps = {
  label: 'Case studies',
  words: carouselWords(en),
  loop: true,
  slides: slidesOf(5),
};
const grid: CarouselProps = {
  label: 'Testimonials',
  words: carouselWords(en),
  gridFrom: 'medium',
  slides: slidesOf(3),
};

const content = Object.fromEntries(
  names.map((name) => [name, <p key={name} id={`id-${name}`}>{`Text ${name}`}</p>]),
);

const onServer = (props: CarouselProps, held = content): string =>
  renderToString(
    <StrictMode>
      <Carousel {...props} content={held} />
    </StrictMode>,
  );

const onConsole = (['error', 'warn', 'info', 'log'] as const).map(
  (name) => [name, vi.fn()] as const,
);
const said = (): unknown[] => onConsole.flatMap(([, spy]) => spy.mock.calls);

/** Calls back everyone who watches whether the row comes near: happy-dom has no layout. */
let comeNear: () => void;
class Observer {
  private callback: (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void;

  constructor(callback: Observer['callback']) {
    this.callback = callback;
    const before = comeNear;
    comeNear = () => {
      before();
      // As a browser tells it where the page was busy between the two.
      this.callback([{ isIntersecting: false }, { isIntersecting: true }]);
    };
  }
  observe(): void {
    this.callback([{ isIntersecting: false }]);
  }
  disconnect(): void {
    this.callback = () => undefined;
  }
}

let container: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  for (const [name, spy] of onConsole) {
    spy.mockReset();
    vi.spyOn(console, name).mockImplementation(spy);
  }
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, WIDTH, 100),
  );
  container = document.body.appendChild(document.createElement('div'));
  comeNear = () => undefined;
  vi.stubGlobal('IntersectionObserver', Observer);
});

afterEach(() => {
  root?.unmount();
  root = undefined;
  container.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Lets a window be below the medium breakpoint or not; motion is always reduced, which makes moves immediate. */
function windowIs(small: boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: query === motion ? false : small,
      }) as MediaQueryList,
  );
}

/** Hydrates a carousel and, unless it is to stay far away, brings it near. */
async function hydrate(
  props: CarouselProps,
  ready: () => boolean,
  far = false,
  held = content,
): Promise<void> {
  container.innerHTML = onServer(props, held);
  keepRendered();
  const recovered = vi.fn();
  root = hydrateRoot(
    container,
    <StrictMode>
      <Carousel {...props} />
    </StrictMode>,
    { onRecoverableError: recovered },
  );
  await soon(() => {
    if (!far) comeNear();
    if (!ready()) throw new Error('The carousel did not start.');
  });
  expect(recovered).not.toHaveBeenCalled();
}

const find = (selector: string): HTMLElement => {
  const found = container.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The carousel has no ${selector}.`);
  return found;
};
const row = () => find('.glider');
const slides = () => [...container.querySelectorAll<HTMLElement>('.glider-slide')];
const copies = () => slides().filter((slide) => slide.hasAttribute('inert'));
const button = (name: 'Previous' | 'Next') => find(`button[aria-label="${name} slide"]`);
const counter = () => find('button + span').textContent;
const announced = () => find('[aria-live]').textContent;
/** The slide that the row is scrolled to. */
const shown = () => slides()[Math.round(row().scrollLeft / WIDTH)];
const started = () => '_glider' in row();

function press(name: 'Previous' | 'Next', times = 1): void {
  for (let time = 0; time < times; time++) button(name).click();
}

/** Waits until the row stands on the slide of that name, stays there, and everything else says so too: many presses lead past that slide before they lead to it. */
async function settledOn(label: string, count: string, words: string): Promise<void> {
  const check = (): void =>
    expect([shown()?.getAttribute('aria-label'), counter(), announced()]).toEqual([
      label,
      count,
      words,
    ]);
  await soon(async () => {
    check();
    await new Promise((resolve) => setTimeout(resolve, 200));
    check();
  });
}

describe.each([
  ['looping', loop],
  ['in a grid', grid],
])('the HTML of a carousel, %s', (_name, props) => {
  it('has every slide once, readable, and nothing that only script could show', () => {
    container.innerHTML = onServer(props);
    expect(slides()).toHaveLength(props.slides.length);
    expect(copies()).toHaveLength(0);
    expect(slides().map((slide) => slide.textContent)).toEqual(
      props.slides.map(({ key }) => `Text ${key}`),
    );
    expect(
      container.querySelectorAll('[style], [hidden], [aria-hidden=true]:not(svg, span)'),
    ).toHaveLength(0);
  });

  it('marks both buttons as what script brings to life, and has them where they are seen: above the row on large windows, below a row that becomes a grid there', () => {
    container.innerHTML = onServer(props);
    expect(container.querySelectorAll('button[data-live]')).toHaveLength(2);
    expect(
      button('Next').compareDocumentPosition(row()) &
        (props.loop === true ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING),
    ).toBeTruthy();
  });

  it('writes its numbers in the digits of its language', () => {
    const html = onServer(
      {
        ...loop,
        words: carouselWords(en, '۰۱۲۳۴۵۶۷۸۹'),
        slides: Array.from({ length: 14 }, (_, at) => ({ key: String(at), label: 'Headline' })),
      },
      {},
    );
    expect(html).toContain('>۱ / ۱۴<');
    expect(html.match(/[^"]* of [^"]*(?=: Headline")/g)?.slice(-2)).toEqual([
      '۱۳ of ۱۴',
      '۱۴ of ۱۴',
    ]);
  });

  it('becomes live under StrictMode without a word in the console', async () => {
    windowIs(true);
    await hydrate(props, started);
    press('Next');
    await settledOn(
      `2 of ${String(props.slides.length)}: Headline two`,
      `2 / ${String(props.slides.length)}`,
      `2 of ${String(props.slides.length)}: Headline two`,
    );
    expect(said()).toEqual([]);
  });
});

it('far away from the window it does not start', async () => {
  windowIs(false);
  let looks = 0;
  await hydrate(loop, () => (looks += 1) > 5, true);
  expect(started()).toBe(false);
  expect(copies()).toHaveLength(0);
  comeNear();
  await soon(() => expect(started()).toBe(true));
});

it('starts for whoever presses a button before it is told to be near', async () => {
  windowIs(false);
  let looks = 0;
  await hydrate(loop, () => (looks += 1) > 5, true);
  press('Next');
  await settledOn('2 of 5: Headline two', '2 / 5', '2 of 5: Headline two');
});

describe('a looping carousel', () => {
  const copied = () => copies().length === 6;

  beforeEach(async () => {
    windowIs(false);
    await hydrate(loop, copied);
  });

  it('still shows the first slide once the copies stand before it', () => {
    expect(shown()?.getAttribute('aria-label')).toBe('1 of 5: Headline one');
  });

  it('hides the copies from everyone who cannot see that they are copies', () => {
    for (const copy of copies()) {
      expect(copy.getAttribute('aria-hidden')).toBe('true');
      expect(copy.hasAttribute('aria-label')).toBe(false);
      expect(copy.querySelector('[id]')).toBeNull();
    }
    expect(copies().map((copy) => copy.textContent)).toEqual(
      [...names.slice(-3), ...names.slice(0, 3)].map((name) => `Text ${name}`),
    );
  });

  it('goes on from the last slide to the first and back', async () => {
    press('Previous');
    await settledOn('5 of 5: Headline five', '5 / 5', '5 of 5: Headline five');
    press('Next');
    await settledOn('1 of 5: Headline one', '1 / 5', '1 of 5: Headline one');
  });

  it('counts every one of many quick presses, and ends on a slide and not on a copy', async () => {
    press('Next', 23);
    await settledOn('4 of 5: Headline four', '4 / 5', '4 of 5: Headline four');
  });

  it('never disables its buttons', () => {
    expect(container.querySelector('[aria-disabled]')).toBeNull();
  });

  it('follows a swipe without announcing it, and returns from a copy', async () => {
    press('Next');
    await settledOn('2 of 5: Headline two', '2 / 5', '2 of 5: Headline two');
    row().scrollLeft = 8 * WIDTH;
    row().dispatchEvent(new Event('scroll'));
    row().dispatchEvent(new Event('scrollend'));
    await settledOn('1 of 5: Headline one', '1 / 5', '');
  });
});

describe('snapping', () => {
  const snaps = (): boolean => !('noSnap' in row().dataset);
  const scrollTo = (position: number): void => {
    row().scrollLeft = position * WIDTH;
    row().dispatchEvent(new Event('scroll'));
    row().dispatchEvent(new Event('scrollend'));
  };

  beforeEach(async () => {
    windowIs(false);
    await hydrate(loop, () => copies().length === 6);
  });

  it('goes when a button is touched, and comes back with the hand of the visitor', async () => {
    expect(snaps()).toBe(true);
    button('Next').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(snaps()).toBe(false);
    press('Next');
    await settledOn('2 of 5: Headline two', '2 / 5', '2 of 5: Headline two');
    expect(snaps()).toBe(false);
    for (const [at, hand] of ['pointerdown', 'wheel', 'keydown'].entries()) {
      row().dispatchEvent(new Event(hand));
      expect(snaps(), hand).toBe(true);
      press('Next');
      expect(snaps()).toBe(false);
      const name = `${String(at + 3)} of 5: Headline ${String(names[at + 2])}`;
      await settledOn(name, `${String(at + 3)} / 5`, name);
    }
  });

  it('comes back at the end of a move for the hand that came during it', async () => {
    press('Next');
    row().dispatchEvent(new Event('pointerdown'));
    expect(snaps()).toBe(false);
    await settledOn('2 of 5: Headline two', '2 / 5', '2 of 5: Headline two');
    expect(snaps()).toBe(true);
    press('Next');
    await settledOn('3 of 5: Headline three', '3 / 5', '3 of 5: Headline three');
    expect(snaps()).toBe(false);
  });

  it('stays while the row still rolls, or it would stop between two slides', () => {
    row().scrollLeft = 4.4 * WIDTH;
    button('Next').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(snaps()).toBe(true);
  });

  it('is not missed by what scrolls the row without a hand', async () => {
    press('Next');
    await settledOn('2 of 5: Headline two', '2 / 5', '2 of 5: Headline two');
    scrollTo(5.4);
    await settledOn('3 of 5: Headline three', '3 / 5', '');
    expect(row().scrollLeft).toBe(5 * WIDTH);
  });

  it('is not missed by what a hand scrolls while it comes back, and is left to the browser from then on', async () => {
    press('Next');
    await settledOn('2 of 5: Headline two', '2 / 5', '2 of 5: Headline two');
    row().dispatchEvent(new Event('wheel'));
    // The last frame of the move may be heard of after the wheel.
    scrollTo(4);
    scrollTo(5.4);
    await settledOn('3 of 5: Headline three', '3 / 5', '');
    expect(row().scrollLeft).toBe(5 * WIDTH);
    for (const hand of ['wheel', 'pointerdown']) row().dispatchEvent(new Event(hand));
    scrollTo(5.4);
    expect(row().scrollLeft).toBe(5.4 * WIDTH);
  });

  it('is what a press is heard after: first it is seen', async () => {
    press('Next');
    expect(announced()).toBe('');
    await settledOn('2 of 5: Headline two', '2 / 5', '2 of 5: Headline two');
  });
});

describe('the pictures of many slides', () => {
  const keys = Array.from({ length: 9 }, (_, at) => `slide-${String(at + 1)}`);
  const many = keys.map((key) => ({ key, label: key }));
  const pictures = Object.fromEntries(
    keys.map((key) => [key, <img key={key} src={`/${key}.avif`} alt={key} loading="lazy" />]),
  );
  /** The numbers of the slides whose picture is fetched although it is not in sight, copies and all. */
  const fetched = () =>
    slides().flatMap((slide) =>
      [...slide.querySelectorAll('img')]
        .filter(({ loading }) => loading === 'eager')
        .map(({ alt }) => Number(alt.slice('slide-'.length))),
    );

  it('are fetched two slides ahead and two back, in copies too, once the row is near, and before a button is pressed', async () => {
    windowIs(false);
    await hydrate({ ...loop, slides: many }, () => copies().length === 6, false, pictures);
    expect(fetched()).toEqual([8, 9, 1, 2, 3, 8, 9, 1, 2, 3]);
    press('Next');
    expect(fetched()).toEqual([8, 9, 1, 2, 3, 4, 8, 9, 1, 2, 3]);
    await settledOn('2 of 9: slide-2', '2 / 9', '2 of 9: slide-2');
    row().scrollLeft = 8 * WIDTH;
    row().dispatchEvent(new Event('scroll'));
    row().dispatchEvent(new Event('scrollend'));
    await settledOn('6 of 9: slide-6', '6 / 9', '');
    expect(fetched()).toEqual([7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3]);
  });

  it('are not fetched from the other end of a row that has ends', async () => {
    windowIs(true);
    await hydrate({ ...grid, slides: many }, started, false, pictures);
    expect(fetched()).toEqual([1, 2, 3]);
  });

  it('are left to the browser where the row is a grid', async () => {
    windowIs(false);
    await hydrate({ ...grid, slides: many }, () => true, false, pictures);
    expect(fetched()).toEqual([]);
  });
});

describe('a window that has another width', () => {
  it('moves on from the slide that is seen, where a button is pressed before the row is told', async () => {
    windowIs(false);
    await hydrate(loop, () => copies().length === 6);
    const width = 1.4 * WIDTH;
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, width, 100),
    );
    // The browser keeps the first slide, behind three copies, in the middle.
    row().scrollLeft = 3 * width;
    press('Next');
    window.dispatchEvent(new Event('resize'));
    await soon(() => expect([row().scrollLeft, counter()]).toEqual([4 * width, '2 / 5']));
  });
});

describe('a looping carousel in a language from right to left', () => {
  // Scroll offsets are negative there.
  const shownThere = () =>
    slides()[Math.round(-row().scrollLeft / WIDTH)]?.getAttribute('aria-label');

  beforeEach(async () => {
    windowIs(false);
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({
      direction: 'rtl',
    } as CSSStyleDeclaration);
    await hydrate(loop, () => copies().length === 6);
  });

  it('shows the first slide, goes on from the last to the first and back, and follows a swipe', async () => {
    expect(shownThere()).toBe('1 of 5: Headline one');
    const standsOn = (label: string, count: string) =>
      soon(() => expect([shownThere(), counter()]).toEqual([label, count]));
    press('Previous');
    await standsOn('5 of 5: Headline five', '5 / 5');
    press('Next', 3);
    await standsOn('3 of 5: Headline three', '3 / 5');
    row().scrollLeft = -8 * WIDTH;
    row().dispatchEvent(new Event('scroll'));
    row().dispatchEvent(new Event('scrollend'));
    await standsOn('1 of 5: Headline one', '1 / 5');
  });
});

describe('a carousel that is a grid on larger windows', () => {
  it('stops at both ends, where its button is disabled but keeps the focus', async () => {
    windowIs(true);
    await hydrate(grid, started);
    expect(button('Previous').getAttribute('aria-disabled')).toBe('true');
    press('Previous');
    expect(row().dataset).not.toHaveProperty('noSnap');

    button('Next').focus();
    press('Next', 2);
    await settledOn('3 of 3: Headline three', '3 / 3', '3 of 3: Headline three');
    press('Next', 3);
    await settledOn('3 of 3: Headline three', '3 / 3', 'This is the last slide');
    expect(button('Next').getAttribute('aria-disabled')).toBe('true');
    expect(button('Previous').getAttribute('aria-disabled')).toBe('false');
    expect(document.activeElement).toBe(button('Next'));
    expect(copies()).toHaveLength(0);
  });

  it('says that it is a carousel only where it is one', async () => {
    windowIs(true);
    await hydrate(grid, started);
    expect(container.querySelector('[aria-roledescription=carousel]')).not.toBeNull();
    expect(slides()[1]?.getAttribute('aria-label')).toBe('2 of 3: Headline two');
  });

  it('leaves the grid alone', async () => {
    windowIs(false);
    await hydrate(grid, () => true);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(started()).toBe(false);
    expect(container.querySelector('[aria-roledescription], .glider [style]')).toBeNull();
  });
});

describe('the easing of a move', () => {
  /** How much of the way is covered after each frame, as glider applies the shares. */
  const course = (frames: number, total: number): number => {
    const share = easeOut();
    let left = 1;
    for (let frame = 0; frame < frames; frame++)
      left *= 1 - share(0, (frame * total) / 2 / (frames - 1), 0, 1, total);
    return 1 - left;
  };

  it('is as far at half time with few frames as with many', () => {
    expect(course(5, 280)).toBeCloseTo(0.875);
    expect(course(30, 280)).toBeCloseTo(0.875);
  });

  it('covers the whole way at once where motion is reduced', () => {
    expect(easeOut()(0, 0, 0, 1, 0)).toBe(1);
  });
});
