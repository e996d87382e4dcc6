/** Height of the header. It grows with enlarged text, as two spaced lines have to fit. */
export const headerHeight = 'max(73px, 3.8rem)';

/** The custom property that holds the width of the scroll bar while a dialog has taken it away. */
export const scrollBarWidth = '--scroll-bar';

export const menuWidth = 300;

/** The aspect ratio of the video in its dialog; upright where the script has set none. */
export const playerRatio = '--ratio';

/** The least width that video hosts require for their players. */
export const playerLeast = '--least';
