/**
 * Turns the YAML files and media of content/ into typed content, or throws one error with every
 * mistake.
 */
export type { VideoFiles } from './check-videos.ts';
export { ContentError, toEsbuildMessages, type Diagnostic } from './diagnostics.ts';
export { publishedBytes } from './published-bytes.ts';
export { loadContent, type LoadedContent } from './read-content.ts';
export { assertReleasable, contentWarnings, placeholderTable } from './warnings.ts';
