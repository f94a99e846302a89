import { contactUndoHours, type Profile } from '@soumdar/contract';
import {
  contactChangesSince,
  deleteContactChanges,
  isUniqueViolation,
  type Account,
  type Database,
} from '@soumdar/db';
import { hourSeconds, secondsAfter } from '../process/clock.ts';
import type { Refusal } from '../http/refusal.ts';
import type { LimitServices } from '../limits/limits.ts';
import { contactBefore, giveToOwner, undoableSince } from './contact-changes.ts';
import { askPassword } from './try-password.ts';

/** What the account had before the changes that may still be undone, and until when. */
export async function undoableChange(
  db: Database['kysely'],
  accountId: string,
  now: Date,
): Promise<Profile['undoable']> {
  const [first] = await contactChangesSince(db, accountId, undoableSince(now));
  if (!first) return null;
  const until = secondsAfter(new Date(first.changed_at), contactUndoHours * hourSeconds);
  return { until: until.toISOString(), before: contactBefore(first) };
}

/**
 * For an owner whose link was lost: gives the account back what it had before the first of these changes. The password is asked, because
 * a stolen session must not move where codes go; without it an owner first recovers it, by a code that goes where codes went before.
 */
export async function undoOwnContactChange(
  services: LimitServices,
  known: Account,
  password: string,
): Promise<Refusal | undefined> {
  const result = await askPassword(services, known, password);
  if ('refused' in result) return result;
  try {
    return await services.database.kysely.transaction().execute(async (trx): Promise<Refusal | undefined> => {
      const now = services.clock();
      const account = await result.judge(trx, now);
      if ('refused' in account) return account;
      const [first] = await contactChangesSince(trx, account.id, undoableSince(now));
      if (!first) return { refused: 'notFound' };
      await giveToOwner(trx, account.id, contactBefore(first), now);
      await deleteContactChanges(trx, account.id);
      return undefined;
    });
  } catch (error) {
    // meanwhile another account verified the phone; an email given up is kept from others as long as this may be undone
    if (isUniqueViolation(error)) return { refused: 'phoneRegistered' };
    throw error;
  }
}
