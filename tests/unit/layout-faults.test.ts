import { chromium, type Browser, type Page } from '@playwright/test';
import { transform } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layoutFaults, type LayoutFault } from '../../site/generator/check/layout-faults.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../site/generator/check/chromium.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...CHROMIUM_FLAGS],
  });
  page = await browser.newPage({ viewport: { width: 360, height: 640 } });
});
afterAll(() => browser.close());

const styles = `
  * { box-sizing: border-box } body { margin: 0; font: 16px/1.5 'Liberation Sans', sans-serif; overflow-wrap: break-word }
  a, button, summary { min-height: 44px; min-width: 44px } a { display: inline-block } svg { display: block }
  .heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }`;

/** What is found in a page with this body. */
async function faultsOf(body: string, target = 24): Promise<LayoutFault[]> {
  await page.setContent(
    `<!doctype html><html lang="en"><title>t</title><style>${styles}</style><body>${body}</body></html>`,
  );
  return page.evaluate(layoutFaults, { target });
}

/** Asks that there is one fault, of this kind, and that its sentence holds all of these. */
async function expectOne(
  body: string,
  kind: LayoutFault['kind'],
  says: readonly string[],
  target?: number,
): Promise<void> {
  const faults = await faultsOf(body, target);
  expect(
    faults.map((fault) => fault.kind),
    JSON.stringify(faults, null, 1),
  ).toEqual([kind]);
  for (const part of says) expect(faults[0]?.says).toContain(part);
}

