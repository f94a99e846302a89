import {
  queryOptions,
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query';
import { checkSession } from '../../api/calls.ts';
import { asFailure } from '../../api/failure.ts';
import { currentSession, startSession } from '../../session/session.ts';
import { listPrivacyRequests, listRequests, readAlerts, readFigures, readRequest } from './expert-calls.ts';
import type { QueueView } from './queue/queue-view.ts';

/** An expert leaves the page open: what others do shows within this time. */
const refreshMs = 60_000;

/** The answers of the area. Any of its calls that finds the session ended calls `onSessionEnded`. */
export function expertQueryClient(onSessionEnded: () => void): QueryClient {
  const onError = (thrown: unknown) => {
    const { type } = asFailure(thrown);
    if (type === 'unauthorized') onSessionEnded();
    // a role taken away while the page is open
    if (type === 'forbidden') void client.invalidateQueries({ queryKey: expertUserQuery.queryKey });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // a failure is told at once, offline included
      queries: { retry: false, networkMode: 'always', refetchInterval: refreshMs },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

/**
 * Who is signed in, with their role of today: the stored one dates from the login. Who was an expert then need not wait:
 * the server answers no call of somebody who is one no more.
 */
export const expertUserQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async () => {
    const session = currentSession();
    const { user } = (await checkSession()).data;
    if (session && session === currentSession()) startSession({ token: session.token, user });
    return user;
  },
  placeholderData: () => {
    const user = currentSession()?.user;
    return user?.role === 'expert' ? user : undefined;
  },
  staleTime: Infinity,
  refetchInterval: false,
});

const queueKey = ['requests'];
export const queueQueryOptions = (view: QueueView) =>
  queryOptions({
    queryKey: [...queueKey, view],
    queryFn: () => listRequests(view),
    placeholderData: keepPreviousData,
  });
export const requestQuery = (id: string) =>
  queryOptions({ queryKey: ['request', id], queryFn: () => readRequest(id) });
export const figuresQuery = queryOptions({ queryKey: ['figures'], queryFn: readFigures });
export const alertsQuery = queryOptions({ queryKey: ['alerts'], queryFn: readAlerts });
export const privacyKey = ['privacy requests'];
export const privacyQuery = (page: number) =>
  queryOptions({
    queryKey: [...privacyKey, page],
    queryFn: () => listPrivacyRequests(page),
    placeholderData: keepPreviousData,
  });
