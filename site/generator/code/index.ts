/**
 * The room that compiles.
 * In: the modules in site/ that the routes name, and the base path.
 * Out: the page modules, ready to run with whatever content, each with its style sheet; the scripts
 * that browsers load, and which of them each page needs; the scripts that stand in the HTML itself.
 */
export {
  bundleInline,
  sourcesOf,
  stopCompiling,
  type BundledFilms,
  type BundledPage,
} from './bundle.ts';
export { compile, openCompiler, type Code, type Compiler, type RouteScript } from './compile.ts';
