import { expect, test } from 'vitest';
import { manualRequestStatusLabel, propertyTypeLabel } from './labels.ts';

test('each type of property has its name, any other is a Bien immobilier', () => {
  expect(propertyTypeLabel('land')).toBe('Terrain');
  expect(propertyTypeLabel('castle')).toBe('Bien immobilier');
});

test('each status of a manual request has its name, any other is shown as it is', () => {
  expect(manualRequestStatusLabel('in_progress')).toBe('En cours');
  expect(manualRequestStatusLabel('archived')).toBe('archived');
});
