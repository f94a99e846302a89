import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import { accountQueryClient, sessionKey } from './account-query-client.ts';

async function openPage(answer: () => Promise<unknown>) {
  const client = accountQueryClient(undefined, () => {});
  const ask = vi.fn<() => Promise<unknown>>(answer);
  onTestFinished(new QueryObserver(client, { queryKey: sessionKey, queryFn: ask }).subscribe(() => {}));
  await vi.waitUntil(() => client.getQueryState(sessionKey)?.status !== 'pending');
  return { client, ask };
}

const forbidden = () => Promise.reject(new ApiFailure({ type: 'forbidden' }));

test('a refusal for lack of the role requests the session again', async () => {
  const { client, ask } = await openPage(() => Promise.resolve('Amel'));
  await expect(client.fetchQuery({ queryKey: ['requests'], queryFn: forbidden })).rejects.toThrow(
    'forbidden',
  );
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a change refused for lack of the role requests the session again', async () => {
  const { client, ask } = await openPage(() => Promise.resolve('Amel'));
  const change = client.getMutationCache().build(client, { mutationFn: forbidden });
  await expect(change.execute(undefined)).rejects.toThrow('forbidden');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a refused session request is not repeated', async () => {
  let refusals = 0;
  // an end, so that a client that never stops fails instead of hanging
  const { client, ask } = await openPage(() => ((refusals += 1) < 5 ? forbidden() : Promise.resolve('Amel')));
  expect([ask.mock.calls.length, client.isFetching()]).toEqual([1, 0]);
});
