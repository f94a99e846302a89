import { expect, test } from 'vitest';
import { heirsSchema } from './heirs-schema.ts';

test('parts that do not make the whole are refused', () => {
  const parse = (...parts: string[]) => heirsSchema.safeParse(parts.map((one) => ({ part: one }))).success;
  expect(parse('1/2', '50 %')).toBe(true);
  expect(parse('1/2')).toBe(false);
  expect(parse('1/2', '1/2', '1/2')).toBe(false);
  expect(parse('1/2', 'la moitié')).toBe(false);
  expect(parse(`1${' '.repeat(30)}/2`, '1/2')).toBe(true);
  expect(parse(`1/${'2'.repeat(30)}`, '1/2')).toBe(false);
  expect(parse()).toBe(false);
  expect(parse(...Array.from({ length: 21 }, () => '1/21'))).toBe(false);
});
