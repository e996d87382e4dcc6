import { plainEmail } from '../../addresses.ts';

/**
 * The address that writes an e-mail.
 * @param subject what it is about, where that is known
 */
export const mailHref = (email: string, subject?: string): string =>
  `mailto:${plainEmail(email)}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
