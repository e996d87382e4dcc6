import { dialled } from '../../embeds/dial.ts';

/** The address that dials a phone number. */
export const phoneHref = (phone: string): string => `tel:${dialled(phone)}`;

/** A phone number as it is shown: not to be broken over two lines. */
export const phoneText = (phone: string): string => phone.replaceAll(' ', '\u00a0');
