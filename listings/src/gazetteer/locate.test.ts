import { describe, expect, it } from 'vitest';
import { readListingFile } from '../importing/read-listing-file.ts';
import { isNear } from './geography.ts';
import { locate } from './locate.ts';

const marsa = { lat: 36.8785, lng: 10.3235 };

describe('a place', () => {
  it.each([
    ['its exact name', { governorate: 'Tunis', city: 'La Marsa', locality: 'La Marsa' }],
    ['no article', { governorate: 'Tunis', locality: 'Marsa' }],
    ['other case and accents', { governorate: 'TUNIS', locality: 'la màrsa' }],
    ['its Arabic name', { governorate: 'Tunis', locality: 'المرسى' }],
    ['its Arabic name with vowel marks and another letter', { locality: 'المَرسي' }],
    ['no governorate', { locality: 'La Marsa' }],
    ['an Arabic governorate', { governorate: 'ولاية تونس', city: 'المرسى' }],
    [
      'the city when the locality is unknown',
      { governorate: 'Tunis', city: 'La Marsa', locality: 'Rue du Phare' },
    ],
    ['“Ville” after it', { governorate: 'Tunis', city: 'La Marsa Ville' }],
  ])('is found by %s', (_how, names) => {
    expect(isNear(locate(names)!, marsa, 0.5)).toBe(true);
  });

  it.each([
    ['hyphens, spaces and “Cité”', { governorate: 'Ben Arous', locality: 'Cité Bou-Mhel' }, 'Boumhel'],
    ['doubled letters', { locality: 'Hamamet' }, 'Hammamet'],
    ['a postal code', { locality: '8090', city: 'Kélibia' }, 'Kélibia'],
  ])('is found in spite of %s', (_what, names, name) => {
    expect(isNear(locate(names)!, locate({ locality: name })!, 5)).toBe(true);
  });

  it('is a neighbourhood rather than a postal locality of the same name', () => {
    expect(locate({ governorate: 'Tunis', locality: 'Sidi Daoud' })).toMatchObject({ kind: 'neighbourhood' });
  });

  it('is looked for in the governorate of the city when none is given', () => {
    expect(locate({ city: 'Mahdia Ville', locality: 'Ezzahra' })).toMatchObject({ governorate: 'Mahdia' });
  });

  it('is told from namesakes of its governorate by its delegation', () => {
    const erriadhIn = (city: string) => locate({ governorate: 'Nabeul', city, locality: 'Cité Erriadh' });
    expect(erriadhIn('Hammamet')).toMatchObject({ delegation: 'Hammamet', lat: 36.4 });
    expect(erriadhIn('Takelsa')).toMatchObject({ delegation: 'Takelsa', lat: 36.7833 });
    expect(erriadhIn('')).toBeUndefined();
  });

  it('is told from namesakes by the Arabic name of its governorate', () => {
    expect(locate({ governorate: 'المهدية', locality: 'الزهراء' })).toMatchObject({ governorate: 'Mahdia' });
  });

  it('may lie across the border of the governorate that a source gives', () => {
    expect(locate({ governorate: 'Ariana', locality: 'Manar' })).toMatchObject({ name: 'El Manar' });
  });

  it.each([
    ['nothing', {}],
    ['a governorate alone', { governorate: 'Béja' }],
    ['an unknown name', { governorate: 'Tunis', locality: 'Atlantis' }],
    ['a name of many distant places', { locality: 'Cité Erriadh' }],
  ])('is not made up from %s', (_what, names) => {
    expect(locate(names)).toBeUndefined();
  });
});

const real = process.env['REAL_LISTINGS'];
it.skipIf(!real)(
  `places real advertisements${real ? '' : ': SKIPPED, REAL_LISTINGS is not set'}`,
  async () => {
    let placed = 0;
    let within5km = 0;
    for await (const row of readListingFile(real!)) {
      if (row.kind === 'rejected') continue;
      const { governorate, city, locality, lat, lng } = row.listing;
      placed += 1;
      const place = locate({ governorate, city, locality });
      if (place && isNear(place, { lat, lng }, 5)) within5km += 1;
    }
    expect(within5km / placed).toBeGreaterThan(0.98);
  },
  30_000,
);
