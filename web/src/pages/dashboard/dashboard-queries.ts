import { queryOptions, QueryCache, QueryClient } from '@tanstack/react-query';
import { checkSession } from '../../api/calls.ts';
import { asFailure } from '../../api/failure.ts';

/** The answers of this page. Any of its calls that finds the session ended calls `onSessionExpired`. */
export function dashboardQueryClient(onSessionExpired: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (thrown) => {
        if (asFailure(thrown).type === 'unauthorized') onSessionExpired();
      },
    }),
    defaultOptions: {
      // a failure is told at once, offline included: the visitor decides when to ask again
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
    },
  });
}

export const sessionQuery = queryOptions({ queryKey: ['session'], queryFn: checkSession });
