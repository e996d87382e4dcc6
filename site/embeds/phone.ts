import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min';

const example = '+1 555 010 0199';
const phoneError = (problem: string, reason: string): Error =>
  new Error(`${problem}: ${reason}. A right number looks like ${example}`);

/** `+` and digits, without the zero in brackets that is for callers of the same country. */
const digitsOf = (phone: string): string =>
  phone.replace(/\(\s*0\s*\)/g, '').replace(/[^+\d]/g, '');

function parsePhone(text: string, country?: CountryCode): PhoneNumber | undefined {
  try {
    return parsePhoneNumberWithError(text, country);
  } catch {
    return undefined;
  }
}

const knownCountry = (country: string | undefined): CountryCode | undefined => {
  const code = country?.toUpperCase();
  return code !== undefined && isSupportedCountry(code) ? code : undefined;
};

export const isCountry = (code: string): boolean => isSupportedCountry(code);

/** The country of a business: the field `country`, or else the region of the language tag. */
export const countryOf = (site: { country?: string | undefined; language: string }) =>
  site.country ?? new Intl.Locale(site.language).region;

/**
 * The `tel:` URI of a phone number as people write it.
 * @param country ISO code that a number without + belongs to
 */
export function toTelUri(phone: string, country?: string): string {
  const own = phone.startsWith('+') ? undefined : parsePhone(phone, knownCountry(country));
  return `tel:${own?.number ?? digitsOf(phone)}`;
}

/**
 * Reads a phone number in any usual notation, such as `tel:` in front or `00` for `+`. National
 * numbers need `country`.
 *
 * @param country ISO code of the owner's country
 * @returns the number as it is shown: as written wherever `toTelUri` finds the right digits in it
 * @throws Error with the problem and a right example
 */
export function readPhone(written: string, country?: string): string {
  const shown = written
    .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
    .trim()
    .replace(/^tel:\s*/i, '')
    // (+49) 89 and 00 49 89
    .replace(/^\(\s*((?:\+|00)\s*\d+)\s*\)/, '$1')
    .replace(/^(?:00|\+)\s*/, '+')
    .replace(/\s+/g, ' ');
  if (!/^\+?[\d ()./\u2010-\u2015-]+$/.test(shown))
    throw shown === '' || !/^[+\d(]/.test(shown)
      ? phoneError('must start with + and the country code', 'people in other countries need both')
      : phoneError(
          'must be one number, with only digits, spaces, dots, slashes, dashes and brackets',
          'phones cannot dial letters and extensions from a link',
        );
  if (!shown.startsWith('+')) return readNational(shown, knownCountry(country));

  const number = parsePhone(shown);
  const digits = digitsOf(shown);
  // People write a zero in brackets in countries without a trunk prefix as well.
  if (number?.isValid() !== true && parsePhone(digits)?.isValid() === true) return shown;
  const length = validatePhoneNumberLength(shown);
  if (length === 'INVALID_COUNTRY')
    throw phoneError(
      'must start with the code of a country',
      `no country code begins with ${/^\+\d{0,3}/.exec(digits)?.[0] ?? shown}`,
    );
  if (number === undefined || length !== undefined) {
    const count =
      length === 'TOO_LONG' ? 'fewer' : length === 'INVALID_LENGTH' ? 'another number of' : 'more';
    throw phoneError(`must have ${count} digits`, `${digits} has a wrong length for its country`);
  }
  return digits === number.number ? shown : number.formatInternational();
}

/** Reads a number in the notation of its country; refuses an ambiguous number. */
function readNational(shown: string, country: CountryCode | undefined): string {
  const digits = digitsOf(shown);
  const abroad = parsePhone(`+${digits}`);
  const reading = abroad?.isValid() === true ? ` or ${abroad.formatInternational()}` : '';
  if (country === undefined)
    throw phoneError(
      'must start with + and the country code',
      `the country of ${shown} is not known; add the country to site.yaml, such as "country: US"`,
    );
  const number = parsePhone(shown, country);
  const code = getCountryCallingCode(country);
  if (number?.isPossible() !== true || number.countryCallingCode !== code)
    throw phoneError(
      'must be a number of its country, or start with + and the country code',
      `${shown} is not a number in ${country} (+${code})` +
        (reading === '' ? '' : `; is it ${reading.slice(4)}?`),
    );
  if (reading !== '' && abroad?.number !== number.number)
    throw phoneError(
      'must start with + and the country code',
      `${shown} may be ${number.formatInternational()}${reading}`,
    );
  return shown;
}
