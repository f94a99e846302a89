import { expect, test } from 'vitest';
import { numberError, numberRules, numbersOf } from './fields.ts';

const { emptyMonths, incomeTax, loanRate } = numberRules;

test.each(['0', '1', '1,5', '12', ' 0,5 ', '2 mois'])('%s months are a number of months', (typed) => {
  expect(numberError(typed, emptyMonths)).toBeUndefined();
});

test.each([
  ['', 'Indiquez un nombre.'],
  ['un mois', 'Un nombre, en chiffres.'],
  ['1e15', 'Un nombre, en chiffres.'],
  ['-1', 'Un nombre entre 0 et 12.'],
  ['12,01', 'Un nombre entre 0 et 12.'],
  ['1 000 000 000 000 000', 'Un nombre entre 0 et 12.'],
])('%s months are refused: %s', (typed, error) => {
  expect(numberError(typed, emptyMonths)).toBe(error);
});

test('some fields may be left empty, which has a meaning', () => {
  expect(numberError('', incomeTax)).toBeUndefined();
  expect(numberError('', loanRate)).toBe('Indiquez un nombre.');
});

test('the numbers are available once each of them is valid', () => {
  const typed = { emptyMonths: '1,5', incomeTax: '' };
  expect(numbersOf(typed, ['emptyMonths', 'incomeTax'])).toEqual({ emptyMonths: 1.5, incomeTax: null });
  expect(numbersOf({ loanRate: '10,5 %', loanYears: '20 ans' }, ['loanRate', 'loanYears'])).toEqual({
    loanRate: 10.5,
    loanYears: 20,
  });
  expect(numbersOf({ ...typed, emptyMonths: 'x' }, ['emptyMonths', 'incomeTax'])).toBeUndefined();
});
