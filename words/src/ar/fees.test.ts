import { expect, it } from 'vitest';
import { summary, taxedGain, yearsAhead } from './fees.ts';

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s/g, ' ');

it('whole years are counted', () => {
  const held = (years: number) => plain(taxedGain(years, '', false)).split('.')[0];
  expect([0, 1, 2, 3, 11, 100].map(held)).toEqual([
    'مدة ملكية العقار: 0 سنة كاملة',
    'مدة ملكية العقار: سنة كاملة',
    'مدة ملكية العقار: سنتان كاملتان',
    'مدة ملكية العقار: 3 سنوات كاملة',
    'مدة ملكية العقار: 11 سنة كاملة',
    'مدة ملكية العقار: 100 سنة كاملة',
  ]);
  expect(plain(yearsAhead(5))).toBe('5 سنوات من اليوم على الأكثر.');
});

it('a sale is said in one line', () => {
  const sale = { kind: 'resale', day: '2026-11-23', fromAbroad: false, surfaceM2: undefined } as const;
  expect(plain(summary({ ...sale, bought: undefined }))).toBe(
    'عقار يبيعه أحد الخواص، في 23 نوفمبر 2026، والدفع بالدينار.',
  );
  expect(plain(summary({ ...sale, bought: { priceDt: 90_000, day: '2010-02-01', costsDt: 5000 } }))).toBe(
    'عقار يبيعه أحد الخواص، في 23 نوفمبر 2026، والدفع بالدينار. اشتُري بثمن 90 000 د.ت في 1 فيفري 2010، مع مصاريف وأشغال قدرها 5 000 د.ت.',
  );
});
