import type { NewShare } from '@soumdar/contract';
import { call } from '../api/call.ts';

/** The screen handles an ended session by itself. */
const byCaller = { expiredSession: 'caller' } as const;

export const createShare = (id: string, body: NewShare) =>
  call('createShare', { params: { id }, body }, byCaller);
export const listShares = () => call('listShares', {}, byCaller);
export const revokeShare = (id: string) => call('deleteShare', { params: { id } }, byCaller);
export const readShare = (token: string) => call('readShare', { params: { token } }, byCaller);
