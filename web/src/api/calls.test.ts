import { expect, test, vi } from 'vitest';
import { exampleEstimation } from '../testing/example-estimation.ts';
import { stubStorage } from '../testing/memory-storage.ts';

test('an estimate that tells its figures, confidence and comparables alone is taken', async () => {
  stubStorage('localStorage');
  vi.stubGlobal('document', { querySelector: () => null });
  const { estimation, confidence, comparables } = exampleEstimation();
  const data = { estimation, confidence, comparables };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, data })));
  const { calculateEstimation } = await import('./calls.ts');
  const asked = { type: 'land', location: { lat: 36.8, lng: 10.2 }, details: { surface: 400 } } as const;
  expect((await calculateEstimation(asked)).data).toEqual(data);
});
