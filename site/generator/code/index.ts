/**
 * Compiles the modules that the routes name into page modules, style sheets, scripts and inline
 * scripts.
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
