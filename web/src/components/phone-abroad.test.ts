import { describe, expect, test } from 'vitest';
import { readNumber } from './number-plans.ts';
import { phoneAbroadError, plainPhone, sentPhone } from './phone-abroad.ts';

test.each([
  ['+33 6 12 34 56 78', '+33612345678', '+33 6 12 34 56 78', 'FR'],
  ['00 33 6 12 34 56 78', '+33612345678', '+33 6 12 34 56 78', 'FR'],
  ['+33 (0)6 12 34 56 78', '+33612345678', '+33 6 12 34 56 78', 'FR'],
  ['+1 (514) 555-0199', '+15145550199', '+1 514 555 0199', 'CA'],
  ['+1 212 555 0123', '+12125550123', '+1 212 555 0123', 'US'],
  ['+٣٣ ٦ ١٢ ٣٤ ٥٦ ٧٨', '+33612345678', '+33 6 12 34 56 78', 'FR'],
  ['+39 333 123 4567', '+393331234567', '+39 333 123 4567', 'IT'],
])('%j is sent as %s, and is of its country', (typed, sent, shown, country) => {
  expect(readNumber(plainPhone(typed))).toEqual({ sent, shown, country });
});

test.each(['+33 6 12', '+33 0 00 00 00 00', '+999 123 456 789', 'bonjour', ''])(
  '%j is the number of no country',
  (typed) => {
    expect(readNumber(plainPhone(typed))).toBeUndefined();
  },
);

describe('before the plans of all countries are there', () => {
  test.each([
    ['', /requis/],
    ['20 123 456', /tunisien. Décochez/],
    ['+216 20 123 456', /tunisien. Décochez/],
    ['00216 71 123 456', /tunisien. Décochez/],
    ['06 12 34 56 78', /indicatif de votre pays/],
    ['+33', /indicatif du pays/],
  ])('says what is wrong with %j', (typed, expected) => {
    expect(phoneAbroadError(typed)).toMatch(expected);
  });

  test('a number is judged by its shape', () => {
    expect(phoneAbroadError('+33 6 12 34 56 78')).toBeUndefined();
    expect(sentPhone({ phone: '0033 6 12 34 56 78', abroad: true })).toEqual({
      phone: '+33612345678',
      abroad: true,
    });
  });
});
