/**
 * The room that reads.
 * In: the YAML files of content/, the files in content/media/, the names of those in static/.
 * Out: typed content and the list of what is still sample content; or one error with every mistake in
 * it, each with its file, line and column.
 */
export type { Films } from './check-films.ts';
export { withoutDoctype } from './check-drawing.ts';
export { ContentError, toEsbuildMessages, type Diagnostic } from './diagnostics.ts';
export { folderName } from './folder-name.ts';
export { placesIn } from './file-text.ts';
export { heavyFilmsWarning } from './heavy-films.ts';
export { contentNames } from './json-schemas.ts';
export { otherShapesWarning } from './other-shapes.ts';
export { assertReleasable, placeholderTable, ReleaseError } from './placeholders.ts';
export { silentVideosWarning } from './silent-videos.ts';
export { loadContent, type LoadedContent, type Placeholder } from './read-content.ts';
