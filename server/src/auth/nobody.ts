import { lockAccount, takeHit } from '@soumdar/db';
import { limits } from '../limits/limits.ts';
import type { Services } from '../services.ts';

/** The id of no account: what is looked up for an address nobody registered. */
export const nobody = '00000000-0000-0000-0000-000000000000';

/** Writes as a wrong password or a wrong code does, lest the time of the answer tells which addresses have either. */
export async function writeAsForSomebody({ database }: Services, now: Date): Promise<void> {
  await database.kysely.transaction().execute(async (trx) => {
    await lockAccount(trx, nobody);
    await takeHit(trx, limits.triesOfNobody(), now);
  });
}
