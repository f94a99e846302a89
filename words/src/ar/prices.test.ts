import { expect, test } from 'vitest';
import { comparedWith, contains, verdict } from './prices.ts';

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ');

test.each([
  [0, 'تشمل هذه المنطقة: المرسى وقرطاج.'],
  [1, 'تشمل هذه المنطقة: المرسى وقرطاج ومنطقة أخرى.'],
  [2, 'تشمل هذه المنطقة: المرسى وقرطاج ومنطقتين أخريين.'],
  [3, 'تشمل هذه المنطقة: المرسى وقرطاج و3 مناطق أخرى.'],
  [11, 'تشمل هذه المنطقة: المرسى وقرطاج و11 منطقة أخرى.'],
])('a zone with %i places more than it names says how many', (others, text) => {
  expect(plain(contains(['المرسى', 'قرطاج'], others))).toBe(text);
});

test('a price is placed among those asked, with the range of eight in ten', () => {
  const found = { median: 300_000, low: 250_000, high: 380_000, surface: { from: 80, to: 120 } };
  expect(plain(verdict('sale', 350_000, 8, found))).toBe(
    '350 000 د.ت: هذا أعلى من نحو 8 من كل 10 إعلانات لهذه المساحة. الوسط 300 000 د.ت، وثمانية إعلانات من عشرة بين 250 000 و380 000 د.ت.',
  );
});

test('a comparison says of what, and that a larger zone stands for the one requested', () => {
  const compared = {
    count: 40,
    surface: { from: 80, to: 120 },
    rooms: 3,
    furnished: false,
    widened: false,
    zone: 'المرسى',
    broughtTo: 'قمرت',
    fitted: true,
    requested: 'قمرت',
  };
  expect(plain(comparedWith(compared))).toMatch(
    /لعقارات من 80 إلى 120 م² \(بأسعار معدّلة إلى مساحتك\)، منطقة <zone>المرسى<\/zone> \(إعلانات قمرت غير كافية\)، بأسعار معدّلة إلى مستوى قمرت، بأسعار منسجمة مع أسعار المساحات القريبة، عدد غرفها 3، غير مؤثثة\.$/,
  );
});
