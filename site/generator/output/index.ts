/**
 * The room that writes to the disk, and the only one.
 * In: one map of everything that out/ will hold.
 * Out: the folder, whole, or as it was before.
 */
export { compressFiles } from './compress.ts';
export { addFiles, hashedName, writeOutput, type Output } from './write-output.ts';
