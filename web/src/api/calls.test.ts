import { exampleEstimation } from '@soumdar/contract/testing';
import { comparablesSchema, confidencesSchema, type EstimationRequest } from '@soumdar/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../testing/memory-storage.ts';
import { calculateEstimation, deleteEstimation, deleteManualRequest, readLastEstimation } from './calls.ts';
import { asFailure } from './failure.ts';

const { estimation, confidence, comparables } = exampleEstimation();
const data = { estimation, confidence, comparables };
const sent = {
  estimation,
  confidence: confidencesSchema.encode(confidence),
  comparables: comparablesSchema.encode(comparables),
};
const answered = () => Promise.resolve(Response.json({ success: true, data: sent }));
const flat = { type: 'land', location: { lat: 36.8, lng: 10.2 }, details: { surface: 400 } } as const;

beforeEach(() => {
  stubStorage('localStorage');
  stubStorage('sessionStorage');
  vi.stubGlobal('document', { querySelector: () => null });
});

test('an estimate with only figures, confidence and comparables is accepted', async () => {
  vi.stubGlobal('fetch', answered);
  expect((await calculateEstimation(flat)).data).toEqual(data);
});

test('a repeated estimate keeps its key until an answer comes', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const busy = () => Promise.resolve(Response.json({ error: 'Server busy' }, { status: 503 }));
  const [first, second, third, next] = await keysOf(
    [lost, busy, answered, answered],
    [flat, flat, flat, flat],
  );
  expect(first).toMatch(/^[\x21-\x7e]{16,128}$/);
  expect([second, third]).toEqual([first, first]);
  expect(next).not.toBe(first);

  const larger = { ...flat, details: { surface: 401 } };
  const [one, other] = await keysOf([lost, answered], [flat, larger]);
  expect(other).not.toBe(one);
});

test('an answer lost before a reload does not make a second estimate of the same question', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const [first] = await keysOf([lost], [flat]);
  vi.resetModules();
  const reloaded = (await import('./calls.ts')).calculateEstimation;
  const [again, next] = await keysOf([answered, answered], [flat, flat], reloaded);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

test.each([deleteEstimation, deleteManualRequest])('what is gone already is deleted', async (remove) => {
  const refused = (status: number) => () =>
    Promise.resolve(Response.json({ error: 'Not found' }, { status }));
  vi.stubGlobal('fetch', refused(404));
  await remove('1');
  vi.stubGlobal('fetch', refused(409));
  await expect(remove('1')).rejects.toMatchObject({ status: 409 });
});

test('the last answers are read without the estimate counting as shown', async () => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    requests.push(path);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  await readLastEstimation().catch(asFailure);
  expect(requests).toEqual(['/api/user/estimations?limit=1&shown=false']);
});

async function keysOf(
  answers: (() => Promise<Response>)[],
  requests: EstimationRequest[],
  ask = calculateEstimation,
): Promise<string[]> {
  const keys: string[] = [];
  vi.stubGlobal('fetch', (_path: string, { headers }: { headers: Record<string, string> }) => {
    const answer = answers[keys.length]!();
    keys.push(headers['idempotency-key']!);
    return answer;
  });
  for (const property of requests) await ask(property).catch(asFailure);
  return keys;
}
