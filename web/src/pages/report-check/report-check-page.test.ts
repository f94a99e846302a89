import { expect, it } from 'vitest';
import { typedAmount } from '../../estimation/typed-amount.ts';
import { checkErrors } from './report-check-page.tsx';

const number = '7K3M-9QXT-2B4C-8VWZ';

it.each([
  ['345 000', 345_000],
  ['345\u202f000\u00a0DT', 345_000],
  ['1 250 DT/mois', 1250],
  ['461 000,000', 461_000],
  ['1 250 dt / mois', 1250],
])('%s is read as an amount, typed or copied', (amount, dinars) => {
  expect(typedAmount(amount)).toBe(dinars);
  expect(checkErrors({ number, amount })).toEqual({});
});

it.each(['', 'DT', '0 DT', '345 000 €', '461,000', '٤٦١,٠٠٠ د.ت'])('%j is refused as an amount', (amount) =>
  expect(checkErrors({ number, amount })).toHaveProperty('amount'),
);

it('a number has sixteen letters and digits', () => {
  expect(checkErrors({ number: '7K3M-9QXT', amount: '1' })).toHaveProperty('number');
});
