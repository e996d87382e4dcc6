import { plainEmail } from '../../addresses.ts';

/** The address that writes an e-mail. */
export const mailHref = (email: string, subject?: string): string =>
  `mailto:${plainEmail(email)}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