describe('layout faults', () => {
  it('finds nothing in a plain page', async () => {
    expect(
      await faultsOf(
        '<header><a href="/">Home</a></header><main><h1>A heading</h1><p>Some words with <a style="display: inline" href="/">a link</a> in them.</p><button>Press</button></main>',
      ),
    ).toEqual([]);
  });

  it('finds a page that scrolls sideways, and what sticks out of it', async () => {
    const faults = await faultsOf(
      '<p style="width: 400px">Far</p><p style="width: 500px; text-align: right">Out there</p>',
    );
    expect(faults.map(({ kind }) => kind)).toEqual(['sideways', 'outside']);
    expect(faults[0]?.says).toBe('The page scrolls sideways by 140 px in a window of 360 px.');
    expect(faults[1]?.says).toContain('“Out there”');
    expect(faults[1]?.says).toContain('on the right');
  });

  it('finds a button of a fixed bar that stands outside of the window, which makes no scroll bar', async () => {
    await expectOne(
      '<header style="position: fixed; left: 0; right: 0"><button aria-label="Menu" style="position: absolute; left: 330px; width: 44px"></button></header>',
      'outside',
      ['The button “Menu” in the header reaches out of the window: 14 px on the right'],
    );
  });

  it('finds what a fixed bar has below the window, where no scrolling brings it', async () => {
    await expectOne(
      '<div style="position: fixed; top: 0"><p style="margin-top: 630px">The end</p></div>',
      'outside',
      ['“The end”', 'at the bottom'],
    );
    expect(
      await faultsOf(
        '<div style="position: fixed; top: 0; height: 100%; overflow: auto"><p style="margin-top: 630px">The end</p></div>',
      ),
    ).toEqual([]);
  });

  it('finds what leaves the window on the side to which a box that cuts the other one lets it', async () => {
    await expectOne(
      '<div style="overflow-x: visible; overflow-y: clip; width: 300px"><p style="margin-left: -40px">To the left</p></div>',
      'outside',
      ['“To the left”', 'on the left'],
    );
    await expectOne(
      '<div style="overflow-x: clip; overflow-y: visible; height: 40px"><p style="margin-top: -40px">To the top</p></div>',
      'outside',
      ['“To the top”', 'at the top'],
    );
  });

  it('takes an empty thing for a mark only where it shows something', async () => {
    const empty = (ground: string): string =>
      `<p>Words</p><i style="position: absolute; left: -10px; width: 20px; height: 20px; ${ground}"></i>`;
    await expectOne(empty('background: red'), 'outside', ['on the left']);
    expect(await faultsOf(empty(''))).toEqual([]);
  });

  it('finds what stands above the page', async () => {
    await expectOne('<p style="margin-top: -40px">Too high</p>', 'outside', [
      '“Too high”',
      'at the top',
    ]);
  });

  it('finds words that a box cuts off', async () => {
    await expectOne(
      '<div style="height: 30px; overflow: hidden"><p>One line<br>another line</p></div>',
      'clipped',
      ['cut off', 'at the bottom'],
    );
    await expectOne(
      '<div style="width: 100px; overflow: clip; white-space: nowrap">Unbreakable words of a firm</div>',
      'clipped',
      ['“Unbreakable words of a firm”', 'on the right'],
    );
  });

  it('finds words that end in dots', async () => {
    const faults = await faultsOf(
      '<p style="width: 100px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Unbreakable words of a firm</p>',
    );
    expect(faults.map(({ says }) => says).join()).toContain('end in dots');
  });

  it('finds a choice whose words are wider than its field', async () => {
    await expectOne(
      '<select style="width: 120px; height: 44px"><option>Unbreakable words of a firm</option></select>',
      'clipped',
      ['The choice “Unbreakable words of a firm” is cut off'],
    );
  });

  it('finds a mark that is pushed out of its card', async () => {
    await expectOne(
      '<a href="/" style="display: flex; width: 200px; overflow: hidden"><span style="flex: none; width: 180px">Words</span><span style="flex: none; width: 44px; height: 44px; background: #000"></span></a>',
      'clipped',
      ['The mark beside “Words” is cut off: 24 px on the right'],
    );
  });

  it('finds words that run out of their frame', async () => {
    await expectOne(
      '<div style="width: 100px; border: 2px solid"><span style="white-space: nowrap">$ 1,000,000,000</span></div>',
      'overflow',
      ['“$ 1,000,000,000”', 'run out of their frame'],
    );
  });

  it('finds words on words, words on a control, a control on a control, a mark on words', async () => {
    await expectOne(
      '<p>The first words</p><p style="margin-top: -30px">The second words</p>',
      'overlap',
      ['“The first words”', 'the words “The second words” lie on each other'],
    );
    await expectOne(
      '<button>Press me</button><p style="margin-top: -30px">Words below</p>',
      'overlap',
      ['The button “Press me” and the words “Words below”'],
    );
    await expectOne(
      '<button>One</button><button style="margin-left: -20px">Two</button>',
      'overlap',
      ['“One”', '“Two”', '20 px wide'],
    );
    await expectOne(
      '<div style="position: relative"><p>Words here</p><svg style="position: absolute; left: 10px; top: 2px" width="24" height="24"></svg></div>',
      'overlap',
      ['The mark'],
    );
  });

  it('lets the lines of a paragraph stand as close as a heading has them', async () => {
    expect(
      await faultsOf(
        '<h1 style="line-height: 1">A heading of so many words that it takes three lines or four</h1><p>And what follows it.</p>',
      ),
    ).toEqual([]);
  });

  it('finds controls that are too small, except for links in a sentence', async () => {
    await expectOne(
      '<button style="min-width: 0; min-height: 0; width: 20px; height: 20px; padding: 0" aria-label="Close"></button>',
      'small',
      ['The button “Close” is too small to press: 20 × 20 px', '24 px'],
    );
    await expectOne('<a href="/" style="min-height: 40px">Forty</a>', 'small', ['44 px'], 44);
    expect(
      await faultsOf('<p>See <a href="/" style="display: inline">this page</a> for more.</p>', 44),
    ).toEqual([]);
  });

  it('lets a row of slides be wider than the window, but no other box', async () => {
    const slides =
      '<div style="display: flex"><a href="/" style="flex: none; width: 300px">One</a><a href="/" style="flex: none; width: 300px">Two</a></div>';
    expect(
      await faultsOf(
        `<div style="overflow-x: auto; overflow-y: hidden; scroll-snap-type: x mandatory">${slides}</div>`,
      ),
    ).toEqual([]);
    await expectOne(`<div style="overflow: auto">${slides}</div>`, 'sideways', [
      'scrolls sideways by 240 px',
    ]);
    // Where lines begin on the right, a row goes on to the left.
    const row = (first: string): string =>
      `<div dir="rtl" style="overflow-x: auto; overflow-y: hidden; scroll-snap-type: x mandatory"><div style="display: flex"><p style="flex: none; width: 300px; ${first}">One</p><p style="flex: none; width: 300px">Two</p></div></div>`;
    expect(await faultsOf(row(''))).toEqual([]);
    await expectOne(row('margin-right: -290px'), 'clipped', ['“One”', 'on the right']);
  });

  it('finds what a row of slides cuts off at its lower edge', async () => {
    await expectOne(
      '<div style="height: 30px; overflow: auto hidden; scroll-snap-type: x mandatory"><p style="margin-top: 20px">A slide</p></div>',
      'clipped',
      ['“A slide”', 'at the bottom'],
    );
  });

  it('does not look for what nobody sees', async () => {
    expect(
      await faultsOf(
        `<a href="#main" style="position: fixed; top: 0; transform: translateY(-200%)">Skip</a><p>Words <span class="heard">that are only heard and go on for much longer than the window is wide</span></p>
         <div inert style="margin-left: -50px">Behind</div><p hidden>Hidden</p><details><summary>More</summary><p style="margin-top: -40px">Inside</p></details>`,
      ),
    ).toEqual([]);
  });

  it('finds the opened text that lies on its summary', async () => {
    const faults = await faultsOf(
      '<details open><summary>More</summary><p style="margin-top: -40px">Inside</p></details>',
    );
    expect(faults.map(({ kind }) => kind)).toEqual(['overlap']);
  });

  it('lets the page go on below a bar that stays', async () => {
    expect(
      await faultsOf(
        '<header style="position: fixed; top: 0; left: 0; right: 0; background: #fff"><a href="/">Home</a></header><p>Below the bar</p>',
      ),
    ).toEqual([]);
  });

  it('looks at the open dialog alone', async () => {
    const behind = '<p style="margin-left: -30px">Behind the dialog</p>';
    const dialog = (style: string) =>
      `<div role="dialog" aria-modal="true" style="position: fixed; inset: 0"><h2>Title</h2><button style="${style}">Close</button></div>`;
    expect(await faultsOf(behind + dialog(''))).toEqual([]);
    await expectOne(behind + dialog('margin-left: -20px'), 'outside', [
      'The button “Close” in “Title”',
      '20 px on the left',
    ]);
  });

  it('stays whole when a build wraps named functions for the sake of their names', async () => {
    // tsx does, and the page knows nothing of its helper.
    const { code } = await transform(
      await readFile('site/generator/check/layout-faults.ts', 'utf8'),
      { loader: 'ts', keepNames: true },
    );
    const body = code.slice(
      code.indexOf('function layoutFaults'),
      code.lastIndexOf('__name(layoutFaults'),
    );
    expect(body).toContain('checkVisibility');
    expect(body).not.toContain('__name');
  });
});
