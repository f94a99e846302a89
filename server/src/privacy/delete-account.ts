import { eraseAccounts, type Account } from '@soumdar/db';
import type { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { askPassword } from './ask-password.ts';

/** Erases the account with all that is personal; its open requests to an expert go with it. */
export async function deleteAccount(
  services: Services,
  known: Account,
  password: string,
): Promise<Refusal | undefined> {
  const asked = await askPassword(services, known, password);
  if ('refused' in asked) return asked;
  return services.database.kysely.transaction().execute(async (trx) => {
    const account = await asked.judge(trx, services.clock());
    if ('refused' in account) return account;
    await eraseAccounts(trx, [account.id]);
    return undefined;
  });
}
