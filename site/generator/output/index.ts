/**
 * Writes one map of all output files to out/. A failed build leaves the folder as before.
 */
export { compressFiles } from './compress.ts';
export { addFiles, hashedName, type Output } from './output.ts';
export { assertSafeOutDir, writeOutput } from './write-output.ts';
