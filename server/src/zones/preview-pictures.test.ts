import { zoneTree } from '@soumdar/listings';
import { languages } from '@soumdar/words';
import { expect, it } from 'vitest';
import { countPreviews } from './preview-pictures.ts';

it('as many pictures are cached as there are addresses to ask for', () => {
  expect(countPreviews()).toBe(languages.length * (zoneTree().zones.size + 1));
});
