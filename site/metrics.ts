/** Height of the header: what a section stops below when it is scrolled to. 73 px, and more where text is enlarged: two spaced lines of it have to fit. */
export const headerHeight = 'max(73px, 3.8rem)';

/** The custom property that holds the width of the scroll bar while a dialog has taken it away. */
export const scrollBarWidth = '--scroll-bar';

export const menuWidth = 300;

/** The shape of the video in its dialog, width by height as CSS writes it; upright where the script has set none. */
export const playerRatio = '--ratio';

/** The least width of the player, which the hosts of videos ask for, and films of the site do not. */
export const playerLeast = '--least';
