import { plainEmail } from '../../urls.ts';

/** The `mailto:` URL. */
export const mailHref = (email: string, subject?: string): string =>
  `mailto:${plainEmail(email)}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
