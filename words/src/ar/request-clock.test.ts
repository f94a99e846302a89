import { expect, test } from 'vitest';
import { answeredIn, lateBy, left } from './request-clock.ts';

const minute = 60_000;
const hour = 60 * minute;

test.each([
  [0.5 * minute, 'جواب بعد أقل من دقيقة'],
  [2 * minute, 'جواب بعد دقيقتين'],
  [3 * hour, 'جواب بعد 3\u00a0ساعات'],
  [26 * hour + 5 * minute, 'جواب بعد 26\u00a0ساعة و5\u00a0دقائق'],
  [48 * hour, 'جواب بعد يومين'],
  [11 * 24 * hour, 'جواب بعد 11\u00a0يومًا'],
])('%i ms is a duration of: %s', (ms, text) => {
  expect(answeredIn(ms)).toBe(text);
});

test('two hours are named by what stands before them', () => {
  expect(lateBy(2 * hour)).toBe('متأخر منذ ساعتين');
  expect(left(2 * hour)).toBe('الباقي: ساعتان');
});
