/** Fills placeholders: `fill('{n} of {count}', { n: 2, count: 5 })` is '2 of 5'. */
export const fill = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** A whole number in the digits of a language; in those of English where none are given. */
export const inDigits = (number: number, digits?: string): string =>
  digits === undefined
    ? String(number)
    : String(number).replace(/\d/g, (digit) => Array.from(digits)[Number(digit)] ?? digit);
