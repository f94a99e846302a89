import { expect, test } from 'vitest';
import { factTexts } from './property.ts';

test('each fact of a property has its words, without line breaks', () => {
  expect(
    factTexts([
      { name: 'plot_m2', value: 450 },
      { name: 'rooms', value: 3 },
      { name: 'bathrooms', value: 2 },
      { name: 'floor', value: 0 },
      { name: 'floor', value: 3 },
      { name: 'floor', value: 12 },
      { name: 'age_years', value: 11 },
      { name: 'condition', value: 'very_good' },
      { name: 'sea_view', value: true },
      { name: 'is_constructible', value: false },
    ]),
  ).toEqual([
    'أرض\u00a0مساحتها\u00a0\u2067450\u202fم²\u2069',
    '3\u00a0غرف',
    'بيتا\u00a0استحمام',
    'طابق\u00a0أرضي',
    'الطابق\u00a0الثالث',
    'الطابق\u00a012',
    '11\u00a0سنة',
    'بحالة\u00a0جيدة\u00a0جدًا',
    'إطلالة\u00a0على\u00a0البحر',
    'غير\u00a0صالحة\u00a0للبناء',
  ]);
});
