import { expect, test } from 'vitest';
import { formatCountdown } from './format.ts';

test('a countdown reads m:ss', () => {
  expect(formatCountdown(125)).toBe('2:05');
});
