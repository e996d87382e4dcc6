/**
 * Reads the content. In: the YAML files of content/, the files in content/media/, the names of
 * those in static/. Out: typed content, or one error with every mistake in it.
 */
export type { VideoFiles } from './check-videos.ts';
export { ContentError, toEsbuildMessages, type Diagnostic } from './diagnostics.ts';
export { publishedBytes } from './published-bytes.ts';
export { loadContent, type LoadedContent } from './read-content.ts';
export { assertReleasable, contentWarnings, placeholderTable } from './warnings.ts';
