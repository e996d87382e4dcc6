/** Height of the header: what a section stops below when it is scrolled to. 73 px, and more where text is enlarged: two spaced lines of it have to fit. */
export const headerHeight = 'max(73px, 3.8rem)';

/** The custom property that holds the width of the scroll bar while a dialog has taken it away. */
export const scrollBarWidth = '--scroll-bar';

/** Width of the slide-out menu in CSS pixels. */
export const menuWidth = 300;
