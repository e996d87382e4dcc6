/** A word with what stands in it: `fill('{n} of {count}', { n: 2, count: 5 })` is '2 of 5'. */
export const fill = (word: string, values: Readonly<Record<string, string | number>>): string => word.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
