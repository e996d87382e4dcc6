import type { ReactElement } from 'react';
import { consent, ownPage, routes, watch, type Route } from '../../routes.ts';
import type { Output } from '../output/index.ts';
import { allOrThrow } from '../all-or-throw.ts';
import {
  bundleInline,
  filesOf,
  importsOf,
  openClientBundle,
  openServerBundle,
  openStyles,
  outputOf,
  packagesOf,
  runModules,
  type Bundle,
  type BundleOptions,
} from './bundle.ts';

export interface BundledPage {
  page: ReactElement;
  /** The dialogs beside the page, which are never hydrated. */
  dialogs: ReactElement | null;
  css: string;
}

/** Pages that share their styles, by the id of a card or by their path. */
export interface BundledPages {
  pages: Readonly<Record<string, ReactElement>>;
  css: string;
}

/** The script of a page: the text in its HTML, and paths below out/ of what that one loads. */
export interface RouteScript {
  text: string;
  /** The main module, then its imports; none on a page without dialogs. */
  modules: readonly string[];
}

export interface Code {
  run: (content: Readonly<Record<string, unknown>>) => Promise<{
    pageOf: (entry: string) => BundledPage;
    watch: BundledPages;
    ownPages: BundledPages;
    consent: { region: ReactElement | null; css: string };
  }>;
  files: Output;
  packages: ReadonlySet<string>;
  scriptOf: (route: Route) => RouteScript;
  watchScript: string;
}

/** Compiles the site again and again; unchanged parts come from memory. */
export interface Compiler {
  base: string;
  compile: () => Promise<Code>;
  /** Ends esbuild's process, which would keep this one alive. */
  dispose: () => Promise<void>;
}

const entries = [...routes.map(({ page }) => page), watch.page, ownPage, consent];

export async function openCompiler(project: Omit<BundleOptions, 'styles'>): Promise<Compiler> {
  const { root, base } = project;
  const styles = openStyles();
  const options = { ...project, styles };
  const clients = new Set(routes.flatMap(({ client }) => (client === null ? [] : [client])));
  const [server, client] = await Promise.all([
    openServerBundle(options, entries),
    openClientBundle(options, [...clients]),
  ]);
  return {
    base,
    async compile() {
      styles.clear();
      const [pages, scripts, inlineLoader, notFoundScript, watchScript] = await allOrThrow([
        server.rebuild(),
        client.rebuild(),
        bundleInline(root, 'site/client/inline-loader.ts'),
        bundleInline(root, 'site/client/not-found.ts'),
        bundleInline(root, watch.script),
      ]);
      return {
        run: (content) => runPages(pages, root, content),
        files: filesOf(scripts, root),
        packages: packagesOf(scripts),
        watchScript,
        scriptOf: ({ client: entry }) =>
          entry === null
            ? { text: notFoundScript, modules: [] }
            : { text: inlineLoader, modules: importsOf(scripts, entry) },
      };
    },
    async dispose() {
      await Promise.all([server.dispose(), client.dispose()]);
    },
  };
}

/** Runs the page modules and adds the style sheet of each. */
async function runPages(
  bundle: Bundle,
  root: string,
  content: Readonly<Record<string, unknown>>,
): ReturnType<Code['run']> {
  const modules = await runModules(bundle, { root, entries }, content);
  const files = filesOf(bundle, root);
  const cssOf = (entry: string): string =>
    Buffer.from(files.get(outputOf(bundle, entry).css ?? '') ?? '').toString();
  const exported = (entry: string, name: string): unknown => {
    const value = modules.get(entry)?.[name];
    if (value === undefined) throw new Error(`${entry} exports no \`${name}\`.`);
    return value;
  };
  return {
    pageOf: (entry) => ({
      page: exported(entry, 'page') as ReactElement,
      dialogs: exported(entry, 'dialogs') as ReactElement | null,
      css: cssOf(entry),
    }),
    watch: {
      pages: exported(watch.page, 'watchPages') as BundledPages['pages'],
      css: cssOf(watch.page),
    },
    ownPages: {
      pages: exported(ownPage, 'ownPagesByPath') as BundledPages['pages'],
      css: cssOf(ownPage),
    },
    consent: { region: exported(consent, 'region') as ReactElement | null, css: cssOf(consent) },
  };
}
