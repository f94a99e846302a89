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
 * For an owner who lost the link. A stolen session must not move where codes go, so the password is needed.
 */
export async function undoOwnContactChange(
  services: LimitServices,
  known: Account,
  password: string,
): Promise<Refusal | undefined> {
  // a password is not hashed for nothing
  if (!(await undoableChange(services.database.kysely, known.id, services.clock())))
    return { refused: 'notFound' };
  const result = await askPassword(services, known, password);
  if ('refused' in result) return result;
  try {
    return await services.database.kysely.transaction().execute(async (trx): Promise<Refusal | undefined> => {
      const now = services.clock();
      const account = await result.judge(trx, now);
      if ('refused' in account) return account;
      const [first] = await contactChangesSince(trx, account.id, undoableSince(now));
      if (!first) return { refused: 'notFound' };
      await giveToOwner(trx, account.id, contactBefore(first), now, first.old_email_verified_at);
      await deleteContactChanges(trx, account.id);
      return undefined;
    });
  } catch (error) {
    // meanwhile another account verified the phone; the former email is still reserved
    if (isUniqueViolation(error)) return { refused: 'phoneRegistered' };
    throw error;
  }
}
