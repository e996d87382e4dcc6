import { routes, watch, type Route } from '../../routes.ts';
import { together, type Step } from '../steps.ts';
import {
  bundleInline,
  openBundler,
  type BundledPages,
  type Bundler,
  type BundlerOptions,
} from './bundle.ts';

/** What a page gets to run: the script in its HTML, and paths below out/ of what that one loads. */
export interface RouteScript {
  /** Stands in the HTML. */
  text: string;
  /** The main module, then what it imports; none on a page without dialogs. */
  modules: readonly string[];
}

/** All code of the site, compiled. It knows nothing of the content. */
export interface Code {
  /**
   * Runs the page modules, afresh where they or the content are others than the last time.
   * @param content what the module `#content` exports
   */
  run: (content: Readonly<Record<string, unknown>>) => Promise<BundledPages>;
  /** The files that browsers load, for out/. */
  files: Map<string, Uint8Array>;
  /** The packages whose code is in these files, by name. */
  packages: ReadonlySet<string>;
  scriptOf: (route: Route) => RouteScript;
  /** The script in the HTML of each film's page. */
  filmScript: string;
}

/** Compiles the site, again and again where it was opened for that. */
export interface Compiler {
  root: string;
  bundler: Bundler;
}

/** Starts a compiler for the pages of the site. Nothing is read yet. */
export async function openCompiler(
  options: Omit<BundlerOptions, 'server' | 'films' | 'client'>,
): Promise<Compiler> {
  const clientEntries = new Set(routes.flatMap(({ client }) => (client === null ? [] : [client])));
  const bundler = await openBundler({
    ...options,
    server: routes.map(({ page }) => page),
    films: watch.page,
    client: [...clientEntries],
  });
  return { root: options.root, bundler };
}

/**
 * Compiles everything that runs, on the server and in the browser.
 * @throws esbuild.BuildFailure when the code does not compile
 */
export async function compile({ root, bundler }: Compiler, step: Step): Promise<Code> {
  const [server, client, inlineLoader, notFoundScript, filmScript] = await together([
    step('server bundle', () => bundler.server()),
    step('client bundle', () => bundler.client()),
    step('inline loader', () => bundleInline(root, 'site/client/inline-loader.ts')),
    step('404 script', () => bundleInline(root, 'site/client/not-found.ts')),
    step('film script', () => bundleInline(root, watch.script)),
  ]);
  return {
    run: server.run,
    files: client.files,
    packages: client.packages,
    filmScript,
    scriptOf: ({ client: entry }) =>
      entry === null
        ? { text: notFoundScript, modules: [] }
        : { text: inlineLoader, modules: client.graphOf(entry) },
  };
}
