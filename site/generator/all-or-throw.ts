/**
 * Like Promise.all, but waits for all promises even where one rejects. A step that still runs would
 * disturb the next build of the development server.
 */
export async function allOrThrow<const Running extends readonly unknown[]>(
  running: Running,
): Promise<{ -readonly [Key in keyof Running]: Awaited<Running[Key]> }> {
  await Promise.allSettled(running);
  return Promise.all(running);
}
