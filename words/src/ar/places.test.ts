import { expect, test } from 'vitest';
import { inZone, nearPlaceText, pricesTitle } from './places.ts';

test.each([
  ['tunisie', 'تونس', 'في كامل البلاد التونسية'],
  ['tunis', 'تونس', 'في ولاية تونس'],
  ['sfax', 'Sfax', 'في ولاية Sfax'],
  ['tunis/tunis', 'تونس', 'في مدينة تونس'],
  ['tunis/la-marsa', 'المرسى', 'في المرسى'],
  ['tunis/carnoy', 'Carnoy', 'في Carnoy'],
])('%s, %s is told %s', (slug, name, expected) => {
  expect(inZone({ slug, name })).toBe(expected);
});

test('a place is named after a noun as it is', () => {
  expect(pricesTitle({ slug: 'le-kef', name: 'الكاف', level: 'governorate' })).toBe(
    'أسعار العقارات: ولاية الكاف',
  );
  expect(nearPlaceText('سوسة')).toBe('قرب سوسة');
});
