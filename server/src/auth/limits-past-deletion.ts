import {
  contactChangesSince,
  giveLimitsBack,
  keepLimits,
  type Account,
  type SchemaTransaction,
} from '@soumdar/db';
import { channelOf, contactOf } from './contact.ts';
import { contactBefore, undoableSince } from './contact-changes.ts';
import { hashChannel } from '../limits/contact-hash.ts';

/** Or whoever deletes an account would begin all its counts anew with the same phone or mailbox. */
export async function keepLimitsOf(trx: SchemaTransaction, account: Account, now: Date): Promise<void> {
  const contact = contactOf(account);
  if (!contact) return;
  const former = await contactChangesSince(trx, account.id, undoableSince(now));
  const hashes = new Set<string>();
  for (const proved of [contact, ...former.map(contactBefore)])
    hashes.add(await hashChannel(trx, channelOf(proved)));
  await keepLimits(trx, account.id, [...hashes]);
}

export async function giveLimitsBackTo(
  trx: SchemaTransaction,
  accountId: string,
  proved: Parameters<typeof channelOf>[0],
): Promise<void> {
  await giveLimitsBack(trx, accountId, await hashChannel(trx, channelOf(proved)));
}
