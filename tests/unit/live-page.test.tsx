/** What an open page takes up from a new build as it stands. The whole way, from a saved file to the window, is tried in tests/browser. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
interface Parts {
  dialogs: string;
  props: readonly string[];
  styles: string;
}
import { soon } from '../support/soon.ts';

interface Made {
  title?: string;
  icon?: string;
  styles?: string;
  policy?: string;
  lang?: string;
  analytics?: string;
  page?: string;
  starter?: string;
  later?: string;
  root?: string;
}

/** A page as the build makes it. */
const pageOf = ({
  title = 'Home',
  icon = '/icon-1.svg',
  styles = 'p{color:red}',
  policy = "script-src 'self';style-src 'sha256-1'",
  lang = 'en',
  analytics = '',
  page = '/page-1.js',
  starter = 'start()',
  later = '',
  root = '<p id="a" class="x">One morning</p>',
}: Made = {}): string =>
  `<!doctype html><html lang="${lang}"><head><meta http-equiv="Content-Security-Policy" content="${policy}"><title>${title}</title><link rel="icon" href="${icon}"><style>${styles}</style><script data-page="${page}"${later === '' ? '' : ` data-dialogs="${later}"`}>${starter}</script></head><body data-analytics="${analytics}"><div id="root">${root}</div></body></html>`;

/** What the server answers, by address. */
let answers: Record<string, string>;

