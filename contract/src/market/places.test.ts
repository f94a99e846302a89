import { expect, test } from 'vitest';
import { placesQuerySchema } from './places.ts';

test('a place is looked for by a hundred characters, not by more', () => {
  expect(placesQuerySchema.parse({})).toEqual({ q: '' });
  expect(placesQuerySchema.parse({ q: 'a'.repeat(100) }).q).toHaveLength(100);
  expect(placesQuerySchema.safeParse({ q: 'a'.repeat(101) }).success).toBe(false);
});
