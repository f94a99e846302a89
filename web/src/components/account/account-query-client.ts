import { hashKey, MutationCache, QueryCache, QueryClient, type DefaultOptions } from '@tanstack/react-query';
import { asFailure } from '../../api/failure.ts';

/** The query that tells who is signed in has this key, in every area that asks. */
export const sessionKey = ['session'];

/** What asks the server for what it keeps for the account. A refusal tells that the session, or what it allows, changed. */
export function accountQueryClient(
  queries: DefaultOptions['queries'],
  onSessionEnded: () => void,
): QueryClient {
  const onError = (thrown: unknown, query?: { queryHash: string }) => {
    const { type } = asFailure(thrown);
    if (type === 'unauthorized') onSessionEnded();
    // a role taken away while the page is open; refused itself, the session would be asked for without end
    if (type === 'forbidden' && query?.queryHash !== hashKey(sessionKey))
      void client.invalidateQueries({ queryKey: sessionKey });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError: (thrown) => onError(thrown) }),
    defaultOptions: {
      // a failure is told at once, offline included: the visitor decides when to ask again
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, ...queries },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
