import { expect, test } from 'vitest';
import { heirName, partsLack, portionText } from './heirs.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('a part is a fraction that can be read, else in hundredths', () => {
  expect(portionText({ numerator: 1, denominator: 8 })).toBe('1/8');
  expect(portionText({ numerator: 1, denominator: 1 })).toBe('le tout');
  expect(plain(portionText({ numerator: 333_333, denominator: 1_000_000 }))).toBe('33,3333 %');
});

test('what is missing is in hundredths where its fraction cannot be read', () => {
  expect(plain(partsLack({ numerator: 1, denominator: 1000 }))).toMatch(/il manque 0,1 %\.$/);
});

test('an heir without a name is one of a number', () => {
  expect(heirName({ name: ' ' }, 1)).toBe('Part 2');
  expect(heirName({ name: 'Salma' }, 1)).toBe('Salma');
});
