import {
  expertAlertsResponseSchema,
  expertFiguresResponseSchema,
  expertRequestDataSchema,
  expertRequestResponseSchema,
  privacyAnswerResponseSchema,
  privacyQueueResponseSchema,
  requestQueueResponseSchema,
  type RequestMoveRequest,
} from '@soumdar/contract';
import { call, post } from '../../api/calls.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { requestFile } from '../../api/request.ts';
import { queueQuery, type QueueView } from './queue/queue-view.ts';

/** Every call of the area: a session that ended is dealt with by the area itself. */
const ofArea = { expiredSession: 'caller' } as const;
const get = (path: string) => ({ path: `/api/experts/${path}`, ...ofArea });
const send = (path: string, body: unknown) => ({ ...post(`/api/experts/${path}`, body), ...ofArea });

export const listRequests = (view: QueueView) =>
  call(requestQueueResponseSchema, get(`requests?${queueQuery(view)}&page=${view.page}`));
export const readRequest = (id: string) => call(expertRequestResponseSchema, get(`requests/${id}`));
export const moveRequest = (id: string, move: RequestMoveRequest) =>
  call(expertRequestResponseSchema, send(`requests/${id}/moves`, move));
export const readFigures = () => call(expertFiguresResponseSchema, get('figures'));
export const readAlerts = () => call(expertAlertsResponseSchema, get('alerts'));
export const listPrivacyRequests = (page: number) =>
  call(privacyQueueResponseSchema, get(`privacy-requests?page=${page}`));
export const answerPrivacyRequest = (id: string, answer: { accepted: boolean; answer: string }) =>
  call(privacyAnswerResponseSchema, send(`privacy-requests/${id}/answer`, answer));
export const fetchCsv = (path: string) => requestFile(get(path));

/** The request as it is now, which comes with the refusal of a move; null when it does not. */
export function requestInFailure({ data }: ApiFailure) {
  const parsed = expertRequestDataSchema.safeParse(data);
  return parsed.success ? parsed.data.request : null;
}
