import { registerRequestSchema } from '@soumdar/contract';
import { findAccountByEmail, insertExpert, setRole, type Database } from '@soumdar/db';
import { isCommonPassword } from '../auth/common-passwords.ts';
import { hashSecret } from '../auth/secrets.ts';
import { maskPhone } from '../sms/message.ts';
import { StaffError } from './staff-error.ts';

const { full_name: nameSchema, password: passwordSchema } = registerRequestSchema.shape;

/**
 * Gives the account of that address the expert role; where there is none that was verified, opens one with a password
 * that is asked for. Says what was done.
 */
export async function addExpert(
  { kysely }: Database,
  email: string,
  name: string,
  askPassword: () => Promise<string>,
): Promise<string> {
  const known = await findAccountByEmail(kysely, email);
  if (known?.phone_verified_at) {
    await setRole(kysely, known.id, 'expert');
    const phone = known.phone === null ? 'without a phone' : `phone ${maskPhone(known.phone)}`;
    return `${known.full_name} (${email}, ${phone}) is an expert. The account and its password are as they were.`;
  }
  const checkedName = nameSchema.safeParse(name);
  if (!checkedName.success) throw new StaffError('The name must have 1 to 120 characters.');
  const password_hash = await hashSecret(await checked(await askPassword()));
  const expert = { email, full_name: checkedName.data, password_hash };
  await kysely.transaction().execute((trx) => insertExpert(trx, expert, new Date()));
  return `${checkedName.data} (${email}) is an expert, with a new account and no phone.`;
}

async function checked(password: string): Promise<string> {
  const { error } = passwordSchema.safeParse(password);
  if (error) throw new StaffError(`The password ${error.issues[0]?.message}.`);
  if (await isCommonPassword(password)) throw new StaffError('The password is too common.');
  return password;
}