beforeEach(() => {
  vi.resetModules();
  answers = {};
  vi.stubGlobal('fetch', (address: string) => {
    const text = answers[new URL(address, location.href).pathname];
    return text === undefined
      ? Promise.reject(new Error(`Nothing at ${address}`))
      : Promise.resolve({ text: () => Promise.resolve(text) });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.adoptedStyleSheets = [];
});

/** Opens a page, and gives what brings it to another. */
async function open(
  made: Made = {},
  html = pageOf(made),
): Promise<(next?: Made) => Promise<string | null>> {
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.lang = page.documentElement.lang;
  document.head.replaceChildren(
    ...[...page.head.childNodes].map((node) => document.importNode(node, true)),
  );
  document.body.replaceChildren(
    ...[...page.body.childNodes].map((node) => document.importNode(node, true)),
  );
  document.body.dataset['analytics'] = page.body.dataset['analytics'] ?? '';
  const { openPage } = await import('../../site/client/live/page.ts');
  const { update } = openPage();
  return (next = {}) => {
    answers['/'] = pageOf(next);
    return update();
  };
}

const the = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};

describe('a new build', () => {
  test('changes words and attributes where they stand', async () => {
    const become = await open();
    const paragraph = the('#a');
    expect(await become({ root: '<p id="a" lang="la" class="y">Two mornings</p>' })).toBeNull();
    expect(the('#a')).toBe(paragraph);
    expect(paragraph.outerHTML).toBe('<p id="a" class="y" lang="la">Two mornings</p>');
    expect(await become({ root: '<p id="a">Two mornings</p>' })).toBeNull();
    expect(paragraph.outerHTML).toBe('<p id="a">Two mornings</p>');
  });

  test('puts in, takes out and moves what it has to, and leaves the rest', async () => {
    const become = await open({
      root: '<ul><li id="a">One</li><li id="b">Two</li><li id="c">Three</li></ul>',
    });
    const [a, c] = [the('#a'), the('#c')];
    expect(
      await become({
        root: '<ul><li id="c">Three</li><li id="d">Four</li><li id="a">One</li></ul>',
      }),
    ).toBeNull();
    expect(the('ul').textContent).toBe('ThreeFourOne');
    expect(the('#a')).toBe(a);
    expect(the('#c')).toBe(c);
  });

  test('leaves what scripts have put in', async () => {
    const become = await open({ root: '<ul><li id="a">One</li><li id="b">Two</li></ul>' });
    the('#a').after(Object.assign(document.createElement('b'), { textContent: '!' }));
    expect(
      await become({
        root: '<ul><li id="a">One</li><li id="b">Two</li><li id="c">Three</li></ul>',
      }),
    ).toBeNull();
    expect(the('ul').textContent).toBe('One!TwoThree');
  });

  test('leaves what scripts have put into another order, where its own order is the same', async () => {
    const become = await open({ root: '<ul id="list"><li id="a">A</li><li id="b">B</li></ul>' });
    the('#list').append(the('#a'));
    expect(
      await become({ root: '<ul id="list" class="new"><li id="a">A</li><li id="b">B</li></ul>' }),
    ).toBeNull();
    expect([the('#list').className, the('#list').textContent]).toEqual(['new', 'BA']);
  });

  test('takes up title and icon', async () => {
    const become = await open();
    expect(await become({ title: 'House', icon: '/icon-2.svg' })).toBeNull();
    expect(document.title).toBe('House');
    expect(the('link[rel=icon]').getAttribute('href')).toBe('/icon-2.svg');
  });

  test('takes up styles in the place of all others', async () => {
    const become = await open();
    expect(await become()).toBeNull();
    expect(document.adoptedStyleSheets).toHaveLength(0);
    expect(
      await become({ styles: 'p{color:blue}', policy: "script-src 'self';style-src 'sha256-2'" }),
    ).toBeNull();
    expect(document.adoptedStyleSheets[0]?.cssRules[0]?.cssText).toContain('blue');
    expect(the('head style')).toMatchObject({ sheet: { cssRules: [] } });
    // What it has taken up is not new a second time.
    const taken = document.adoptedStyleSheets;
    expect(
      await become({ styles: 'p{color:blue}', policy: "script-src 'self';style-src 'sha256-2'" }),
    ).toBeNull();
    expect(document.adoptedStyleSheets).toEqual(taken);
  });

  describe('leaves fonts where they are', () => {
    const font = (file: string): string => `@font-face{font-family:A;src:url(/${file}.woff2)}`;
    const rules = (sheet: CSSStyleSheet | null | undefined): string[] =>
      [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText.replace(/\s/g, ''));
    const own = (): CSSStyleSheet | null =>
      document.querySelector<HTMLStyleElement>('head style')?.sheet ?? null;

    /** Those that script has added to the page. */
    let added: Set<string>;
    beforeEach(() => {
      added = new Set(['added']);
      vi.stubGlobal('document', Object.assign(document, { fonts: added }));
    });

    test('if they are the same', async () => {
      const become = await open({ styles: `p{color:red}${font('a')}i{top:0}` });
      const [, kept] = own()?.cssRules ?? [];
      expect(await become({ styles: `p{color:blue}${font('a')}i{top:0}` })).toBeNull();
      expect([...(own()?.cssRules ?? [])]).toEqual([kept]);
      expect(own()?.disabled).not.toBe(true);
      expect(added.size).toBe(1);
      expect(document.adoptedStyleSheets.map((sheet) => rules(sheet).join())).toEqual([
        expect.stringMatching(/^p\{color:blue;?\},i\{top:0/),
      ]);
    });

    test('until they are others', async () => {
      const become = await open({ styles: `p{color:red}${font('a')}` });
      for (const file of ['b', 'c']) {
        expect(await become({ styles: `p{color:red}${font(file)}` })).toBeNull();
        expect(own()?.disabled).toBe(true);
        expect(added.size).toBe(0);
        const [page, fonts, ...more] = document.adoptedStyleSheets.map((sheet) =>
          rules(sheet).join(),
        );
        expect(page).toContain('color:red');
        expect(fonts).toContain(`/${file}.woff2`);
        expect(page).not.toContain('font-face');
        expect(more).toEqual([]);
      }
    });
  });

  test.each<[string, Made]>([
    ['a policy', { policy: "script-src 'none';style-src 'sha256-1'" }],
    ['a script', { page: '/page-2.js' }],
    ['the starter', { starter: 'stop()' }],
    ['a language', { lang: 'de' }],
    ['analytics', { analytics: 'plausible' }],
    ['what is live', { root: '<p id="a" class="x">One morning</p><div data-island="Menu"></div>' }],
  ])('with %s of another kind loads the page anew', async (_what, next) => {
    const become = await open();
    expect(await become(next)).toContain('have changed');
    expect(the('#a').textContent).toBe('One morning');
  });

  test('that is not there yet loads the page anew', async () => {
    const become = await open({}, '<pre>Building</pre>');
    expect(await become()).toBe('there was none yet');
  });

  test('that cannot be put in fails, and the caller loads the page anew', async () => {
    const become = await open({ root: '<section><p id="a">One</p></section>' });
    the('section').remove();
    await expect(become({ root: '<section><p id="a">Two</p></section>' })).rejects.toThrow(
      'no longer has what is to be changed',
    );
  });

  test('changes what an island keeps, and nothing that React has made', async () => {
    const island = (words: string): string =>
      `<div data-island="Tabs"><i>${words}</i><div data-kept="one"><p>${words}</p></div></div>`;
    const become = await open({ root: island('First') });
    the('i').textContent = 'React';
    expect(await become({ root: island('Second') })).toBeNull();
    expect(the('i').textContent).toBe('React');
    expect(the('[data-kept] p').textContent).toBe('Second');
  });

  test('fills the copies of slides at the ends of a row', async () => {
    const slides = (words: string): string =>
      `<div data-island="Carousel"><div id="row"><div data-gslide data-kept="s1"><p id="p1">${words} 1</p></div><div data-gslide data-kept="s2"><p id="p2">${words} 2</p></div></div></div>`;
    const become = await open({ root: slides('Old') });
    const copy = (): HTMLElement =>
      Object.assign(document.createElement('div'), { innerHTML: '<p>copy</p>' });
    the('#row').prepend(copy());
    the('#row').append(copy());
    for (const end of [the('#row').firstElementChild, the('#row').lastElementChild])
      end?.setAttribute('data-gslide', '');
    expect(await become({ root: slides('New') })).toBeNull();
    expect([...the('#row').children].map(({ textContent }) => textContent)).toEqual([
      'New 2',
      'New 1',
      'New 2',
      'New 1',
    ]);
    expect(document.querySelectorAll('#p1, #p2')).toHaveLength(2);
  });

  test('makes new links open dialogs as the old ones do', async () => {
    const become = await open({
      root: '<p><a id="a" data-opens="x" role="button" aria-haspopup="dialog">A</a></p>',
    });
    expect(
      await become({
        root: '<p><a id="a" data-opens="x" role="button" aria-haspopup="dialog">A</a><a id="b" data-opens="y">B</a></p>',
      }),
    ).toBeNull();
    expect(the('#b').getAttribute('role')).toBe('button');
    expect(the('#b').getAttribute('aria-haspopup')).toBe('dialog');
  });

  test('leaves links alone before dialogs are there', async () => {
    const become = await open({ root: '<p><a id="a" data-opens="x">A</a></p>' });
    expect(await become({ root: '<p><a id="a" data-opens="x">B</a></p>' })).toBeNull();
    expect(the('#a').hasAttribute('role')).toBe(false);
  });

  describe('with parts that come later', () => {
    const moduleOf = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;
    const wake = moduleOf(
      'export const unfit = () => { document.documentElement.dataset.unfitted = ""; };',
    );
    const partsWith = (parts: Parts): string =>
      moduleOf(
        Object.entries(parts)
          .map(([name, part]) => `export const ${name} = ${JSON.stringify(part)};`)
          .join(''),
      );
    const island = '<div data-island="Tabs"></div>';
    const later = (props: string[], dialogs = '', styles = ''): string =>
      `${wake} /shared.js ${partsWith({ props, dialogs, styles })}`;

    /** Takes up props as a live part does, unless it is not live. */
    const listen = (isLive: boolean): string[] => {
      const heard: string[] = [];
      the('[data-island]').addEventListener('site:props', (event) => {
        heard.push((event as CustomEvent<string>).detail);
        if (isLive) event.preventDefault();
      });
      return heard;
    };

    test('gives what is live its new props, once', async () => {
      const become = await open({ root: island, later: later(['{"a":1}']) });
      const heard = listen(true);
      expect(await become({ root: island, later: later(['{"a":2}']) })).toBeNull();
      expect(heard).toEqual(['{"a":2}']);
      expect(the('[data-island]').dataset['props']).toBe('{"a":2}');
      expect(await become({ root: island, later: later(['{"a":2}'], '<p></p>') })).toBeNull();
      expect(heard).toHaveLength(1);
      // Words are in their own letter spacing before anything moves.
      expect(document.documentElement.dataset['unfitted']).toBe('');
    });

    test('loads the page anew where that is not live yet', async () => {
      const become = await open({ root: island, later: later(['{"a":1}']) });
      listen(false);
      expect(await become({ root: island, later: later(['{"a":2}']) })).toBe('it is not live yet');
    });

    describe('takes up new code', () => {
      /** Each test has modules of its own: one that has run in another would not run again. */
      let nth = 0;
      beforeEach(() => (nth += 1));
      const page = (made: Made): Made => ({
        page: `${moduleOf(`export const ready = new Promise((done) => setTimeout(done)).then(() => { document.querySelector('[data-island]').dataset.says = ${JSON.stringify(made.page)} + document.documentElement.dataset.renewed; });// ${nth} `)} /shared.js`,
        root: made.root ?? island,
        later: made.later ?? later(['{"a":1}']),
      });
      const end = (isLive: boolean): void => {
        the('[data-island]').addEventListener('site:code', (event) => {
          the('[data-island]').replaceChildren();
          if (isLive) event.preventDefault();
        });
      };

      test('with the page as the build has made it, and waits until it is live', async () => {
        const root = (words: string): string =>
          `<h1>${words}</h1><div data-island="Tabs"><p>${words}</p><div data-kept="one"><a data-opens="x">${words}</a></div></div>`;
        const become = await open(page({ page: 'one', root: root('First') }));
        end(true);
        the('a').setAttribute('role', 'button');
        expect(
          await become(page({ page: 'two', root: root('Second'), later: later(['{"a":2}']) })),
        ).toBeNull();
        expect(['h1', 'p', 'a'].map((name) => the(name).textContent)).toEqual([
          'Second',
          'Second',
          'Second',
        ]);
        expect(the('[data-island]').dataset['props']).toBe('{"a":2}');
        expect(the('[data-island]').dataset['says']).toBe('two');
        expect(the('a').getAttribute('role')).toBe('button');
        // The next change is made to what has come.
        const link = the('a');
        expect(
          await become(page({ page: 'two', root: root('Third'), later: later(['{"a":2}']) })),
        ).toBeNull();
        expect(the('a')).toBe(link);
        expect(link.textContent).toBe('Third');
      });

      test('that has run in the page before', async () => {
        const become = await open(page({ page: 'one' }));
        for (const code of ['two', 'three', 'two']) {
          end(true);
          expect(await become(page({ page: code }))).toBeNull();
          expect(the('[data-island]').dataset['says']).toBe(code);
        }
      });

      test('not where the old one is not live yet', async () => {
        const become = await open(page({ page: 'one' }));
        end(false);
        expect(await become(page({ page: 'two' }))).toBe('it is not live yet');
      });

      test('and leaves links alone before dialogs are there', async () => {
        const root = '<div data-island="Tabs"><a data-opens="x">A</a></div>';
        const become = await open(page({ page: 'one', root }));
        end(true);
        expect(await become(page({ page: 'two', root }))).toBeNull();
        expect(the('a').hasAttribute('role')).toBe(false);
      });
    });

    test('takes up the styles of dialogs', async () => {
      const become = await open({ later: later([], '', 'i{color:green}') });
      const sheet = new CSSStyleSheet();
      document.adoptedStyleSheets = [sheet];
      const taken = (): (string | undefined)[] =>
        document.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText);
      expect(await become({ later: later([], '', 'i{color:blue}') })).toBeNull();
      expect(taken()).toEqual([expect.stringContaining('blue')]);
      expect(
        await become({ styles: 'p{color:grey}', later: later([], '', 'i{color:pink}') }),
      ).toBeNull();
      // In the order in which the page has them.
      expect(taken()).toEqual([expect.stringContaining('grey'), expect.stringContaining('pink')]);
      expect(document.adoptedStyleSheets).toContain(sheet);
    });

    test('are nothing to wait for where a page has no dialogs', async () => {
      const card = (words: string): string => `<p id="card">${words}</p>`;
      const become = await open({
        root: card('Sending Emails'),
        later: later([], '<h2>Watch</h2><b></b>'),
      });
      expect(
        await become({ root: card('Answering Emails'), later: later([], '<h2>See</h2><b></b>') }),
      ).toBeNull();
      expect(the('#card').textContent).toBe('Answering Emails');
    });

    test('of dialogs waits until they are in the page, then changes them and what an open one shows', async () => {
      const root = (words: string): string =>
        `<p id="card" title="${words}">${words}</p><p id="ok">OK</p></div><div id="dialogs">`;
      const first = { root: root('Sending Emails'), later: later([], '<h2>Watch</h2><b></b>') };
      const become = await open(first);
      const next = { root: root('Answering Emails'), later: later([], '<h2>See</h2><b></b>') };
      expect(await become(next)).toBe('it is not complete yet');
      the('#dialogs').innerHTML = '<h2>Watch</h2><b></b>';
      await soon(async () => expect(await become(first)).toBeNull());
      the('#dialogs b').textContent = 'Sending Emails';
      the('#dialogs b').title = 'Sending Emails';
      expect(await become(next)).toBeNull();
      expect(the('#dialogs h2').textContent).toBe('See');
      expect(the('#dialogs b').textContent).toBe('Answering Emails');
      expect(the('#dialogs b').title).toBe('Answering Emails');
    });

    describe('that are open follow', () => {
      /** Opens a page with these words on a card, fills the dialogs as the build makes them, and shows something in one. */
      const openDialog = async (
        card: string,
        built: string,
        shown: string,
      ): Promise<(card: string) => Promise<string | null>> => {
        const made = (words: string): Made => ({
          root: `${words}</div><div id="dialogs">`,
          later: later([], built),
        });
        const become = await open(made(card));
        the('#dialogs').innerHTML = built;
        await soon(async () =>
          expect(await become({ ...made(card), later: later([], `${built} `) })).toBeNull(),
        );
        the('#dialogs').append(
          ...new DOMParser().parseFromString(shown, 'text/html').body.childNodes,
        );
        return (words) => become({ ...made(words), later: later([], `${built} `) });
      };

      test('a text of the card', async () => {
        const become = await openDialog(
          '<p>Sending Emails</p>',
          '<h2>Watch</h2>',
          '<b title="Sending Emails">Sending Emails</b>',
        );
        expect(await become('<p>Answering Emails</p>')).toBeNull();
        expect(the('b').outerHTML).toBe('<b title="Answering Emails">Answering Emails</b>');
      });

      test('an attribute of it', async () => {
        const become = await openDialog(
          '<p data-embed="/films/1">A</p>',
          '<h2>Watch</h2>',
          '<i data-src="/films/1"></i>',
        );
        expect(await become('<p data-embed="/films/2">A</p>')).toBeNull();
        expect(the('i').dataset['src']).toBe('/films/2');
      });

      test('not what is the same by chance: words of the dialog itself, or short ones', async () => {
        const become = await openDialog(
          '<p>Sending Emails</p><p>One</p><p>Four</p>',
          '<h2>Sending Emails</h2>',
          '<b>One</b><i>Four</i>',
        );
        expect(await become('<p>Answering Emails</p><p>Two</p><p>Five</p>')).toBeNull();
        expect(the('#dialogs').textContent.replace(/\s+$/, '')).toContain('Sending Emails');
        expect(the('b').textContent).toBe('One');
        expect(the('i').textContent).toBe('Five');
      });

      test('not an attribute that is gone', async () => {
        const become = await openDialog(
          '<p data-embed="/films/1">A</p>',
          '<h2>Watch</h2>',
          '<i data-src="/films/1"></i>',
        );
        expect(await become('<p>A</p>')).toBeNull();
        expect(the('i').dataset['src']).toBe('/films/1');
      });
    });
  });

  test.each([
    '<article><div data-island="Menu"></div></article>',
    '<article><p><i data-island="Menu"></i></p></article>',
  ])('that would put something live into the page anew is refused: %s', async (next) => {
    const become = await open({ root: '<section><div data-island="Menu"></div></section>' });
    await expect(become({ root: next })).rejects.toThrow(
      'What is to become live cannot be put into an open page',
    );
  });

  test('of a page whose root is gone loads it anew', async () => {
    await open();
    answers['/'] = '<pre>It failed</pre>';
    vi.resetModules();
    const { openPage } = await import('../../site/client/live/page.ts');
    expect(await openPage().update()).toContain('have changed');
  });

  test('that cannot find what an island keeps fails, and the caller loads the page anew', async () => {
    const island = (words: string): string =>
      `<div data-island="Tabs"><div data-kept="one"><p>${words}</p></div></div>`;
    const become = await open({ root: island('First') });
    the('[data-kept]').remove();
    await expect(become({ root: island('Second') })).rejects.toThrow(
      'no longer has what is to be changed',
    );
  });
});
