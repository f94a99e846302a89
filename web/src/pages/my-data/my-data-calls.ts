import type { PrivacyQuestion, ProfileChange } from '@soumdar/contract';
import { call, post } from '../../api/call.ts';

const profilePath = '/api/user/profile';
/** Every call of the page: a session that ended is dealt with by the page itself. */
const ofPage = { expiredSession: 'caller' } as const;

export const readProfile = () => call((answers) => answers.profile, { path: profilePath, ...ofPage });
export const changeProfile = (body: ProfileChange) =>
  call((answers) => answers.profile, { method: 'PATCH', path: profilePath, body, ...ofPage });
export const deleteAccount = (password: string) =>
  call((answers) => answers.done, { method: 'DELETE', path: profilePath, body: { password }, ...ofPage });
export const exportData = () =>
  call((answers) => answers.personalData, { path: '/api/user/export', ...ofPage });
export const askAboutData = (question: PrivacyQuestion) =>
  call((answers) => answers.privacyQuestion, { ...post('/api/user/privacy-requests', question), ...ofPage });
