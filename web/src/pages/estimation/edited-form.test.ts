import type { Details, PropertyType } from '@soumdar/contract';
import { expect, test } from 'vitest';
import { editedForm } from './edited-form.ts';
import { emptyAnswers, toEstimationRequest } from './wizard-answers.ts';

const location = { lat: 36.8782, lng: 10.3247 };
const blank = { type: '' as const, ...emptyAnswers };

test.each<[PropertyType, Details]>([
  ['apartment', { surface: 90.5, rooms: 3, bathrooms: 1, floor: 2, elevator: true }],
  ['house', { surface: 1250, rooms: 5, bathrooms: 2, has_garage: true, has_pool: false, floors: 2 }],
  [
    'villa',
    { surface: 300, rooms: 6, bathrooms: 3, floors: 2, has_garage: false, has_pool: true, garden: true },
  ],
  ['land', { surface: 120.125, is_constructible: true }],
])('a %s that goes back to the wizard unchanged asks for the same estimate', (type, details) => {
  const { details: asked } = toEstimationRequest(type, location, '', editedForm(blank, type, details));
  expect(JSON.parse(JSON.stringify(asked))).toEqual(details);
});

test('what the tab still holds of the project stays', () => {
  const draft = { ...blank, intention: 'vendre' as const, surface: '80' };
  expect(editedForm(draft, 'land', { surface: 400 })).toMatchObject({
    type: 'land',
    surface: '400',
    intention: 'vendre',
  });
});
