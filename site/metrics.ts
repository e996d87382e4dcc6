/** Height of the header in CSS pixels: what a section stops below when it is scrolled to. */
export const headerHeight = 73;

/** Width of the slide-out menu in CSS pixels. */
export const menuWidth = 300;
