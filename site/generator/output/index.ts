/**
 * The room that writes to the disk, and the only one.
 * In: one map of everything that out/ will hold.
 * Out: the folder, whole, or as it was before; never a file gone that no build wrote.
 */
export { compressFiles } from './compress.ts';
export { addFiles, hashedName, isSameOutput, type Output } from './output.ts';
export { claimOutput, OutputError, writeOutput } from './write-output.ts';
