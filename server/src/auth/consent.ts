import { policyVersions, privacyPolicyVersion, type ConsentPurpose } from '@soumdar/contract';
import { dropWithdrawnAnswers, giveConsent, type Consent, type SchemaTransaction } from '@soumdar/db';

/** @param shown version of the text on the page, which may be older than the newest */
export async function consent(
  trx: SchemaTransaction,
  accountId: string,
  purpose: ConsentPurpose,
  now: Date,
  shown?: string,
): Promise<void> {
  const isKnown = policyVersions.some(({ version }) => version === shown);
  await giveConsent(trx, {
    account_id: accountId,
    purpose,
    text_version: shown !== undefined && isKnown ? shown : privacyPolicyVersion,
    given_at: now,
  });
}

export async function consentToOffers(trx: SchemaTransaction, accountId: string, now: Date): Promise<void> {
  await dropWithdrawnAnswers(trx, accountId);
  await consent(trx, accountId, 'offers', now);
}

export function isInForce(consents: Consent[], wanted: ConsentPurpose): boolean {
  return consents.some(({ purpose, withdrawn_at }) => purpose === wanted && withdrawn_at === null);
}
