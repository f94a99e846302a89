import { policyVersions, privacyPolicyVersion, type ConsentPurpose } from '@soumdar/contract';
import { dropWithdrawnAnswers, giveConsent, type SchemaTransaction } from '@soumdar/db';

/**
 * Saves a consent given now.
 *
 * @param shown version of the text that was shown, which may be older than the newest one in a page that was open for long
 */
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

/** Saves the consent that a yes to offers for one property gives; what was withdrawn for others stays so. */
export async function consentToOffers(trx: SchemaTransaction, accountId: string, now: Date): Promise<void> {
  await dropWithdrawnAnswers(trx, accountId);
  await consent(trx, accountId, 'offers', now);
}
