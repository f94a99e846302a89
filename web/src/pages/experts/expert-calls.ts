import type { RequestMoveRequest } from '@soumdar/contract';
import { call, carried, post } from '../../api/call.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { requestFile } from '../../api/request.ts';
import { queueQuery, type QueueView } from './queue/queue-view.ts';

/** Every call of the area: a session that ended is dealt with by the area itself. */
const ofArea = { expiredSession: 'caller' } as const;
const get = (path: string) => ({ path: `/api/experts/${path}`, ...ofArea });
const send = (path: string, body: unknown) => ({ ...post(`/api/experts/${path}`, body), ...ofArea });

export const listRequests = (view: QueueView) =>
  call((answers) => answers.requestQueue, get(`requests?${queueQuery(view)}&page=${view.page}`));
export const readRequest = (id: string) => call((answers) => answers.expertRequest, get(`requests/${id}`));
export const moveRequest = (id: string, move: RequestMoveRequest) =>
  call((answers) => answers.expertRequest, send(`requests/${id}/moves`, move));
export const readFigures = () => call((answers) => answers.expertFigures, get('figures'));
export const readAlerts = () => call((answers) => answers.expertAlerts, get('alerts'));
export const listPrivacyRequests = (page: number) =>
  call((answers) => answers.privacyQueue, get(`privacy-requests?page=${page}`));
export const answerPrivacyRequest = (id: string, answer: { accepted: boolean; answer: string }) =>
  call((answers) => answers.privacyAnswer, send(`privacy-requests/${id}/answer`, answer));
export const fetchCsv = (path: string) => requestFile(get(path));

/** The request as it is now, which comes with the refusal of a move; undefined when it does not. */
export async function requestInFailure(failure: ApiFailure) {
  return (await carried(failure, (answers) => answers.expertRequestData))?.request;
}
