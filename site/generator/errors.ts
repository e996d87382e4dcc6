/** A mistake at the command line or in the project; the message needs no stack. */
export class UsageError extends Error {}
