import type { User } from '@soumdar/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { checkSession } from '../../../api/calls.ts';
import { sessionKey } from '../../../components/account/account-query-client.ts';
import { currentSession, startSession } from '../../../session/session.ts';
import {
  listPrivacyRequests,
  listProofs,
  listRequests,
  readAlerts,
  readFigures,
  readRequest,
  readSecondFactor,
} from './expert-calls.ts';
import type { QueueView } from './queue-view.ts';

/** An expert leaves the page open: changes by others show within this time. */
const refreshMs = 60_000;

export const liveAnswers = { refetchInterval: refreshMs, refetchOnWindowFocus: true };

/**
 * Requests today's role: the stored one dates from the login. A stored expert need not wait, since the server
 * refuses the calls of a former one.
 */
export const expertUserQuery = queryOptions({
  queryKey: sessionKey,
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

/** Another answer would offer another secret while one is typed. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second factor'],
  queryFn: async () => (await readSecondFactor()).data,
  staleTime: Infinity,
  refetchInterval: false,
  refetchOnWindowFocus: false,
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
export const proofsQuery = queryOptions({ queryKey: ['proofs'], queryFn: listProofs });
export const privacyKey = ['privacy requests'];
export const privacyQuery = (page: number) =>
  queryOptions({
    queryKey: [...privacyKey, page],
    queryFn: () => listPrivacyRequests(page),
    placeholderData: keepPreviousData,
  });

export function useMe(): User {
  const { data } = useQuery(expertUserQuery);
  if (!data) throw new Error('the area shows its pages only to an expert it knows');
  return data;
}
