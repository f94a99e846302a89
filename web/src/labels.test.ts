import { manualRequestStatuses, propertyTypes } from '@soumdar/contract';
import { expect, test } from 'vitest';
import { manualRequestStatusLabel, propertyTypeLabel } from './labels.ts';

test('each type of property has its name, any other is a Bien immobilier', () => {
  expect(propertyTypes.map(propertyTypeLabel)).toEqual(['Appartement', 'Maison', 'Villa', 'Terrain']);
  expect(propertyTypeLabel('castle')).toBe('Bien immobilier');
});

test('each status of a manual request has its name, any other is shown as it is', () => {
  expect(manualRequestStatuses.map(manualRequestStatusLabel)).toEqual([
    'En attente',
    'En cours',
    'Terminée',
    'Annulée',
  ]);
  expect(manualRequestStatusLabel('archived')).toBe('archived');
});
