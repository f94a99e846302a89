import { expect, it, test } from 'vitest';
import { arabicName, arabicPlaceText } from './arabic-names.ts';
import { searchPlaces } from './search-places.ts';
import { zoneTree } from './zones.ts';

const laMarsa = { lat: 36.8778, lng: 10.3247 };

it('knows every zone, in letters that are whole', () => {
  const names = [...zoneTree().zones.values()].map(({ slug, nameAr }) => `${slug} ${nameAr}`);
  expect(names.filter((name) => !/ \p{Script=Arabic}[\p{Script=Arabic}\d ]+$/u.test(name))).toEqual([]);
});

test.each([
  ['La Marsa, Tunis', 'المرسى، تونس'],
  ['Sidi Daoud, La Marsa, Tunis', 'سيدي داود، المرسى، تونس'],
  ['La Soukra (Ariana)', 'سكرة (أريانة)'],
  ['Tozeur', 'توزر'],
  // a 'Cité Tataouine' in Ghomrassen bears the same name
  ['Ghomrassen, Tataouine', 'غمراسن، تطاوين'],
])('%s is %s', (text, arabic) => {
  expect(arabicPlaceText(text, laMarsa)).toBe(arabic);
});

test.each(['12 rue du Jasmin, Les Berges du Lac', '36.8778, 10.3247', 'المرسى', ''])(
  '%j is left as it is, for not all of it is names of the gazetteer',
  (text) => {
    expect(arabicPlaceText(text, laMarsa)).toBeUndefined();
  },
);

test('of namesakes the nearest is meant', () => {
  expect(arabicName('Matmata', { lat: 33.54, lng: 9.97 })).toBe('مطماطة');
  expect(arabicName('Atlantide', laMarsa)).toBeUndefined();
});

test('what the search finds has an Arabic name too', () => {
  const found = searchPlaces('la marsa', 8);
  expect(found.map((place) => arabicPlaceText(place.name, place))).not.toContain(undefined);
});
