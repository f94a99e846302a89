import type { Profile, PrivacyRequest, QueuedPrivacyRequest } from '@soumdar/contract';
import {
  countOpenManualRequests,
  findAccount,
  listConsents,
  listPrivacyRequests,
  type Account,
  type Consent,
  type PrivacyRequestOfSomebody,
  type PrivacyRequestRow,
} from '@soumdar/db';
import { isInForce } from '../auth/consent.ts';
import { presentUser } from '../auth/sessions.ts';
import { undoableChange } from '../auth/undo-own-change.ts';
import type { Services } from '../services.ts';

export async function readProfile(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  accountId: string,
): Promise<Profile> {
  const { kysely } = database;
  const account = await findAccount(kysely, accountId);
  const consents = await listConsents(kysely, accountId);
  const privacyRequests = await listPrivacyRequests(kysely, accountId);
  return {
    ...presentAccount(account),
    undoable: await undoableChange(kysely, accountId, clock()),
    wantsOffers: isInForce(consents, 'offers'),
    wantsAlerts: isInForce(consents, 'alerts'),
    consents: consents.map(presentConsent),
    privacyRequests: privacyRequests.map(presentPrivacyRequest),
    openManualRequests: await countOpenManualRequests(kysely, accountId),
  };
}

export function presentAccount(account: Account) {
  return {
    user: presentUser(account),
    emailVerifiedAt: account.email_verified_at,
    emailStoppedAt: account.email_stopped_at,
    pendingPhone: account.pending_phone,
    pendingEmail: account.pending_email,
    createdAt: account.created_at,
    smsNotices: account.sms_notices,
    limitedSince: account.limited_since,
  };
}

export function presentConsent(consent: Consent): Profile['consents'][number] {
  return {
    purpose: consent.purpose,
    textVersion: consent.text_version,
    givenAt: consent.given_at,
    withdrawnAt: consent.withdrawn_at,
  };
}

export function presentPrivacyRequest(request: PrivacyRequestRow): PrivacyRequest {
  return {
    id: request.id,
    kind: request.kind,
    message: request.message,
    createdAt: request.created_at,
    dueAt: request.due_at,
    answeredAt: request.answered_at,
    accepted: request.accepted,
    answer: request.answer,
  };
}

export function presentQueuedPrivacyRequest(
  request: PrivacyRequestOfSomebody,
  now: Date,
): QueuedPrivacyRequest {
  return {
    ...presentPrivacyRequest(request),
    late: request.answered_at === null && Date.parse(request.due_at) <= now.getTime(),
    contact: { fullName: request.full_name, email: request.email, phone: request.phone },
  };
}
