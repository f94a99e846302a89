import { expect, test } from 'vitest';
import { adjustmentsText, evidenceText, lackText, summary } from './grid.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ').replaceAll(/[\u2066-\u2069]/g, '');

test('one sentence says what the adjusted prices say', () => {
  const adjusted = { low: 490_000, middle: 525_000, high: 550_000 };
  const sale = { side: 'sale' as const, rows: [{}, {}, {}], adjusted, price: 520_000 };
  expect(plain(summary(sale, 'owner'))).toBe(
    '3 أثمان معدَّلة حسب عقارك: من 490 000 إلى 550 000 د.ت، وأوسطها 525 000 د.ت؛ وتقديرنا: 520 000 د.ت.',
  );
  const rows = Array.from({ length: 11 }, () => ({}));
  expect(plain(summary({ ...sale, side: 'rent', rows }, 'guest'))).toMatch(
    /^11 معلوم كراء معدَّلًا حسب عقار كهذا في وسط المربع على الخريطة: .* وتقديرنا في الموقع بالتدقيق: /,
  );
});

test('the evidence says how many are of the quarter, of which months, and what they ask', () => {
  const evidence = {
    count: 8,
    near: 6,
    first: '2020-12-15',
    last: '2026-02-01',
    asking: { low: 500_000, high: 920_000 },
  };
  expect(plain(evidenceText('sale', evidence))).toBe(
    'اعتمدنا في المقارنة على 8 إعلانات، منها 6 في الحي نفسه؛ أقدمها من ديسمبر 2020 وأحدثها من فيفري 2026. الأثمان المطلوبة فيها من 500 000 إلى 920 000 د.ت.',
  );
  expect(plain(evidenceText('rent', { ...evidence, count: 12, near: 2, first: '2026-02-01' }))).toMatch(
    /12 إعلانًا، منها اثنان في الحي نفسه؛ كلها من فيفري 2026\. معاليم الكراء المطلوبة فيها/,
  );
});

test('adjustments are listed with their signs', () => {
  const adjustments = [
    { what: 'time' as const, tnd: 60_000 },
    { what: 'surface' as const, tnd: -12_000 },
  ];
  expect(plain(adjustmentsText('sale', adjustments))).toBe('تطور الأسعار + 60 000؛ المساحة − 12 000');
  expect(plain(lackText('tooFewAdjusted', 'owner'))).toMatch(/^أقل من 3 إعلانات تشبه عقارك/);
});
