/**
 * The room that serves.
 * In: a built folder; for development also a way to build it again.
 * Out: a running server that answers as a static host would, and shows changes in the browser.
 */
export { startServer, type Server, type ServerOptions } from './serve.ts';
export { watchAndServe, type BuiltSite } from './watch.ts';
