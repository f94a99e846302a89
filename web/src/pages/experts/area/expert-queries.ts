import type { User } from '@soumdar/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { checkSession } from '../../../api/calls.ts';
import { sessionKey } from '../../../components/account/account-query-client.ts';
import { currentSession, startSession } from '../../../session/session.ts';
import { listPrivacyRequests, listRequests, readAlerts, readFigures, readRequest } from './expert-calls.ts';
import type { QueueView } from './queue-view.ts';

/** An expert leaves the page open: what others do shows within this time. */
const refreshMs = 60_000;

/** How the area keeps its answers. */
export const liveAnswers = { refetchInterval: refreshMs, refetchOnWindowFocus: true };

/**
 * Who is signed in, with their role of today: the stored one dates from the login. Who was an expert then need not wait:
 * the server answers no call of somebody who is one no more.
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

/** The expert who is signed in. */
export function useMe(): User {
  const { data } = useQuery(expertUserQuery);
  if (!data) throw new Error('the area shows its pages only to an expert it knows');
  return data;
}
