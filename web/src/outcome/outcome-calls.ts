import type { NewOutcome, Outcome } from '@soumdar/contract';
import { call } from '../api/call.ts';

/** The screen handles an ended session by itself. */
const byCaller = { expiredSession: 'caller' } as const;
const mostPerPage = 15;

/** The list of its property has it; undefined where nothing was stated. */
export async function readOutcome(id: string, page = 1): Promise<Outcome | undefined> {
  const query = { property: id, page, limit: mostPerPage, shown: 'false' };
  const { estimations, pagination } = (await call('listEstimations', { query }, byCaller)).data;
  const found = estimations.find((one) => one.id === id);
  return found || !pagination.hasNextPage ? found?.outcome : readOutcome(id, page + 1);
}

export const stateOutcome = async (id: string, body: NewOutcome) =>
  (await call('stateOutcome', { params: { id }, body }, byCaller)).data.outcome;
export const proveOutcome = async (id: string, file: Blob) =>
  (await call('proveOutcome', { params: { id }, file }, byCaller)).data.outcome;
export const deleteOutcome = (id: string) => call('deleteOutcome', { params: { id } }, byCaller);
export const refuseQuestion = (id: string) => call('refuseOutcomeQuestion', { params: { id } }, byCaller);
