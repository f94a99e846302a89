import { expect, test } from 'vitest';
import { isolateRuns } from '../isolates.ts';
import {
  accuracySentence,
  bandSentence,
  comparablesCount,
  comparablesFound,
  insufficientSentence,
  scoreSentence,
  spreadSentence,
  typicalPropertyText,
} from './estimate.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ').replaceAll(/[\u2066-\u2069]/g, '');

test('comparables agree with their number', () => {
  expect([0, 1, 2, 3, 11, 100].map((count) => plain(comparablesFound(count)))).toEqual([
    'لم نجد أي عقار مشابه',
    'وجدنا عقارًا مشابهًا واحدًا',
    'وجدنا عقارين مشابهين',
    'وجدنا 3 عقارات مشابهة',
    'وجدنا 11 عقارًا مشابهًا',
    'وجدنا 100 عقار مشابه',
  ]);
  expect(plain(comparablesCount(2))).toBe('عقاران مشابهان');
  expect(plain(insufficientSentence(1))).toBe('وجدنا عقارًا مشابهًا واحدًا، ويلزم 4 على الأقل لتقديم رقم.');
});

test('what is unusual is listed', () => {
  expect(insufficientSentence(40, ['surface', 'rooms', 'surface_per_room'])).toMatch(
    /^عقار غير معتاد من حيث المساحة وعدد الغرف ومساحة الغرفة الواحدة: /,
  );
});

test('a score and its accuracy are told in shares', () => {
  expect(plain(scoreSentence(72))).toMatch(/72 من 100.*أقل من 28 %\.$/);
  const accuracy = { cases: 5200, medianError: 20, p90Error: 57, within20: 51 };
  expect(plain(accuracySentence('rent', 72, accuracy))).toMatch(
    /5 200 إعلان جُرّب عليها التقدير من هذا النوع ومن فئة «موثوق»،.* 51 % من التقديرات .* معلوم الكراء المطلوب/,
  );
});

test('a neighbourhood tells its advertisements and the spread of their prices', () => {
  const spread = { count: 3, lowPerSqm: 3900, medianPerSqm: 4300, highPerSqm: 5000 };
  const texts = [
    spreadSentence('sale', spread),
    spreadSentence('rent', { count: 2, lowPerSqm: 16, medianPerSqm: 16, highPerSqm: 16 }),
  ];
  expect(texts.map(plain)).toEqual([
    '3 إعلانات، من 3 900 إلى 5 000 د.ت/م²، الوسيط: 4 300',
    'إعلانان: 16 د.ت/م² في الشهر',
  ]);
});

test('reasons and places are named', () => {
  expect(bandSentence({ isAbove: false, reasons: ['place', 'details'] })).toBe(
    'تقدير هذا العقار أدنى مما في الإعلانات القريبة: يختلف عنها من حيث موقعه ومواصفاته الأخرى.',
  );
  expect(['المرسى', 'تونس', null].map(typicalPropertyText)).toEqual([
    'عقار نموذجي في المرسى',
    'عقار نموذجي في مدينة تونس',
    'عقار نموذجي',
  ]);
  expect(isolateRuns(typicalPropertyText('Carnoy'))).toBe('عقار نموذجي في \u2066Carnoy\u2069');
});
