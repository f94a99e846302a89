import { createHash, randomInt } from 'node:crypto';
import { phoneUndoHours, sitePaths } from '@soumdar/contract';
import {
  deletePhoneChanges,
  deleteSessionsOf,
  findPhoneChange,
  insertPhoneChange,
  isUniqueViolation,
  lockAccount,
  phoneChangesSince,
  setDeviceKey,
  setVerifiedPhone,
  voidCodes,
  type Database,
  type SchemaTransaction,
} from '@soumdar/db';
import { hourSeconds, secondsBefore } from '../clock.ts';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { siteAddress } from '../settings.ts';
import { sendWithinCeiling } from '../sms/send-within-ceiling.ts';

/**
 * A phone that took the place of another. Whoever gets hold of a session and the password could make the account their
 * own by it: so for three days reset codes go to the old phone still, and the link it was sent undoes the change.
 */
export interface UndoablePhoneChange {
  oldPhone: string;
  newPhone: string;
  /** of the link; only its hash is kept */
  token: string;
}

/** Letters alone, 131 random bits of them: six digits in a row would be taken for a code. */
const tokenLength = 28;
const alphabet = 'abcdefghijklmnopqrstuvwxyz';

const undoableSince = (now: Date) => secondsBefore(now, phoneUndoHours * hourSeconds);

/** Where reset codes go: the phone the account had three days ago, where it has another one since. */
export async function resetPhoneOf(
  db: Database['kysely'],
  account: { id: string; phone: string | null },
  now: Date,
): Promise<string | null> {
  const [first] = await phoneChangesSince(db, account.id, undoableSince(now));
  return first?.old_phone ?? account.phone;
}

export async function keepPhoneChange(
  trx: SchemaTransaction,
  accountId: string,
  oldPhone: string,
  newPhone: string,
  now: Date,
): Promise<UndoablePhoneChange> {
  const token = Array.from({ length: tokenLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  const change = {
    account_id: accountId,
    old_phone: oldPhone,
    new_phone: newPhone,
    undo_hash: hashToken(token),
  };
  await insertPhoneChange(trx, change, now);
  return { oldPhone, newPhone, token };
}

/**
 * Tells the old phone, with the link. It is told once, and may be told with the last SMS of the day's ceiling. Where it
 * cannot be, because the gateway fails or sending pauses, the phone is changed all the same, and its link is lost.
 */
export async function tellOldPhone(
  services: Services,
  { oldPhone, newPhone, token }: UndoablePhoneChange,
): Promise<void> {
  // the token is in the part of the address that no server and no log is told
  const link = `${siteAddress(services.settings)}${sitePaths.undoPhoneChange}#${token}`;
  const text = `Soumdar : le numero du compte finit maintenant par ${newPhone.slice(-2)}. Pas vous ? Annulez sous ${phoneUndoHours} h : ${link}`;
  try {
    await sendWithinCeiling(services, 'atOnce', { to: oldPhone, text });
  } catch (error) {
    services.log.error({ err: error }, 'an SMS could not be sent');
  }
}

/** Gives an account its old phone back, signs it out everywhere, and forgets the changes made since. */
export async function undoPhoneChange(
  services: Services,
  token: string,
  ip: string,
): Promise<Refusal | undefined> {
  const limited = await refusedByLimit(services, limits.codeChecksFrom(services, ip));
  if (limited) return limited;
  const now = services.clock();
  try {
    return await services.database.kysely.transaction().execute(async (trx) => {
      const find = () => findPhoneChange(trx, hashToken(token), undoableSince(now));
      const found = await find();
      if (found) await lockAccount(trx, found.account_id);
      // the link of an earlier change may have undone this one meanwhile
      const change = await find();
      if (!change) return { refused: 'notFound' };
      const { account_id: accountId, old_phone: oldPhone } = change;
      await setVerifiedPhone(trx, accountId, oldPhone, now);
      await deletePhoneChanges(trx, accountId, change.changed_at);
      for (const purpose of ['reset_password', 'change_phone'] as const) {
        await voidCodes(trx, accountId, purpose, now);
      }
      await setDeviceKey(trx, accountId, null);
      await deleteSessionsOf(trx, accountId);
      return undefined;
    });
  } catch (error) {
    // meanwhile another account proved it
    if (isUniqueViolation(error)) return { refused: 'phoneRegistered' };
    throw error;
  }
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
