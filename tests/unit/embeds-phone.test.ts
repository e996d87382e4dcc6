import { describe, expect, test } from 'vitest';
import { phoneHref } from '../../site/components/Link/phone.ts';
import { readPhone } from '../../site/embeds/phone.ts';

const accepted: [written: string, shown: string, href: string][] = [
  ['+1 555 010 0199', '+1 555 010 0199', 'tel:+15550100199'],
  ['+1 (555) 010-0199', '+1 (555) 010-0199', 'tel:+15550100199'],
  ['+1.555.010.0199', '+1.555.010.0199', 'tel:+15550100199'],
  ['+1-555-010-0199', '+1-555-010-0199', 'tel:+15550100199'],
  ['+1–555–010–0199', '+1–555–010–0199', 'tel:+15550100199'],
  ['+15550100199', '+15550100199', 'tel:+15550100199'],
  ['tel:+15550100199', '+15550100199', 'tel:+15550100199'],
  ['TEL: +1 555 010 0199', '+1 555 010 0199', 'tel:+15550100199'],
  ['  +1  555\u00a0010 0199\n', '+1 555 010 0199', 'tel:+15550100199'],
  ['\u202A+1 555 010 0199\u202C', '+1 555 010 0199', 'tel:+15550100199'],
  ['001 555 010 0199', '+1 555 010 0199', 'tel:+15550100199'],
  ['00 49 89 123456', '+49 89 123456', 'tel:+4989123456'],
  ['tel:0049-89-123456', '+49-89-123456', 'tel:+4989123456'],
  ['+ 49 89 123456', '+49 89 123456', 'tel:+4989123456'],
  ['(+49) 89 123456', '+49 89 123456', 'tel:+4989123456'],
  ['(0049) 89 123456', '+49 89 123456', 'tel:+4989123456'],
  ['( +49 ) 89 123456', '+49 89 123456', 'tel:+4989123456'],
  ['(00 49) 89 123456', '+49 89 123456', 'tel:+4989123456'],
  ['+49 89/123456', '+49 89/123456', 'tel:+4989123456'],
  ['+49 89 / 12 34 56', '+49 89 / 12 34 56', 'tel:+4989123456'],

  // The zero for callers of the same country is shown, and not dialled.
  ['+49 (0)89 123456', '+49 (0)89 123456', 'tel:+4989123456'],
  ['+49(0)89-123456', '+49(0)89-123456', 'tel:+4989123456'],
  ['+49 ( 0 ) 89 123456', '+49 ( 0 ) 89 123456', 'tel:+4989123456'],
  ['0049 (0) 89 123456', '+49 (0) 89 123456', 'tel:+4989123456'],
  ['+44 (0)20 7946 0958', '+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['+33 (0)1 23 45 67 89', '+33 (0)1 23 45 67 89', 'tel:+33123456789'],
  ['+41 (0)44 668 18 00', '+41 (0)44 668 18 00', 'tel:+41446681800'],

  // Greece and Spain have no such zero.
  ['+30 (0)210 123 4567', '+30 (0)210 123 4567', 'tel:+302101234567'],
  ['+34 (0)912 345 678', '+34 (0)912 345 678', 'tel:+34912345678'],

  // Where that zero would be dialled as it stands, the number is written the international way.
  ['+49 0 89 123456', '+49 89 123456', 'tel:+4989123456'],
  ['+49 (089) 123456', '+49 89 123456', 'tel:+4989123456'],
  ['+36 (06) 1 234 5678', '+36 1 234 5678', 'tel:+3612345678'],
  ['+7 (8) 495 123-45-67', '+7 495 123 45 67', 'tel:+74951234567'],
  // In Italy the zero is a part of the number.
  ['+39 06 1234 5678', '+39 06 1234 5678', 'tel:+390612345678'],
  ['+39 (0)6 1234 5678', '+39 06 1234 5678', 'tel:+390612345678'],
];

test.each(accepted)('%j is shown as %j and dials %s', (written, shown, href) => {
  expect(readPhone(written)).toBe(shown);
  expect(phoneHref(readPhone(written))).toBe(href);
  expect(readPhone(shown)).toBe(shown);
});

describe('a number that nobody could dial', () => {
  test.each([
    ['0555 010', 'must start with + and the country code: people in other countries call as well'],
    ['fax tel:+1 555 010 0199', 'must start with + and the country code'],
    ['089 (+49) 123456', 'must start with + and the country code'],
    ['089 123456', 'must start with + and the country code'],
    ['(0)89 123456', 'must start with + and the country code'],
    ['', 'must start with + and the country code'],
    ['+', 'must be one number of digits'],
    ['00', 'must be one number of digits'],
    ['+1 800 FLOWERS', 'letters and extensions cannot be dialled by a tap'],
    ['+1 555 010 0199 ext. 12', 'letters and extensions cannot be dialled by a tap'],
    ['+1 555 010 0199, +1 555 010 0198', 'must be one number'],
    ['+49 89 1234567 / +49 170 1234567', 'must be one number'],
    ['+999 123 4567', 'must start with the code of a country: none begins with +999'],
    ['+49', 'must have more digits'],
    ['+49 0', 'must have more digits'],
    [
      '+1 555 010 019',
      'must have more digits: no number of its country has as many as +1555010019',
    ],
    [
      '+1 555 010 01999',
      'must have fewer digits: no number of its country has as many as +155501001999',
    ],
    ['+43', 'must have more digits'],
    ['+1 555 010 0199 555 010 0199 555', 'must have fewer digits'],
    ['+33 1 23', 'must have more digits'],
  ])('%s', (written, problem) => {
    expect(() => readPhone(written)).toThrow(problem);
    expect(() => readPhone(written)).toThrow('. A right number looks like +1 555 010 0199');
  });
});
