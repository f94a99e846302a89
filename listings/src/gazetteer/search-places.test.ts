import { describe, expect, it } from 'vitest';
import { placesNamedIn, searchPlaces } from './search-places.ts';

const names = (q: string, limit = 5) => searchPlaces(q, limit).map(({ name }) => name);

describe('the search of places', () => {
  // expected first place, and what people type to find it
  it.each([
    [
      'La Marsa, Tunis',
      [
        'la marsa',
        'S+2 La Marsa',
        'appartement s + 3 100 m² la marsa',
        'Marsa',
        'la mar',
        'Marssa',
        'Mrasa',
        'lamarsa',
        'la marsa tunis',
        'LA MÀRSA',
      ],
    ],
    [
      'La Marsa, Tunis',
      ['المرسى', 'المرسي', 'المرسی', 'مرسى', 'المَرسى', 'مرسي', 'شقة للبيع بالمرسى', 'كراء في المرسى'],
    ],
    ['Sousse', ['sousse', 'Souse', 'Sousa', 'susa', 'سوسة', 'سوسه', 'ســوسة', 'ولاية سوسة']],
    ['Ariana', ['ariana', "l'ariana", 'aryanah', 'أريانة', 'اريانة', 'آريانة', 'إريانة', 'الأريانة']],
    [
      'Hammamet, Nabeul',
      ['Hammamet', 'Hamamet', 'Hammanet', 'hamame', 'hammamet nabeul', 'حمامات', 'الحمامات'],
    ],
    ['La Soukra, Ariana', ['soukra', 'Soukhra', 'sokra', 'sukra', 'la soukrra', '2036']],
    ['Djerba, Médenine', ['djerba', 'jerba', 'Jerbaa', 'جربة']],
    ['Djerba Houmt Souk, Médenine', ['houmt souk', 'Jerba Houmt Souk']],
    ['Salambo, Carthage, Tunis', ['salammbo', 'Salammbô']],
    ['Carthage, Tunis', ['carthage', 'cartage', 'kartaj', 'قرطاج']],
    ['Sfax', ['sfax', 'sfaks', 'صفاقس']],
    ['Bizerte', ['bizert', 'Benzart', 'بنزرت', 'bizerte ville', 'Bizerte, Tunisie']],
    ['Hammamet, Nabeul', ['hammamet', 'villa hammamet', 'hammamet centre ville', 'terrain 2 ha hammamet']],
    ['Raoued, Ariana', ['raoued', 'raoued plage']],
    ['Kairouan', ['kairoan', 'qayrawan', 'القيروان']],
    ['Tunis', ['tunis', 'Tounes', 'تونس']],
    ['Le Kef', ['kef', 'el kef', 'الكاف']],
    ['Tataouine', ['tataouine', 'tatawin']],
    ['El Menzah 6, Ariana', ['menzah 6', 'Menzah6', 'el menzeh 6', 'المنزه 6', 'المنزه ٦', 'منزه ۶']],
    ['El Mourouj, Ben Arous', ['mourouj', 'mrouj', 'morouj']],
    ["L'Aouina, Tunis", ['aouina', 'laouina', "l'aouina", 'awina', 'العوينة']],
    ['Gammarth, Tunis', ['gamart', 'appartement à gammarth', 'قمرت', 'ڨمرت', 'ڤمرت']],
    ['Gabès', ['gabes', 'قابس', 'ڨابس']],
    ['Les Berges du Lac, Tunis', ['berges du lac', 'les berges']],
    ['Les Berges du Lac 2, Tunis', ['lac 2', 'lac2', 'berge du lac 2', 'Lac II', 'lac ii tunis']],
    ['Les Berges du Lac 1, Tunis', ['Lac I']],
    ['Cité Ennasr 2, Ariana', ['Ennasr II']],
    ['El Menzah 9, Tunis', ['Menzah IX', 'menzah ix']],
    ['Cité Ibn Khaldoun Vi, El Omrane Supérieur, Tunis', ['Ibn Khaldoun VI', 'ibn khaldoun 6']],
    ['Sidi Bou Saïd, Tunis', ['sidi bou said', 'sidi bousaid', 'sidibousaid']],
    ['Cité Ennasr, Ariana', ['hay ennasr', 'nasr', 'حي النصر', 'Ennasr, Tunis']],
    ['Denden, Manouba', ['denden', 'denden tunis']],
  ])('answers first with %s', (first, typed) => {
    expect(typed.map((q) => [q, names(q)[0]])).toEqual(typed.map((q) => [q, first]));
  });

  it.each([
    [
      'a name well spelt before one that looks like it',
      'El Gabel',
      'El Gabel, Siliana Sud, Siliana',
      'Nabeul',
    ],
    ['a town before its suburbs', 'sousse', 'Sousse', 'Hammam Sousse, Sousse'],
    [
      'a town before hamlets of its name',
      'ezzahra',
      'Ezzahra, Ben Arous',
      'Ezzahra, Nouvelle Matmata, Gabès',
    ],
    ['a neighbourhood before a hamlet', 'nasr', 'Cité Ennasr 2, Ariana', 'Cité Ennasr, Fouchana, Ben Arous'],
  ])('puts %s', (_what, q, before, after) => {
    const found = searchPlaces(q, 50).map(({ name }) => name);
    expect(found).toContain(before);
    expect(found.slice(0, found.indexOf(before))).not.toContain(after);
  });

  it('gives a town once, where it is built', () => {
    const [found, ...others] = searchPlaces('hammam ghezeze', 3);
    expect(found).toMatchObject({ name: 'Hammam Ghezèze, Nabeul', kind: 'town', lat: 36.883 });
    expect(others.map(({ name }) => name)).not.toContain(found!.name);
  });

  it('shows a place once, with what is known of it', () => {
    expect(searchPlaces('La Soukra', 20).filter(({ name }) => name === 'La Soukra, Ariana')).toEqual([
      {
        kind: 'town',
        name: 'La Soukra, Ariana',
        nameAr: 'سكرة',
        governorate: 'Ariana',
        delegation: 'La Soukra',
        postalCode: '2036',
        lat: 36.876,
        lng: 10.247,
      },
    ]);
  });

  it('finds the localities of a postal code', () => {
    const places = searchPlaces('2078', 20);
    expect(places.length).toBeGreaterThan(5);
    expect(new Set(places.map(({ postalCode }) => postalCode))).toEqual(new Set(['2078']));
  });

  it('gives no more than asked for', () => {
    expect(searchPlaces('cité', 3)).toHaveLength(3);
  });

  it.each([
    ['six words', `${'vbnxtrp '.repeat(6)}Sousse`],
    ['a hundred letters, in however few characters', `${'㌀'.repeat(30)} Sousse`],
  ])('reads no more than %s', (_what, q) => {
    expect(names(q)).toEqual([]);
  });

  it.each([
    ['La Marsa, Tunis', 'rue du phare, la marsa'],
    ['Sousse', 'Boulevard 14 Janvier Sousse'],
    ['Sousse', 'شارع الحبيب بورقيبة سوسة'],
    ['Avenue Hédi Chaker, Tunis', 'avenue hedi chaker'],
  ])('answers %s to %s', (place, q) => {
    expect(names(q)[0]).toBe(place);
  });

  it('shows a locality that the postal list has at the point of its town in the centre of that town', () => {
    const [town, locality] = ['Le Kram', 'Le Kram Ouest'].map((q) => searchPlaces(q, 1)[0]!);
    expect(locality).toMatchObject({ name: 'Le Kram Ouest, Le Kram, Tunis', lat: town!.lat, lng: town!.lng });
  });

  it.each([
    'avenue habib bourguiba',
    'Av. Habib Bourguiba',
    'شارع الحبيب بورقيبة',
    'rue de marseille',
    'avenue de carthage',
    'rue',
  ])('knows no street: %s', (q) => {
    expect(names(q)).toEqual([]);
  });

  it.each([
    '',
    '   ',
    '...',
    '9999',
    '<script>',
    'vbnxtrp',
    'zzzz',
    'zz',
    'ضظغذضظ',
    'https://maps.app.goo.gl/abc',
    'maps.app.goo.gl/tunis',
  ])('finds nothing for %j', (q) => {
    expect(names(q)).toEqual([]);
  });
});

describe('the places named in a text', () => {
  it.each([
    ['La Marsa, Tunis', 'résidence Les Palmiers, La Marsa'],
    ['La Marsa, Tunis', 'avenue Habib Bourguiba La Marsa'],
    ['La Marsa, Tunis', 'شقة في المرسى'],
    ['Gammarth Supérieur, Tunis', 'villa S+4 à Gammarth supérieur'],
    ['El Menzah 6, Ariana', 'Menzah6'],
    ['Boumhel, Ben Arous', 'Bou Mhel'],
    ['Ras Tabia, El Omrane, Tunis', 'ras tabia'],
  ])('are first %s in %s', (place, text) => {
    expect(placesNamedIn(text)[0]?.name).toBe(place);
  });

  it.each([
    'mon voisin du 3e étage',
    'appartement de ma soeur',
    'Résidence Yasmine',
    'Résidence Carthage',
    'rue de Carthage',
    'immeuble en face',
    'même résidence',
    'appartement avec jardin',
    'bloc B',
    'immeuble 2078',
  ])('are none in %s', (text) => {
    expect(placesNamedIn(text)).toEqual([]);
  });
});
