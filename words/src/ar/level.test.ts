import { expect, test } from 'vitest';
import { broughtTo, figureLevel, levelText, shortLevel, whatPricesAre } from './level.ts';

const sale = { transaction: 'sale', at: '2026-11-23', ofAgencies: false } as const;
const rent = { transaction: 'rent', at: '2025-05', ofAgencies: true } as const;

test('a page says what its prices are: asked, of which days, at which level, by what', () => {
  const days = { sale: ['2020-12-15', '2026-02-18'], rent: ['2020-12-15', '2020-12-15'] } as const;
  expect(whatPricesAre({ sale, rent }, days)).toBe(
    'أثمان مطلوبة في الإعلانات: أثمان البيع (من 15 ديسمبر 2020 إلى 18 فيفري 2026) بمستوى أسعار 23 نوفمبر 2026 حسب مؤشر المعهد الوطني للإحصاء، ومعاليم الكراء (بتاريخ 15 ديسمبر 2020) بمستوى أسعار الوكالات في ماي 2025، وهو آخر شهر تتوفر معطياته، حسب الإعلانات نفسها. وليست أثمانًا مضمّنة في عقود.',
  );
});

test('where only some types are of agencies, it names them', () => {
  expect(levelText({ ...rent, ofAgencies: ['apartment', 'villa'] })).toBe(
    'بمستوى أسعار ماي 2025 (الشقق والفيلات بمستوى أسعار الوكالات)',
  );
});

test('an old record says only what is known of it', () => {
  expect(levelText({ transaction: 'sale', at: null, ofAgencies: true })).toBe(
    'بمستوى أسعار الوكالات يوم التقدير',
  );
  expect(figureLevel({ ...rent, at: null })).toBe('معاليم كراء مطلوبة في الإعلانات');
  expect(broughtTo('12 د.ت/م²', { ...rent, at: null })).toBe('12 د.ت/م²');
});

test('a picture says it in few words', () => {
  expect([sale, rent].map(shortLevel).join('، ')).toBe(
    'البيع في 23 نوفمبر 2026، الكراء لدى الوكالات في ماي 2025',
  );
});
