import {
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import { dialled } from './dial.ts';

const example = '+1 555 010 0199';
const phoneError = (problem: string, reason: string): Error =>
  new Error(`${problem}: ${reason}. A right number looks like ${example}`);

/**
 * Reads a phone number as an owner may have written it: with `tel:` in front, `00` for the `+`, with dots, slashes, dashes,
 * brackets, and the zero that is for callers of the same country only.
 *
 * @returns the number as it is shown. It stays as it was written wherever `dialled` finds the right digits in it;
 * otherwise it is written the international way.
 * @throws Error that says what is wrong with the number and shows a right one
 */
export function readPhone(written: string): string {
  const shown = written
    .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
    .trim()
    .replace(/^tel:\s*/i, '')
    // (+49) 89 and 00 49 89
    .replace(/^\(\s*((?:\+|00)\s*\d+)\s*\)/, '$1')
    .replace(/^(?:00|\+)\s*/, '+')
    .replace(/\s+/g, ' ');
  if (!shown.startsWith('+'))
    throw phoneError(
      'must start with + and the country code',
      'people in other countries call as well',
    );
  if (!/^\+[\d ()./\u2010-\u2015-]+$/.test(shown))
    throw phoneError(
      'must be one number of digits, spaces, dots, slashes, dashes and brackets',
      'letters and extensions cannot be dialled by a tap',
    );

  const number = parsed(shown);
  // A zero in brackets is written in countries too that have none, and would make it a number that nobody has.
  if (number?.isValid() !== true && parsed(dialled(shown))?.isValid() === true) return shown;
  const length = validatePhoneNumberLength(shown);
  if (length === 'INVALID_COUNTRY')
    throw phoneError(
      'must start with the code of a country',
      `none begins with ${/^\+\d{0,3}/.exec(dialled(shown))?.[0] ?? shown}`,
    );
  if (number === undefined || length !== undefined) {
    const count =
      length === 'TOO_LONG' ? 'fewer' : length === 'INVALID_LENGTH' ? 'another number of' : 'more';
    throw phoneError(
      `must have ${count} digits`,
      `no number of its country has as many as ${dialled(shown)}`,
    );
  }
  return dialled(shown) === number.number ? shown : number.formatInternational();
}

function parsed(text: string): PhoneNumber | undefined {
  try {
    return parsePhoneNumberWithError(text);
  } catch {
    return undefined;
  }
}
