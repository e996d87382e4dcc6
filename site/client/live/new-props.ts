/** The event by which a live part of an open page is told of its new props, as JSON. Whoever takes them up prevents the default, which is a reload. */
export const newProps = 'site:props';
