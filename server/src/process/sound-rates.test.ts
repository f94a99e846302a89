import { saleRates } from '@soumdar/rules';
import { expect, it } from 'vitest';
import { explain } from './start-error.ts';
import { checkRates } from './sound-rates.ts';

it('rates with a gap stop the start, with a sentence that names it', () => {
  const { withholding } = saleRates;
  const ended = { ...withholding, entries: [{ ...withholding.entries[0]!, to: '2026-06-30' }] };
  const refused = (() => {
    try {
      checkRates({ ...saleRates, withholding: ended });
      return undefined;
    } catch (error) {
      return error;
    }
  })();
  expect(explain(refused)).toBe(
    'The dated rates (rules/src/fees) do not hold: Rate "withholding" has a gap: it ends on 2026-06-30 and nothing follows.',
  );
});

it('the rates as they stand do not', () => {
  expect(() => checkRates()).not.toThrow();
});
