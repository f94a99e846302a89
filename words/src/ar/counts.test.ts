import { expect, test } from 'vitest';
import { learnedCount, measuredCount } from './counts.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test.each([
  [null, 'أقل من 5 إعلانات معتمدة', 'أقل من 5 إعلانات بيع معتمدة'],
  [1, 'إعلان معتمد واحد', 'إعلان بيع معتمد واحد'],
  [2, 'إعلانان معتمدان', 'إعلانا بيع معتمدان'],
  [7, '7 إعلانات معتمدة', '7 إعلانات بيع معتمدة'],
  [812, '812 إعلانًا معتمدًا', '812 إعلان بيع معتمدًا'],
  [1300, '1 300 إعلان معتمد', '1 300 إعلان بيع معتمد'],
])('%s advertisements agree with their number', (count, all, forSale) => {
  expect(plain(learnedCount(count))).toBe(all);
  expect(plain(learnedCount(count, 'بيع'))).toBe(forSale);
});

test('advertisements that an estimate was tried on agree with their number', () => {
  expect([2, 5200, 5211].map((count) => plain(measuredCount(count)))).toEqual([
    'إعلانان جُرّب عليهما التقدير',
    '5 200 إعلان جُرّب عليها التقدير',
    '5 211 إعلانًا جُرّب عليها التقدير',
  ]);
});
