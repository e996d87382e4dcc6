/** How many letters fit into a line of a page's first heading in every window. */
const lettersInLine = 11;

/** Whether a page's first heading has a word that would break in some window, and is to be set smaller (data-long). An m or a w takes the room of two. */
export const hasLongWord = (heading: string): boolean =>
  heading
    .split(/[ \n-]+/)
    .some((word) => word.length + (word.match(/[mw]/gi)?.length ?? 0) > lettersInLine);
