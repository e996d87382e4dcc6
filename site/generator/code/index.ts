/**
 * Compiles the code.
 * In: the modules in site/ that the routes name, and the base path.
 * Out: page modules to run with any content, each with its style sheet; the scripts that browsers
 * load, and which of them each page needs; the scripts that stand in the HTML itself.
 */
export { bundleInline } from './bundle.ts';
export {
  openCompiler,
  type BundledPage,
  type BundledPages,
  type Code,
  type Compiler,
  type RouteScript,
} from './compile.ts';
