/** Height of the header in CSS pixels: what a section stops below when it is scrolled to. */
export const headerHeight = 73;

/** The custom property that holds the width of the scroll bar while a dialog has taken it away. */
export const scrollBarWidth = '--scroll-bar';

/** Width of the slide-out menu in CSS pixels. */
export const menuWidth = 300;
