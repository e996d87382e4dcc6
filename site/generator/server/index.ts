/**
 * Serves.
 * In: a built folder; for development also a way to build it again.
 * Out: a server that answers as a static host would; for development it reloads open pages.
 */
export { develop } from './develop.ts';
export type { Server, ServerOptions } from './serve.ts';
