import { expect, test } from 'vitest';
import { formatCountObject, nouns } from './counting.ts';

test.each([
  [nouns.hour, 'ساعتين'],
  [nouns.advertisement, 'إعلانين'],
  [nouns.comparable, 'عقارين مشابهين'],
  [nouns.bathroom, 'بيتي استحمام'],
  [nouns.bedroom, 'غرفتي نوم'],
])('two of them take another form after a preposition', (forms, text) => {
  expect(formatCountObject(2, forms)).toBe(text);
});

test('other counts keep theirs', () => {
  expect([1, 3, 11, 100].map((count) => formatCountObject(count, nouns.day))).toEqual([
    'يوم واحد',
    '3\u00a0أيام',
    '11\u00a0يومًا',
    '100\u00a0يوم',
  ]);
});
