import type {
  NewRequestNote,
  ProofVerdictRequest,
  RequestMoveRequest,
  SecondFactorEnrolment,
} from '@soumdar/contract';
import { call, dataOf } from '../../../api/call.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import { requestFile } from '../../../api/request.ts';
import { submitOnce } from '../../../api/submission.ts';
import { queueFilters, type QueueView } from './queue-view.ts';

/** The area itself handles an expired session. */
const ofArea = { expiredSession: 'caller' } as const;

export const readSecondFactor = () => call('readSecondFactor', {}, ofArea);
export const enrolSecondFactor = (body: SecondFactorEnrolment) => call('enrolSecondFactor', { body }, ofArea);
export const listRequests = (view: QueueView) =>
  call('listExpertRequests', { query: { ...queueFilters(view), page: view.page } }, ofArea);
export const readRequest = (id: string) => call('readExpertRequest', { params: { id } }, ofArea);
export const moveRequest = (id: string, body: RequestMoveRequest) =>
  call('moveExpertRequest', { params: { id }, body }, ofArea);
export const addNote = (id: string, body: NewRequestNote) =>
  submitOnce('addExpertNote', { id, ...body }, (requestKey) =>
    call('addExpertNote', { params: { id }, body }, { ...ofArea, requestKey }),
  );
export const readFigures = () => call('readExpertFigures', {}, ofArea);
export const readAlerts = () => call('readExpertAlerts', {}, ofArea);
export const listPrivacyRequests = (page: number) => call('listPrivacyRequests', { query: { page } }, ofArea);
export const answerPrivacyRequest = (id: string, body: { accepted: boolean; answer: string }) =>
  call('answerPrivacyRequest', { params: { id }, body }, ofArea);
export const downloadRequests = (view: QueueView) =>
  requestFile('downloadExpertRequests', { query: queueFilters(view) }, ofArea);
export const listProofs = () => call('listProofs', {}, ofArea);
export const downloadProof = (id: string) => requestFile('downloadProof', { params: { id } }, ofArea);
export const decideProof = (id: string, body: ProofVerdictRequest) =>
  call('decideProof', { params: { id }, body }, ofArea);
export const downloadOffers = () => requestFile('downloadOffers', {}, ofArea);

/** The current request, which comes with a refused move. */
export async function requestInFailure(failure: ApiFailure) {
  return (await dataOf(failure, 'requestChanged'))?.request;
}
