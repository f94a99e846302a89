import { hashKey, MutationCache, QueryCache, QueryClient, type DefaultOptions } from '@tanstack/react-query';
import { asFailure } from '../../api/failure.ts';

export const sessionKey = ['session'];

/** A refusal means that the session or its rights changed. */
export function accountQueryClient(
  queries: DefaultOptions['queries'],
  onSessionEnded: () => void,
): QueryClient {
  const onError = (thrown: unknown, query?: { queryHash: string }) => {
    const { type } = asFailure(thrown);
    if (type === 'unauthorized') onSessionEnded();
    // a role may be removed while the page is open; a refused session query would repeat without end
    if (type === 'forbidden' && query?.queryHash !== hashKey(sessionKey))
      void client.invalidateQueries({ queryKey: sessionKey });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError: (thrown) => onError(thrown) }),
    defaultOptions: {
      // failures show at once, offline included: the visitor decides when to retry
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, ...queries },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
