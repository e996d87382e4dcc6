/** What is dialled of a phone number as people write it: `+` and digits, without the zero in brackets that is for callers of the same country. */
export const dialled = (phone: string): string =>
  phone.replace(/\(\s*0\s*\)/g, '').replace(/[^+\d]/g, '');
