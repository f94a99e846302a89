import type { NewContest, PreviewRequest } from '@soumdar/contract';
import { call } from '../api/call.ts';
import { submitOnce } from '../api/submission.ts';

/** The screen handles an ended session by itself. */
const byCaller = { expiredSession: 'caller' } as const;

export const previewWithout = (body: PreviewRequest, signal: AbortSignal) =>
  call('previewEstimation', { body }, { ...byCaller, signal });
export const openContest = (id: string, body: NewContest) =>
  submitOnce('contestEstimation', { id, ...body }, (requestKey) =>
    call('contestEstimation', { params: { id }, body }, { ...byCaller, requestKey }),
  );
export const listContests = (id: string) => call('listContests', { params: { id } }, byCaller);
export const deleteContest = (id: string, contestId: string) =>
  call('deleteContest', { params: { id, contestId } }, byCaller);
