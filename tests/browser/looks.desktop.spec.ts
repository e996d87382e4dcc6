/**
 * How the parts of the sample look, as numbers: colours, borders, corners, shadows and rings of each, in both schemes, as text in
 * tests/browser/looks. A picture lets a tone or an edge pass that is a little off, and is compared in one browser alone; this
 * is exact, and the same in all. To renew it: remove the folder, run npx playwright test --project=desktop looks.desktop, and
 * read what has changed.
 */
import type { Page } from '@playwright/test';
import { expect, openLive, passFrames, test } from './visitor.ts';

/** A part by its name: where it stands, and the pseudo-element that it is. */
type Parts = Readonly<
  Record<string, string | readonly [selector: string, pseudo: '::before' | '::after']>
>;

const slide = '#case-studies [data-kept=more-bookings] > div';

const home: Parts = {
  page: 'body',
  'strip of the scroll bar': 'html',
  bar: 'header',
  'string of the mark': 'header svg g',
  'weight of the mark': 'header svg path[fill]',
  'item of the bar': 'header nav a',
  'button in the bar': 'header [data-opens=booking]',
  headline: 'h1',
  'marked word': 'h1 span:last-child',
  tagline: 'h1 + p',
  claim: 'main strong',
  'main button': 'main a[href="#demos"]',
  'other button': 'main a[href="#testimonials"]',
  'frame of the first picture': 'main picture[class]',
  'border of the first picture': ['main picture[class]', '::after'],
  demos: '#demos',
  tabs: '#demos [role=tablist]',
  'marker of the chosen tab': ['#demos [role=tablist]', '::after'],
  'chosen tab': '#demos [role=tab][aria-selected=true]',
  'other tab': '#demos [role=tab][aria-selected=false]',
  'panel of a tab that is not chosen': '#demos [data-chosen=false]',
  'card of a demo': '#pa-1 a',
  'picture of a demo': '#pa-1 img',
  'foot of a card': '#pa-1 a > span',
  'play mark': '#pa-1 [role=img]',
  'triangle of the play mark': ['#pa-1 [role=img]', '::before'],
  'link to all demos': '#demos a[href$="demos/"]',
  testimonials: '#testimonials',
  'line below a heading': '#testimonials h2 + p',
  'first testimonial': '#t-1 > div',
  'second testimonial': '#t-2 > div',
  'third testimonial': '#t-3 > div',
  'plate of a testimonial': '#t-1 > div > div',
  'headline of a testimonial': '#t-1 a',
  'name on a testimonial': '#t-1 p:last-of-type span',
  'note on a sample story': '#t-1 p:last-of-type span:last-child',
  'case studies': '#case-studies',
  'dark panel': `${slide} > :first-child`,
  'scene in the dark panel': `${slide} img`,
  'headline of a case study': `${slide} h3`,
  'branded line': `${slide} h3 + p`,
  before: `${slide} dt`,
  'text of before': `${slide} dd`,
  after: `${slide} dt:nth-of-type(2)`,
  'text of after': `${slide} dd:nth-of-type(2)`,
  quotation: `${slide} blockquote`,
  'sign of a client': `${slide} span[aria-hidden]`,
  'light panel': `${slide} > :last-child`,
  tile: `${slide} > :last-child dl > div`,
  'label of a tile': `${slide} > :last-child dt`,
  'figure on a tile': `${slide} > :last-child dd`,
  'button of a slide': `${slide} [data-opens]`,
  arrow: '#case-studies button',
  counter: '#case-studies button + span',
  footer: 'footer',
  'last heading': 'footer h2',
  'last line': 'footer h2 + p',
  'button in the footer': 'footer [data-opens]',
  'rows of the footer': 'footer nav',
  'link in the footer': 'footer nav a',
};

const dialog: Parts = {
  'page below a dialog': 'html',
  backdrop: '[role=dialog]:not([hidden]) > [data-close]',
  'panel of a dialog': '[role=dialog]:not([hidden]) > :not([data-close])',
  'head of a dialog': '[role=dialog]:not([hidden]) h2',
  'way out of a dialog': '[role=dialog]:not([hidden]) button[data-close]',
};

