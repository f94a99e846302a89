import type { PrivacyQuestion, ProfileChange } from '@soumdar/contract';
import { call } from '../../api/call.ts';

/** The page itself handles an expired session. */
const ofPage = { expiredSession: 'caller' } as const;

export const changeProfile = (body: ProfileChange) => call('changeProfile', { body }, ofPage);
export const deleteAccount = (password: string) => call('deleteAccount', { body: { password } }, ofPage);
export const undoContactChange = (password: string) =>
  call('undoOwnContactChange', { body: { password } }, ofPage);
export const exportData = () => call('exportPersonalData', {}, ofPage);
export const requestEmailVerification = () => call('requestEmailVerification', {}, ofPage);
export const confirmEmail = (code: string) => call('confirmEmail', { body: { code } }, ofPage);
export const askAboutData = (body: PrivacyQuestion) => call('askAboutData', { body }, ofPage);
