/** The event by which a live part of an open page is told of its new props, as JSON. Whoever takes them up prevents the default, which is a reload. */
export const newProps = 'site:props';

/** The event by which it is told to make room for new code. Whoever does so prevents the default, which is a reload. */
export const newCode = 'site:code';

/** Whether new code has come into the open page: what happens once when a page is opened has happened. */
export const isRenewed = (): boolean => document.documentElement.dataset['renewed'] !== undefined;

export function setRenewed(): void {
  document.documentElement.dataset['renewed'] = '';
}