const video: Parts = {
  ...dialog,
  player: '#video [data-part=player]',
  'link below a video': '#video [data-part=open]',
  'button below a video': '#video [data-part=copy]',
  'address of a video': '#video [data-part=address]',
  transcript: '#video [data-part=transcript]',
};
const booking: Parts = {
  ...dialog,
  'place of the form': '#booking [data-part=form]',
  'link to the booking page': '#booking [data-part=open]',
};
const menu: Parts = {
  ...dialog,
  'item of the menu': '#menu nav a',
  'button in the menu': '#menu [data-opens]',
  'link in the menu': '#menu p a',
  'choice of an agent': '#demos select + span',
  'way to the menu': 'header [data-opens=menu]',
};
const demos: Parts = {
  'number on a tab': '[role=tab] span',
  'number on the chosen tab': '[role=tab][aria-selected=true] span',
  'way back': 'header a:last-child',
  'line below the heading': 'h1 + p',
};
const notFound: Parts = {
  'figure of the page that is missing': 'h1 span',
  'words of it': 'h1 + p',
  'way home': 'main a',
  'frame of its picture': 'main div:has(> img), main div:has(> picture)',
};
const film: Parts = {
  player: 'video',
  'heading of a film': 'h1',
  'words of a film': 'main section',
  'way back to the card': 'main > a',
};

