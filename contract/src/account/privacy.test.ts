import { expect, it } from 'vitest';
import { profileResponseSchema } from './privacy.ts';

it('takes the profile of a server of the version before, which knows nothing of emails', () => {
  const profile = {
    user: { id: '7', email: 'amel@exemple.tn', full_name: 'Amel', phone: '+21620123456' },
    pendingPhone: null,
    createdAt: '2026-11-22T10:00:00.000Z',
    wantsOffers: false,
    smsNotices: true,
    limitedSince: null,
    consents: [],
    privacyRequests: [],
    openManualRequests: 0,
  };
  const { data } = profileResponseSchema.parse({ success: true, data: profile, message: '' });
  expect(data).toMatchObject({ emailVerifiedAt: null, emailStoppedAt: null, wantsAlerts: false });
});
