import { randomInt } from 'node:crypto';
import { contactUndoHours } from '@soumdar/contract';
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
  setPassword,
  setProvedContact,
  voidCodes,
  type Account,
  type ContactChange,
  type Database,
  type SchemaTransaction,
} from '@soumdar/db';
import { hourSeconds, secondsBefore } from '../process/clock.ts';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit, type LimitServices } from '../limits/limits.ts';
import { hashToken } from '../http/tokens.ts';
import { unmatchableHash } from './secrets.ts';
import { asProved, channelOf, contactOf, isSameChannel, type Channel, type Contact } from './contact.ts';

/**
 * A thief with a session and the password could take an account over by changing its contacts. So for three
 * days reset codes go to the former contact, nobody else may register the old email, and a link undoes the
 * change.
 */
export interface UndoableChange {
  owner: Channel;
  before: Contact;
  after: Contact;
  /** of the account */
  language: Account['locale'];
  /** of the link; only its hash is stored */
  token: string;
}

/** Letters only, 131 random bits: a run of six digits would look like a code. */
const tokenLength = 28;
const alphabet = 'abcdefghijklmnopqrstuvwxyz';

export const undoableSince = (now: Date) => secondsBefore(now, contactUndoHours * hourSeconds);

export async function resetChannelOf(
  db: Database['kysely'],
  account: Pick<Account, 'id' | 'email' | 'phone' | 'phone_abroad'>,
  now: Date,
): Promise<Channel | undefined> {
  const [first] = await contactChangesSince(db, account.id, undoableSince(now));
  const contact = first ? contactBefore(first) : contactOf(account);
  return contact && channelOf(contact);
}

export const contactBefore = ({ old_email, old_phone }: ContactChange): Contact => ({
  email: old_email,
  phone: old_phone,
});

/** Rolls the transaction back: the email is still reserved for another account. */
export class EmailHeldError extends Error {
  constructor() {
    super('another account gave the email up within three days, and may want it back');
  }
}

/**
 * A simultaneous change of another account is visible only once the account has the email.
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

export async function saveContactChange(
  trx: SchemaTransaction,
  {
    id: accountId,
    locale: language,
    email_verified_at,
  }: Pick<Account, 'id' | 'locale' | 'email_verified_at'>,
  before: Contact,
  after: Contact,
  now: Date,
): Promise<UndoableChange> {
  const token = Array.from({ length: tokenLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  // where reset codes go may be an older contact than the current one
  const [first] = await contactChangesSince(trx, accountId, undoableSince(now));
  const moves = !isSameChannel(channelOf(before), channelOf(after));
  const owner = channelOf(moves || !first ? before : contactBefore(first));
  const change = {
    account_id: accountId,
    old_email: before.email,
    new_email: after.email,
    old_phone: before.phone,
    new_phone: after.phone,
    told_phone: 'phone' in owner ? owner.phone : null,
    told_email: 'email' in owner ? owner.email : null,
    old_email_verified_at: email_verified_at,
    undo_hash: hashToken(token),
  };
  await insertContactChange(trx, change, now);
  return { owner, before, after, language, token };
}

/**
 * Goes back to before the first change announced to this link's owner: a thief who changes both email and
 * phone loses both, whichever link is followed.
 */
export async function undoContactChange(
  services: LimitServices,
  token: string,
  ip: string,
): Promise<Refusal | undefined> {
  const limited = await refusedByLimit(services, limits.codeChecksFrom(services, ip));
  if (limited) return limited;
  const now = services.clock();
  let owner: Channel | undefined;
  try {
    return await services.database.kysely.transaction().execute(async (trx) => {
      const find = () => findContactChange(trx, hashToken(token), undoableSince(now));
      const found = await find();
      if (found) await lockAccount(trx, found.account_id);
      // the link of an earlier change may just have undone this one
      const change = await find();
      if (!change) return { refused: 'notFound' };
      const { account_id: accountId } = change;
      const stated = channelNotified(change);
      owner = stated;
      const changes = await contactChangesSince(trx, accountId, undoableSince(now));
      const first = changes.find((one) => isSameChannel(channelNotified(one), stated)) ?? change;
      await giveToOwner(
        trx,
        accountId,
        { ...contactBefore(first), ...stated },
        now,
        first.old_email_verified_at,
      );
      await deleteContactChanges(trx, accountId, first.changed_at);
      // whoever made the change knew the password
      await setPassword(trx, accountId, unmatchableHash);
      return undefined;
    });
  } catch (error) {
    // meanwhile another account verified the phone or registered the email
    if (isUniqueViolation(error))
      return { refused: owner && 'email' in owner ? 'emailExists' : 'phoneRegistered' };
    throw error;
  }
}

function channelNotified({ told_phone, told_email, old_email }: ContactChange): Channel {
  return told_phone === null ? { email: told_email ?? old_email } : { phone: told_phone };
}

/** @param emailVerifiedAt of an email that returns */
export async function giveToOwner(
  trx: SchemaTransaction,
  accountId: string,
  contact: Contact,
  now: Date,
  emailVerifiedAt: string | null = null,
): Promise<void> {
  await setProvedContact(trx, accountId, asProved(contact), now, emailVerifiedAt);
  // a code sent to the other contact proves nothing about this one
  for (const purpose of ['reset_password', 'change_phone', 'verify_email', 'change_email'] as const) {
    await voidCodes(trx, accountId, purpose, now);
  }
  await setDeviceKey(trx, accountId, null);
  await deleteSessionsOf(trx, accountId);
}