/** What a part looks like, one property a line; what is as it is everywhere is left out. */
function looksOf(page: Page, parts: Parts): Promise<string> {
  return page.evaluate((wanted) => {
    const hex = (text: string): string =>
      text.replace(/rgba?\(([^)]*)\)/g, (_, numbers: string) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = numbers.split(/[\s,/]+/).map(Number);
        return `#${[red, green, blue, ...(alpha === 1 ? [] : [Math.round(alpha * 255)])].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
      });
    const nothing = new Set(['none', 'normal', '0px', 'auto', '1', '#00000000', '']);
    return Object.entries(wanted)
      .map(([name, part]) => {
        const [selector, pseudo] = typeof part === 'string' ? [part, undefined] : part;
        const element = document.querySelector(selector);
        if (element === null) return `${name}\n  is not there`;
        const style = getComputedStyle(element, pseudo);
        const sides = ['top', 'right', 'bottom', 'left'].map((side) =>
          ['width', 'style', 'color']
            .map((what) => style.getPropertyValue(`border-${side}-${what}`))
            .join(' '),
        );
        const borders = sides.map((side) => (/^0px| none /.test(side) ? 'none' : hex(side)));
        const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'].map((corner) =>
          style.getPropertyValue(`border-${corner}-radius`),
        );
        const alike = (values: readonly string[]): string =>
          new Set(values).size === 1 ? (values[0] ?? '') : values.join(', ');
        const decoration =
          style.textDecorationLine === 'none'
            ? 'none'
            : `${style.textDecorationLine} ${style.textDecorationThickness} ${style.textDecorationColor}`;
        const isShape = element instanceof SVGElement;
        const seen: readonly (readonly [string, string])[] = [
          ['display', style.display === 'none' ? 'not shown' : 'none'],
          ['words', style.color],
          ['ground', style.backgroundColor],
          ['pattern', style.backgroundImage],
          ['border', alike(borders)],
          ['corners', alike(corners)],
          ['shadow', style.boxShadow],
          [
            'ring',
            style.outlineStyle === 'none'
              ? 'none'
              : `${style.outlineWidth} ${style.outlineStyle} ${style.outlineColor} at ${style.outlineOffset}`,
          ],
          ['line', decoration],
          ['opacity', style.opacity],
          ['fill', isShape ? style.fill : 'none'],
          ['stroke', isShape ? style.stroke : 'none'],
        ];
        const lines = seen
          .map(([property, value]) => [property, hex(value)] as const)
          .filter(([, value]) => !nothing.has(value));
        return [name, ...lines.map(([property, value]) => `  ${property}: ${value}`)].join('\n');
      })
      .join('\n');
  }, parts);
}

const schemes = ['light', 'dark'] as const;
type Looks = Record<(typeof schemes)[number], string[]>;

/** Adds what is seen in each scheme. */
async function note(page: Page, looks: Looks, title: string, parts: Parts): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    looks[colorScheme].push(`== ${title}\n${await looksOf(page, parts)}\n`);
  }
}

test(
  'every part has its colours, borders, corners and shadows, in both schemes',
  { tag: '@sample' },
  async ({ page, guard }) => {
    guard.tolerate(/404/);
    const looks: Looks = { light: [], dark: [] };
    await openLive(page, './');
    await note(page, looks, 'home', home);
    // Left to a browser, the letters of controls are as wide as whole pixels, and those of the page as they were drawn.
    expect(
      await page.evaluate(
        () =>
          [...document.querySelectorAll('button, select')].filter(
            (control) =>
              getComputedStyle(control).textRendering !==
              getComputedStyle(document.body).textRendering,
          ).length,
      ),
      'controls with other letters',
    ).toBe(0);

    // After a key, what is given the focus shows it.
    await page.keyboard.press('Tab');
    await note(page, looks, 'what has the focus: the way past the bar', {
      'way past the bar': 'a[href="#main"]',
    });
    for (const [name, selector] of [
      ['on the page', 'main a[href="#demos"]'],
      ['in the dark panel', `${slide} [data-opens]`],
      ['on an arrow', '#case-studies button'],
      ['in the footer', 'footer nav a'],
    ] as const) {
      await page.locator(selector).first().focus();
      await note(page, looks, `what has the focus ${name}`, { ring: selector });
    }
    for (const [name, selector] of [
      ['the main button', 'main a[href="#demos"]'],
      ['the other button', 'main a[href="#testimonials"]'],
      ['another tab', '#demos [role=tab][aria-selected=false]'],
      ['a card', '#pa-1 a'],
    ] as const) {
      await page.locator(selector).first().hover();
      await note(page, looks, `what is pointed at: ${name}`, { [name]: selector });
    }

    await page.locator('#pa-1 [data-opens]').click();
    await expect(page.locator('#video')).toBeVisible();
    await passFrames(page, 3);
    await note(page, looks, 'a video', video);
    await page.keyboard.press('Escape');
    await page.locator('header [data-opens=booking]').click();
    await expect(page.locator('#booking')).toBeVisible();
    await passFrames(page, 3);
    await note(page, looks, 'booking', booking);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('header [data-opens=menu]').click();
    await expect(page.locator('#menu')).toBeVisible();
    await passFrames(page, 3);
    await note(page, looks, 'the menu of a phone', menu);
    await page.setViewportSize({ width: 1280, height: 800 });

    await openLive(page, 'demos/');
    await note(page, looks, 'all demos', demos);
    await page.goto('no/such/page');
    await note(page, looks, 'a page that is missing', notFound);
    await page.goto('watch/pa-1/');
    await note(page, looks, 'the page of a film', film);

    for (const scheme of schemes)
      expect.soft(looks[scheme].join('\n')).toMatchSnapshot(['looks', `${scheme}.txt`]);
  },
);

test(
  'pages fade into each other where motion is wanted, and only there, and the entrance of the first screen is over in 600 ms',
  { tag: '@sample' },
  async ({ page }) => {
    for (const [reducedMotion, fades] of [
      ['reduce', false],
      ['no-preference', true],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto('./');
      const entrance = await page.evaluate(() =>
        document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      );
      expect(
        entrance.length > 0,
        `whether something comes in with prefers-reduced-motion: ${reducedMotion}`,
      ).toBe(fades);
      expect(Math.max(0, ...entrance)).toBeLessThanOrEqual(600);
      const rules = await page.evaluate(() => {
        const inForce = (list: CSSRuleList): CSSRule[] =>
          [...list].flatMap((rule) =>
            rule instanceof CSSMediaRule
              ? matchMedia(rule.media.mediaText).matches
                ? inForce(rule.cssRules)
                : []
              : [rule],
          );
        return [...document.styleSheets]
          .flatMap((sheet) => inForce(sheet.cssRules))
          .filter(({ cssText }) => cssText.startsWith('@view-transition')).length;
      });
      expect(rules > 0, `whether pages fade with prefers-reduced-motion: ${reducedMotion}`).toBe(
        fades,
      );
    }
  },
);
