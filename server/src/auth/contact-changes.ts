import { randomInt } from 'node:crypto';
import { contactUndoHours, sitePaths } from '@soumdar/contract';
import {
  deleteContactChanges,
  deleteSessionsOf,
  findContactChange,
  insertContactChange,
  isEmailHeld,
  isUniqueViolation,
  lockAccount,
  contactChangesSince,
  setDeviceKey,
  setVerifiedPhone,
  voidCodes,
  type Database,
  type SchemaTransaction,
} from '@soumdar/db';
import { hourSeconds, secondsBefore } from '../clock.ts';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit } from '../limits/limits.ts';
import { siteAddress } from '../settings/settings.ts';
import { sendWithinCeiling, type SmsServices } from '../sms/send-within-ceiling.ts';
import { hashToken } from '../tokens.ts';

/**
 * The contacts of an account: its email, which it signs in with, and its phone, which recovers its password.
 */
export interface Contact {
  email: string;
  phone: string;
}

/**
 * A change of email or phone. Somebody who steals a session and the password could take the account over with it. So
 * for three days reset codes still go to the old phone, nobody else may register the old email, and the owner gets a
 * link that undoes the change.
 */
export interface UndoableChange {
  /** the phone that is told */
  owner: string;
  before: Contact;
  after: Contact;
  /** of the link; only its hash is kept */
  token: string;
}

/** Letters only, 131 random bits of them: a run of six digits would look like a code. */
const tokenLength = 28;
const alphabet = 'abcdefghijklmnopqrstuvwxyz';

const undoableSince = (now: Date) => secondsBefore(now, contactUndoHours * hourSeconds);

/** Where reset codes go: the phone the account had three days ago, if it has changed since. */
export async function resetPhoneOf(
  db: Database['kysely'],
  account: { id: string; phone: string | null },
  now: Date,
): Promise<string | null> {
  const [first] = await contactChangesSince(db, account.id, undoableSince(now));
  return first?.old_phone ?? account.phone;
}

/** Thrown in a transaction to roll it back: the email is still held for another account. */
export class EmailHeldError extends Error {
  constructor() {
    super('another account gave the email up within three days, and may want it back');
  }
}

/**
 * Called after the account got the email: only then is a change that another account makes at the same moment
 * visible.
 *
 * @throws EmailHeldError
 */
export async function refuseHeldEmail(
  trx: SchemaTransaction,
  email: string,
  accountId: string,
  now: Date,
): Promise<void> {
  if (await isEmailHeld(trx, email, accountId, undoableSince(now))) throw new EmailHeldError();
}

/** Saves what is needed to undo a change that is made in the same transaction. */
export async function saveContactChange(
  trx: SchemaTransaction,
  accountId: string,
  before: Contact,
  after: Contact,
  now: Date,
): Promise<UndoableChange> {
  const token = Array.from({ length: tokenLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  // a change of email is announced where reset codes go, which may be an older phone than the current one
  const [first] = await contactChangesSince(trx, accountId, undoableSince(now));
  const owner = after.phone === before.phone ? (first?.old_phone ?? before.phone) : before.phone;
  const change = {
    account_id: accountId,
    old_email: before.email,
    new_email: after.email,
    old_phone: before.phone,
    new_phone: after.phone,
    told_phone: owner,
    undo_hash: hashToken(token),
  };
  await insertContactChange(trx, change, now);
  return { owner, before, after, token };
}

/**
 * Sends the owner the link, once; it may be the last SMS of the day's ceiling. If it cannot be sent, because the
 * gateway fails or sending pauses, the change stands all the same, and the link is lost.
 */
export async function sendUndoLink(
  services: SmsServices,
  { owner, before, after, token }: UndoableChange,
): Promise<void> {
  // the token stands after #, a part of the address that browsers send to no server and that no log holds
  const link = `${siteAddress(services.settings)}${sitePaths.undoContactChange}#${token}`;
  const what =
    after.phone === before.phone
      ? "l'email du compte a change"
      : `le numero du compte finit maintenant par ${after.phone.slice(-2)}`;
  const text = `Soumdar : ${what}. Pas vous ? Annulez sous ${contactUndoHours} h : ${link}`;
  try {
    await sendWithinCeiling(services, 'atOnce', { to: owner, text });
  } catch (error) {
    services.log.error({ err: error }, 'an SMS could not be sent');
  }
}

/**
 * Gives an account back what it had before the first change that this link's phone was told of, signs it out everywhere
 * and deletes the changes since: a thief who changes both email and phone loses both again, whichever link is followed.
 */
export async function undoContactChange(
  services: SmsServices,
  token: string,
  ip: string,
): Promise<Refusal | undefined> {
  const limited = await refusedByLimit(services, limits.codeChecksFrom(services, ip));
  if (limited) return limited;
  const now = services.clock();
  try {
    return await services.database.kysely.transaction().execute(async (trx) => {
      const find = () => findContactChange(trx, hashToken(token), undoableSince(now));
      const found = await find();
      if (found) await lockAccount(trx, found.account_id);
      // the link of an earlier change may just have undone this one
      const change = await find();
      if (!change) return { refused: 'notFound' };
      const { account_id: accountId, told_phone: owner } = change;
      const changes = await contactChangesSince(trx, accountId, undoableSince(now));
      const first = changes.find(({ told_phone }) => told_phone === owner) ?? change;
      await giveToOwner(trx, accountId, owner, now, first.old_email);
      await deleteContactChanges(trx, accountId, first.changed_at);
      return undefined;
    });
  } catch (error) {
    // meanwhile another account verified the phone
    if (isUniqueViolation(error)) return { refused: 'phoneRegistered' };
    throw error;
  }
}

/** Makes the phone the account's own and, where one is named, the email; whoever else was signed in is so no longer. */
export async function giveToOwner(
  trx: SchemaTransaction,
  accountId: string,
  phone: string,
  now: Date,
  email?: string,
): Promise<void> {
  await setVerifiedPhone(trx, accountId, phone, now, email);
  // a code sent to the address that goes proves nothing about the one that comes back
  for (const purpose of ['reset_password', 'change_phone', 'verify_email'] as const) {
    await voidCodes(trx, accountId, purpose, now);
  }
  await setDeviceKey(trx, accountId, null);
  await deleteSessionsOf(trx, accountId);
}
