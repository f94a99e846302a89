import { expect, test } from 'vitest';
import { heirErrors } from './heir-rules.ts';

const stated = (...parts: string[]) => heirErrors(parts.map((part) => ({ name: '', part })));

test('parts that make the whole are right, however they are typed', () => {
  expect(stated('1/2', '1/4', '25 %')).toBeNull();
  expect(stated('١/٢', '٢٥٪', '۲۵')).toBeNull();
});

test('says by how much parts do not add up', () => {
  expect(stated('1/2', '1/4')?.total).toMatch(/^Les parts ne font pas le tout\s: il manque 1\/4\.$/u);
  expect(stated('1/2', '3/4')?.total).toBe('Les parts dépassent le tout de 1/4.');
});

test.each([
  ['', 'Indiquez la part : 1/8, ou 12,5 %.'],
  ['un quart', 'Une fraction (1/8) ou un pourcentage (12,5).'],
  ['0', 'Une part est plus grande que zéro et ne dépasse pas le tout.'],
  ['٥/٤', 'Une part est plus grande que zéro et ne dépasse pas le tout.'],
  ['-1/4', 'Une part est plus grande que zéro et ne dépasse pas le tout.'],
  ['1000000000000000', 'Une part est plus grande que zéro et ne dépasse pas le tout.'],
])('the part « %s » is refused at its field, and the total waits', (part, error) => {
  const errors = stated('1/2', part);
  expect(errors?.parts.map((one) => one?.replaceAll(/\s/g, ' '))).toEqual([undefined, error]);
  expect(errors?.total).toBeUndefined();
});

test('a name too long is refused at its field', () => {
  expect(heirErrors([{ name: 'a'.repeat(61), part: '1/1' }])?.names).toEqual(['60 caractères au plus.']);
});
