import { exampleEstimation } from '@soumdar/contract/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../../testing/memory-storage.ts';
import { readOpinion, withOpinion } from './current-opinion.ts';

const answered = { at: '2026-11-28T10:00:00.000Z', verdict: 'unknown', text: 'Sans visite, non.' } as const;
const corrected = {
  at: '2025-11-19T10:00:00.000Z',
  verdict: 'corrected',
  text: 'Le balcon compte.',
  sale: { low: 400_000, price: 420_000, high: 450_000 },
  rent: undefined,
} as const;
const saved = { ...exampleEstimation(), id: 'e1', expertOpinion: corrected };

beforeEach(() => {
  stubStorage('localStorage');
  stubStorage('sessionStorage');
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('window', { location: { pathname: '/' }, requestIdleCallback: () => 0 });
});

function answer(data: { expertOpinion?: object; closedContest?: object } | undefined) {
  vi.stubGlobal('fetch', (path: string) => {
    expect(path).toBe('/api/user/estimations/e1/contests');
    return Promise.resolve(
      data
        ? Response.json({ success: true, data: { contests: [], ...data }, message: '' })
        : Response.json({ success: false, error: 'Not found' }, { status: 404 }),
    );
  });
}

const shown = async () => withOpinion(saved, await readOpinion('e1')).expertOpinion;

test('the answer of an expert since then stands in for that of the history, whichever estimate it was about', async () => {
  answer({ expertOpinion: answered });
  expect(await shown()).toEqual(answered);
});

test('an opinion that the record has no longer is not shown', async () => {
  answer({});
  expect(await shown()).toBeUndefined();
});

test('a contest closed since then is shown with its reason, until another one', async () => {
  const closedContest = { at: '2026-11-28T10:00:00.000Z', reason: 'Bien hors de Tunisie' };
  const closed = async (data = saved) => withOpinion(data, await readOpinion('e1')).closedContest;
  answer({ closedContest });
  expect(await closed()).toEqual(closedContest);
  answer({});
  expect(await closed({ ...saved, closedContest } as typeof saved)).toBeUndefined();
});

test('where it cannot be read, the one of the history stands', async () => {
  answer(undefined);
  expect(await shown()).toEqual(corrected);
});

test('the opinion is of the saved estimate alone, not of what is refined from it', async () => {
  answer({ expertOpinion: answered });
  const { id: _id, expertOpinion: _opinion, ...refined } = saved;
  expect(withOpinion(refined, await readOpinion('e1'))).toBe(refined);
});
