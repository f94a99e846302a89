import { expect, it } from 'vitest';
import { answersLine, checkFacts } from './signing.ts';

it('sources are one, two or more', () => {
  const cited = (...numbers: number[]) => checkFacts('noDebt', numbers).split('· ')[1];
  expect([cited(), cited(4), cited(1, 2), cited(1, 2, 3)]).toEqual([
    undefined,
    'المصدر 4',
    'المصدران 1 و2',
    'المصادر 1 و2 و3',
  ]);
});

it('answers follow their questions', () => {
  expect(answersLine({ occupied: 'tenant', debts: 'no' })).toBe(
    'من يشغل العقار؟ متسوّغ؛ هل عليه قرض أو رهن أو عُقلة؟ لا.',
  );
});
