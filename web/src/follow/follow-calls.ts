import { call } from '../api/call.ts';

/** The screen handles an ended session by itself. */
const byCaller = { expiredSession: 'caller' } as const;

export const followProperty = (id: string) => call('followProperty', { params: { id } }, byCaller);
export const unfollowProperty = (id: string) => call('unfollowProperty', { params: { id } }, byCaller);
export const readFollowHistory = (id: string) => call('readFollowHistory', { params: { id } }, byCaller);

/** Until the property of an expert request can be estimated. */
export const followRequest = (id: string) => call('followRequest', { params: { id } }, byCaller);
export const unfollowRequest = (id: string) => call('unfollowRequest', { params: { id } }, byCaller);
