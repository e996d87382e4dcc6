/** The address that dials a phone number. The zero of '+49 (0)89 …' is dialled within the country only, and not after its code. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/\(0\)|[^+\d]/g, '')}`;

/** A phone number as it is shown: not to be broken over two lines. */
export const phoneText = (phone: string): string => phone.replaceAll(' ', '\u00a0');
