import { expect, it } from 'vitest';
import { analyticsName } from './page-table.ts';
import { sitePaths } from './paths.ts';

it.each([
  ['/', 'Home'],
  ['/estimation', 'Estimation'],
  ['/estimation/', 'Estimation'],
  ['/estimation/results', 'Estimation Results'],
  ['/forgot-password/verify', 'Verify Reset Code'],
  ['/property/3', 'Property Details'],
  ['/prix-immobilier/comparer', 'Prices Comparison'],
  ['/prix-immobilier/sfax', 'Governorate Prices'],
  ['/frais', 'Sale Costs'],
  ['/avant-de-signer', 'Before Signing'],
  ['/partage/o7BTWkZkq3', 'Shared Estimation'],
  ['/desinscription/o7BTWkZkq3', 'Unsubscribe'],
  ['/nowhere', 'Unknown Page'],
  ['/estimation/elsewhere', 'Unknown Page'],
  ['/%E0%A4%A', 'Unknown Page'],
])('%s is counted as %s', (path, name) => {
  expect(analyticsName(path)).toBe(name);
});

it('no two pages share a name', () => {
  const names = Object.values(sitePaths).map((path) => analyticsName(path));
  expect(new Set(names).size).toBe(names.length);
});
