import { expect, test } from 'vitest';
import { placesQuerySchema } from './places.ts';

test('a question longer than any name is cut, not refused', () => {
  expect(placesQuerySchema.parse({ q: `La Marsa${'a'.repeat(5000)}` }).q).toMatch(/^La Marsaa{92}$/);
  expect(placesQuerySchema.parse({})).toEqual({ q: '' });
});
