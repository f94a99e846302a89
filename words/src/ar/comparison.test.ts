import { expect, test } from 'vitest';
import { sameMix, title, tooMany } from './comparison.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

test('a comparison is titled by its zones', () => {
  expect(title(named('سوسة'))).toBe('مقارنة المناطق');
  expect(title(named('سوسة', 'صفاقس', 'المنستير'))).toBe('مقارنة سوسة وصفاقس والمنستير');
});

test.each([
  [1, 'منطقة واحدة'],
  [2, 'منطقتين'],
  [3, '3\u00a0مناطق'],
])('%i zones too many are to be removed', (count, zones) => {
  expect(tooMany(count)).toContain(`احذف منها ${zones}.`);
});

test('zones without a quarter are named', () => {
  expect(sameMix([])).toMatch(/30 إعلانًا أو أكثر\.$/);
  expect(sameMix(['الكاف', 'تطاوين'])).toMatch(/: لا ثلاثي منها في الكاف ولا في تطاوين\.$/);
});
