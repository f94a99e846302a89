import {
  doneSchema,
  exportResponseSchema,
  privacyQuestionResponseSchema,
  profileResponseSchema,
  type PrivacyQuestion,
  type ProfileChange,
} from '@soumdar/contract';
import { call, post } from '../../api/calls.ts';

const profilePath = '/api/user/profile';
/** Every call of the page: a session that ended is dealt with by the page itself. */
const ofPage = { expiredSession: 'caller' } as const;

export const readProfile = () => call(profileResponseSchema, { path: profilePath, ...ofPage });
export const changeProfile = (body: ProfileChange) =>
  call(profileResponseSchema, { method: 'PATCH', path: profilePath, body, ...ofPage });
export const deleteAccount = (password: string) =>
  call(doneSchema, { method: 'DELETE', path: profilePath, body: { password }, ...ofPage });
export const exportData = () => call(exportResponseSchema, { path: '/api/user/export', ...ofPage });
export const askAboutData = (question: PrivacyQuestion) =>
  call(privacyQuestionResponseSchema, { ...post('/api/user/privacy-requests', question), ...ofPage });
