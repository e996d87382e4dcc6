/** What the system calls an error, such as ENOENT for what is not there; undefined for any other. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
