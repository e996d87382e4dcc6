/** pa11y-ci over a served site: axe and HTML CodeSniffer, on a wide screen and on a phone, with every dialog open. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { toolOf } from './packages.ts';

/** One page in one state, and what keeps people out there. */
export interface Audit {
  /** Its path below the base path, such as `/demos/`. */
  page: string;
  /** What was looked at, such as `390 px, menu open`. */
  state: string;
  faults: readonly AuditFault[];
}

export interface AuditFault {
  says: string;
  /** The beginning of the element's HTML. */
  element: string;
}

export interface AuditOptions {
  /** The folder of the project, in which .pa11yci.json says by which rules. */
  root: string;
  /** The folder for the configuration and the report. */
  folder: string;
  /** The address of the home page. */
  url: string;
  /** Each path below it, and whether a dialog of each name can be opened there. */
  pages: readonly { path: string; opens: ReadonlySet<string> }[];
}

const configuration = z.looseObject({
  defaults: z.looseObject({ chromeLaunchConfig: z.looseObject({ args: z.array(z.string()) }) }),
});

const report = z.object({
  results: z.record(
    z.string(),
    z.array(
      z.object({ type: z.string().optional(), message: z.string(), context: z.string().nullish() }),
    ),
  ),
});

const desktop = { name: '1280 px', viewport: { width: 1280, height: 800 } };
const phone = {
  name: '390 px',
  viewport: { width: 390, height: 844, isMobile: true, hasTouch: true },
};

const isOpen = (id: string): string => `wait for element #${id}:not([aria-hidden]) to be visible`;

/** What is pressed to open each dialog, and where it can be. */
const dialogs = [
  {
    opens: 'menu',
    name: 'menu open',
    screen: phone,
    actions: ['click element header [data-opens="menu"]', isOpen('menu')],
  },
  {
    opens: 'video',
    name: 'video dialog open',
    screen: desktop,
    actions: ['click element main [data-opens="video"]', isOpen('video')],
  },
  {
    opens: 'booking',
    name: 'booking dialog open',
    screen: desktop,
    actions: ['click element header [data-opens="booking"]', isOpen('booking')],
  },
] as const;

/**
 * Audits the pages in the light scheme, and those without an open dialog in the dark one too.
 * @throws Error when pa11y-ci itself does not work
 */
export async function audit({ root, folder, url, pages }: AuditOptions): Promise<Audit[]> {
  const base = configuration.parse(JSON.parse(await readFile(join(root, '.pa11yci.json'), 'utf8')));
  const plain = pages.flatMap(({ path }) =>
    [desktop, phone].map(({ name, viewport }) => ({
      path,
      state: name,
      viewport,
      actions: [] as readonly string[],
    })),
  );
  // Each dialog once: it is the same on every page.
  const opened = dialogs.flatMap(({ opens, name, screen, actions }) => {
    const page = pages.find((each) => each.opens.has(opens));
    return page === undefined
      ? []
      : [{ path: page.path, state: `${screen.name}, ${name}`, viewport: screen.viewport, actions }];
  });
  const wide = plain.filter(({ state }) => state === desktop.name);

  const inScheme = async (
    scheme: string,
    flags: readonly string[],
    states: readonly (typeof plain)[number][],
  ): Promise<Audit[]> => {
    const file = join(folder, `pa11y-${scheme}.json`);
    const config = join(folder, `pa11yci-${scheme}.json`);
    await mkdir(folder, { recursive: true });
    await rm(file, { force: true });
    const { chromeLaunchConfig: launch } = base.defaults;
    // The query tells the states of one page apart, as pa11y-ci knows them by their addresses only.
    // A provider's frame is not the owner's to mend, and axe, which is not in it, would leave it to a person: as it would the words that wait behind a form which is still on its way.
    const urls = states.map(({ path, viewport, actions }, index) => ({
      url: `${new URL(path, url).href}?${String(index)}`,
      viewport,
      actions,
      hideElements: 'iframe, [data-when]',
    }));
    const defaults = {
      ...base.defaults,
      chromeLaunchConfig: {
        ...launch,
        executablePath: join(root, 'site/generator/check/chromium'),
        args: [...launch.args, ...flags],
      },
      reporters: [['json', { fileName: file }]],
    };
    await writeFile(config, JSON.stringify({ defaults, urls }));
    // Its exit code says whether there are faults, which the report tells better.
    const said = await promisify(execFile)(
      process.execPath,
      [await toolOf('tests/check/tools', 'pa11y-ci', 'bin/pa11y-ci.js'), '--config', config],
      { cwd: root, maxBuffer: 2 ** 26 },
    ).catch((error: unknown) => error);
    const text = await readFile(file, 'utf8').catch(() => {
      throw new Error(
        `pa11y-ci wrote no report: ${said instanceof Error ? said.message : JSON.stringify(said)}`,
      );
    });
    const { results } = report.parse(JSON.parse(text));
    // An open dialog has added its fragment to the address.
    const resultOf = (address = '') =>
      Object.entries(results).find(([key]) => key.replace(/#.*/, '') === address)?.[1];
    return states.map(({ path, state }, index) => ({
      page: `/${path}`,
      state: `${state}, ${scheme}`,
      faults: (
        resultOf(urls[index]?.url) ?? [{ message: 'pa11y-ci has not looked at it', context: '' }]
      )
        .filter(({ type = 'error' }) => type === 'error')
        .map(({ message, context }) => ({ says: message, element: (context ?? '').slice(0, 120) })),
    }));
  };
  return [
    ...(await inScheme('light', [], [...plain, ...opened])),
    ...(await inScheme('dark', ['--force-dark-mode'], wide)),
  ];
}
