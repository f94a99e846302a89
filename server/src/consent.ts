import { privacyPolicyVersion, type ConsentPurpose } from '@soumdar/contract';
import { giveConsent, type SchemaTransaction } from '@soumdar/db';

/** Saves a consent given now to the text that the site shows now. */
export async function consent(
  trx: SchemaTransaction,
  accountId: string,
  purpose: ConsentPurpose,
  now: Date,
): Promise<void> {
  await giveConsent(trx, {
    account_id: accountId,
    purpose,
    text_version: privacyPolicyVersion,
    given_at: now,
  });
}
