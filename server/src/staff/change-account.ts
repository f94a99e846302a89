import { contactUndoHours, isInternationalTunisianMobile, registerRequestSchema } from '@soumdar/contract';
import {
  findAccountByEmail,
  insertExpert,
  setRole,
  deleteContactChanges,
  deleteSecondFactor,
  deleteSessionsOf,
  isUniqueViolation,
  lockAccount,
  listExperts,
  type Database,
  type Account,
  type SchemaTransaction,
} from '@soumdar/db';
import { isCommonPassword } from '../auth/common-passwords.ts';
import { contactOf } from '../auth/contact.ts';
import { EmailHeldError, giveToOwner, refuseHeldEmail } from '../auth/contact-changes.ts';
import { hashSecret } from '../auth/secrets.ts';

/** The message is one sentence for the staff. */
export class StaffError extends Error {}

const { full_name: nameSchema, password: passwordSchema } = registerRequestSchema.shape;

/**
 * Opens an account, and prompts for its password, where no verified one has that address. Anybody may have
 * registered the address, so one that exists needs a proved email, or its phone as the staff knows it.
 */
export async function addExpert(
  { kysely }: Database,
  { email, name, phone }: { email: string; name: string; phone?: string | undefined },
  askPassword: () => Promise<string>,
): Promise<string> {
  const knownPhone = phone === undefined ? undefined : normalised(phone);
  const known = await kysely.transaction().execute((trx) => promote(trx, email, knownPhone));
  if (known) {
    const contact = contactOf(known);
    const ending = contact ? `phone ending in ${contact.phone.slice(-2)}` : 'without a phone';
    return `${known.full_name} (${email}, ${ending}) is an expert, and signed out everywhere. The account and its password are as they were.`;
  }
  const checkedName = nameSchema.safeParse(name);
  if (!checkedName.success) throw new StaffError('The name must have 1 to 120 characters.');
  const password_hash = await hashSecret(await checked(await askPassword()));
  const expert = { email, full_name: checkedName.data, password_hash };
  const now = new Date();
  try {
    await kysely.transaction().execute(async (trx) => {
      const id = await insertExpert(trx, expert, now);
      await refuseHeldEmail(trx, email, id, now);
    });
  } catch (error) {
    if (error instanceof EmailHeldError)
      throw new StaffError(
        `${email} was changed within ${contactUndoHours} hours by an account that may want it back.`,
      );
    throw error;
  }
  return `${checkedName.data} (${email}) is an expert, with a new account and no phone.`;
}

/** @returns undefined where no verified account has that email */
async function promote(
  trx: SchemaTransaction,
  email: string,
  phone: string | undefined,
): Promise<Account | undefined> {
  const found = await findAccountByEmail(trx, email);
  const account = found && (await lockAccount(trx, found.id));
  if (!account?.phone_verified_at || account.email !== email) {
    if (phone === undefined) return undefined;
    throw new StaffError(`${email} has no verified account: without --phone, a new one is opened.`);
  }
  if (phone !== undefined && phone !== account.phone)
    throw new StaffError(`${phone} is not the phone of the account of ${email}.`);
  const isProved = phone !== undefined || account.email_verified_at !== null;
  if (!isProved && account.role !== 'expert')
    throw new StaffError(
      `${email} was never proved by the account that uses it, so anybody may have opened it. Either its owner verifies the email at /mes-donnees, or you name the person's phone, as you know it from them: --phone NUMBER.`,
    );
  // whoever holds a session of before has not proved that they are this person
  if (account.role !== 'expert') await deleteSessionsOf(trx, account.id);
  await setRole(trx, account.id, 'expert');
  return account;
}

async function checked(password: string): Promise<string> {
  const { error } = passwordSchema.safeParse(password);
  if (error) throw new StaffError(`The password ${error.issues[0]?.message}.`);
  if (await isCommonPassword(password)) throw new StaffError('The password is too common.');
  return password;
}

/** Signs the account out everywhere. */
export async function setPhone({ kysely }: Database, email: string, written: string): Promise<string> {
  const phone = normalised(written);
  const account = await findVerified(kysely, email);
  const now = new Date();
  try {
    await kysely.transaction().execute(async (trx) => {
      await giveToOwner(trx, account.id, { email, phone }, now);
      // the staff knows the owner: reset codes go to the new phone at once
      await deleteContactChanges(trx, account.id);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new StaffError(`${phone} is the phone of another account.`);
    throw error;
  }
  return `${account.full_name} (${email}) now has the phone ${phone}, and is signed out everywhere.`;
}

/** Signs the account out everywhere. */
export async function setEmail({ kysely }: Database, email: string, newEmail: string): Promise<string> {
  const account = await findVerified(kysely, email);
  const contact = contactOf(account);
  if (!contact) throw new StaffError(`${email} has no phone: add an expert with the new email instead.`);
  const now = new Date();
  try {
    await kysely.transaction().execute(async (trx) => {
      await giveToOwner(trx, account.id, { ...contact, email: newEmail }, now);
      await refuseHeldEmail(trx, newEmail, account.id, now);
      await deleteContactChanges(trx, account.id);
    });
  } catch (error) {
    if (isUniqueViolation(error) || error instanceof EmailHeldError)
      throw new StaffError(`${newEmail} is the email of another account, or was until a moment ago.`);
    throw error;
  }
  return `${account.full_name} now has the email ${newEmail}, and is signed out everywhere.`;
}

/** For a lost phone whose recovery codes are lost too. Signs the account out everywhere. */
export async function resetSecondFactor({ kysely }: Database, email: string): Promise<string> {
  const account = await findVerified(kysely, email);
  const existed = await kysely.transaction().execute(async (trx) => {
    await deleteSessionsOf(trx, account.id);
    return deleteSecondFactor(trx, account.id);
  });
  if (!existed) throw new StaffError(`${account.full_name} (${email}) has no second factor.`);
  return `${account.full_name} (${email}) has no second factor any more, is signed out everywhere, and sets another after signing in.`;
}

export async function removeExpert({ kysely }: Database, email: string): Promise<string> {
  const account = await findVerified(kysely, email);
  await kysely.transaction().execute(async (trx) => {
    await setRole(trx, account.id, 'user');
    await deleteSecondFactor(trx, account.id);
  });
  return `${account.full_name} (${email}) is no expert any more. Any expert can take over what they had not answered.`;
}

export async function describeExperts({ kysely }: Database): Promise<string> {
  const experts = await listExperts(kysely);
  if (experts.length === 0) return 'There is no expert.';
  return experts
    .map(({ full_name, email, phone, last_login_at }) =>
      [
        full_name,
        email,
        phone ?? 'no phone',
        `last signed in: ${last_login_at?.slice(0, 10) ?? 'never'}`,
      ].join(', '),
    )
    .join('\n');
}

async function findVerified(kysely: Database['kysely'], email: string): Promise<Account> {
  const account = await findAccountByEmail(kysely, email);
  if (!account?.phone_verified_at) throw new StaffError(`${email} has no account, or one never verified.`);
  return account;
}

/** People write spaces, dots or hyphens, with or without the country. */
function normalised(written: string): string {
  const digits = written.replaceAll(/[\s.-]/g, '').replace(/^(\+216|00216|216(?=\d{8}$))/, '');
  const phone = `+216${digits}`;
  if (isInternationalTunisianMobile(phone)) return phone;
  throw new StaffError(`${written} is not a Tunisian mobile number that may be used here.`);
}
