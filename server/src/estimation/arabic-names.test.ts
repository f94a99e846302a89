import { expect, test } from 'vitest';
import { localisationInArabic, withArabicNames } from './arabic-names.ts';

const laMarsa = { lat: 36.8778, lng: 10.3247 };

test('each place of an answer has its Arabic name beside its own', () => {
  const comparable = { locality: 'Marsa Plage', surface: 100 };
  const explanation = { typicalPrice: 1, effects: [], place: { name: 'Marsa Corniche', town: 'La Marsa' } };
  const answer = {
    comparables: { sale: [comparable], rent: [{ ...comparable, locality: 'Atlantide' }] },
    explanation: { sale: explanation, rent: null },
    coverage: { town: 'La Marsa' },
  } as unknown as Parameters<typeof withArabicNames>[0];
  expect(withArabicNames(answer, laMarsa)).toEqual({
    comparables: {
      sale: [{ ...comparable, localityAr: 'المرسى الشاطئ' }],
      rent: [{ ...comparable, locality: 'Atlantide' }],
    },
    explanation: {
      sale: {
        ...explanation,
        place: { name: 'Marsa Corniche', nameAr: 'المرسى الكورنيش', town: 'La Marsa', townAr: 'المرسى' },
      },
      rent: null,
    },
    coverage: { town: 'La Marsa', townAr: 'المرسى' },
  });
});

test.each([
  ['La Marsa, Tunis', { localisationAr: 'المرسى، تونس' }],
  ['12, rue du Jasmin, La Marsa', {}],
  ['36.8778, 10.3247', {}],
  ['', {}],
])('%j adds %j', (localisation, added) => {
  expect(localisationInArabic(localisation, laMarsa)).toEqual(added);
});
