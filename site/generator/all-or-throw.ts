/**
 * Like Promise.all, but waits for all of them even where one fails: a step that still runs would
 * get in the way of the next build of the development server.
 */
export async function allOrThrow<const Running extends readonly unknown[]>(
  running: Running,
): Promise<{ -readonly [Key in keyof Running]: Awaited<Running[Key]> }> {
  await Promise.allSettled(running);
  return Promise.all(running);
}
