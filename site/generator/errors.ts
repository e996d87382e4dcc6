/** A mistake at the command line or around the project; its message is all that a person needs. */
export class UsageError extends Error {}
