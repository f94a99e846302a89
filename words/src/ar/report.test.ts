import { expect, test } from 'vitest';
import { gridNote as inFrench } from '../fr/report.ts';
import { gridNote } from './report.ts';

test('the legend of the grid says as much as the French one of what is left to the neighbourhood', () => {
  expect(inFrench).toContain('annonces proches et sites qui publiaient alors');
  expect(gridNote).toContain('إعلانات قريبة ومواقع كانت تنشر آنذاك');
});
