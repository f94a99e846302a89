import { expect, test } from 'vitest';
import { gap, priceWrong, reasonWrong } from './answer-rules.ts';

test.each([
  ['', 'Indiquez le prix final, en dinars.'],
  ['0', 'Indiquez le prix final, en dinars.'],
  ['1 000 000 001', 'Ce prix dépasse un milliard de dinars.'],
  ['1 000 000 000', undefined],
  ['450 000', undefined],
])('of the price "%s" is said %s', (text, wrong) => expect(priceWrong(text)).toBe(wrong));

test('a cancellation has a reason', () => {
  expect(reasonWrong('  ')).toBe('Indiquez le motif de l’annulation.');
  expect(reasonWrong('Numéro injoignable')).toBeUndefined();
});

test.each([
  [107, '+7 %'],
  [93, '−7 %'],
  [100, '0 %'],
])('%i is %s from 100', (price, words) => expect(gap(price, 100)).toBe(words));
