/**
 * Writes to the disk.
 * In: one map of everything that out/ will hold.
 * Out: the folder, whole, or as it was before.
 */
export { compressFiles } from './compress.ts';
export { addFiles, hashedName, type Output } from './output.ts';
export { assertSafeOutDir, writeOutput } from './write-output.ts';
