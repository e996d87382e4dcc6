import { toTelUri } from '../../embeds/phone.ts';

/** The URI that dials a phone number; of `country` where it has no country code. */
export const phoneHref = (phone: string, country: string | undefined): string =>
  toTelUri(phone, country);

/** A phone number as it is shown: not to be broken over two lines. */
export const phoneText = (phone: string): string => phone.replaceAll(' ', '\u00a0');
