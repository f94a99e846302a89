import { heirName, portionText, typedPortion } from '@soumdar/rules';
import { expect, test } from 'vitest';
import { heirsSchema } from './heirs-schema.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const part = (text: string) => typedPortion(text)!;

test('a part is told as a fraction that can be read, else in hundredths', () => {
  expect(portionText(part('2/16'))).toBe('1/8');
  expect(portionText(part('100'))).toBe('le tout');
  expect(plain(portionText(part('33,3333')))).toBe('33,3333 %');
});

test('an heir without a name is one of a number', () => {
  expect(heirName({ name: ' ' }, 1)).toBe('Part 2');
  expect(heirName({ name: 'Salma' }, 1)).toBe('Salma');
});

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
