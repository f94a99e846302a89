import { propertyTypes } from '@soumdar/contract';
import { expect, test } from 'vitest';
import { emptyAnswers } from './wizard-answers.ts';
import { detailsErrors, projectErrors } from './wizard-rules.ts';

const described = {
  ...emptyAnswers,
  surface: '120',
  rooms: '3',
  bathrooms: '1',
  isConstructible: 'no',
} as const;
const surfaceMissing = 'La surface est requise et doit être supérieure à 0';
const roomsMissing = 'Le nombre de pièces est requis';
const bathroomsMissing = 'Le nombre de salles de bain est requis';

test.each(propertyTypes)('a complete description of a %s has no error', (type) => {
  expect(detailsErrors(type, described)).toEqual({});
});

test.each(['apartment', 'house', 'villa'] as const)('an empty %s misses its three figures', (type) => {
  expect(detailsErrors(type, emptyAnswers)).toEqual({
    surface: surfaceMissing,
    rooms: roomsMissing,
    bathrooms: bathroomsMissing,
  });
});

test('a plot of land needs its surface, and whether it may be built on', () => {
  expect(detailsErrors('land', emptyAnswers)).toEqual({
    surface: surfaceMissing,
    isConstructible: 'Veuillez indiquer si le terrain est constructible',
  });
});

test.each([
  ['0', surfaceMissing],
  ['-5', surfaceMissing],
  ['beaucoup', surfaceMissing],
  ['0,5', 'La surface doit être comprise entre 1 et 100 000 m²'],
  ['100001', 'La surface doit être comprise entre 1 et 100 000 m²'],
  ['100 000', undefined],
])('a surface of %j shows %j', (surface, message) => {
  expect(detailsErrors('land', { ...described, surface }).surface).toBe(message);
});

test.each([
  ['0', roomsMissing],
  ['2,5', 'Le nombre de pièces doit être un nombre entier entre 1 et 50'],
  ['51', 'Le nombre de pièces doit être un nombre entier entre 1 et 50'],
  ['50', undefined],
  ['S+2', undefined],
  ['S+60', 'Le nombre de pièces doit être un nombre entier entre 1 et 50'],
])('%j rooms show %j', (rooms, message) => {
  expect(detailsErrors('apartment', { ...described, rooms }).rooms).toBe(message);
});

test('the floors of a villa may be left empty but must be a sensible number', () => {
  expect(detailsErrors('villa', { ...described, floors: '' })).toEqual({});
  for (const floors of ['0', '99', 'deux']) {
    expect(detailsErrors('villa', { ...described, floors })).toEqual({
      floors: 'Le nombre d’étages doit être un nombre entier entre 1 et 50',
    });
  }
});

test.each(['0', '100001', 'grand'])('a plot of %j m² is refused, an empty one is not', (plot) => {
  const plotWrong = 'La surface du terrain doit être comprise entre 1 et 100 000 m²';
  expect(detailsErrors('house', { ...described, plot })).toEqual({ plot: plotWrong });
  expect(detailsErrors('apartment', { ...described, plot })).toEqual({});
  expect(detailsErrors('villa', { ...described, plot: '' })).toEqual({});
});

test('the project’s questions come one after the other', () => {
  const none = { type: 'villa', ...emptyAnswers } as const;
  const usage = { ...none, propertyUsage: 'autre' } as const;
  const intention = { ...usage, intention: 'vendre' } as const;
  const timeline = { ...intention, timeline: 'asap' } as const;
  expect(projectErrors(none)).toEqual({ propertyUsage: 'Veuillez sélectionner l’usage du bien' });
  expect(projectErrors(usage)).toEqual({ intention: 'Veuillez sélectionner votre intention' });
  expect(projectErrors(intention)).toEqual({ timeline: 'Veuillez sélectionner votre échéance' });
  expect(projectErrors(timeline)).toEqual({
    marketingChannel: 'Veuillez sélectionner le mode de commercialisation',
  });
  expect(projectErrors({ ...timeline, marketingChannel: 'self' })).toEqual({});
});

test.each(['no-project', 'recently-sold', 'recently-rented'] as const)(
  '%s has no question about a marketing channel',
  (timeline) => {
    const stated = { type: 'villa', ...emptyAnswers, propertyUsage: 'autre', intention: 'vendre' } as const;
    expect(projectErrors({ ...stated, timeline })).toEqual({});
  },
);

test('land needs no usage, and who only wants to know the value no plan', () => {
  const land = { type: 'land', ...emptyAnswers } as const;
  expect(projectErrors(land)).toEqual({ intention: 'Veuillez sélectionner votre intention' });
  expect(projectErrors({ ...land, intention: 'connaitre' })).toEqual({});
});

test.each([
  ['', undefined],
  ['45', undefined],
  ['1987', undefined],
  ['301', 'Entrez un âge de 0 à 300 ans, ou l’année de construction'],
  ['neuf', 'Entrez un âge de 0 à 300 ans, ou l’année de construction'],
])('an age of %j shows %j', (age, message) => {
  expect(detailsErrors('villa', { ...described, age })).toEqual(
    message === undefined ? {} : { age: message },
  );
});

test('only an apartment has a storey, which is a sensible number', () => {
  const message = 'L’étage doit être un nombre entier entre 0 et 50';
  expect(detailsErrors('apartment', { ...described, floor: '60' })).toEqual({ floor: message });
  expect(detailsErrors('apartment', { ...described, floor: '0' })).toEqual({});
  expect(detailsErrors('house', { ...described, floor: '60' })).toEqual({});
});
