import type { Profile } from '@soumdar/contract';
import { countOpenManualRequests, findAccount, listConsents, listPrivacyRequests } from '@soumdar/db';
import type { Services } from '../services.ts';
import { presentAccount, presentConsent, presentPrivacyRequest } from './present.ts';

/** What somebody sees of their own account. */
export async function readProfile({ database }: Services, accountId: string): Promise<Profile> {
  const { kysely } = database;
  const account = await findAccount(kysely, accountId);
  const consents = await listConsents(kysely, accountId);
  const privacyRequests = await listPrivacyRequests(kysely, accountId);
  return {
    ...presentAccount(account),
    wantsOffers: consents.some(({ purpose, withdrawn_at }) => purpose === 'offers' && withdrawn_at === null),
    consents: consents.map(presentConsent),
    privacyRequests: privacyRequests.map(presentPrivacyRequest),
    openManualRequests: await countOpenManualRequests(kysely, accountId),
  };
}
