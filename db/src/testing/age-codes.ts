/** node db/src/testing/age-codes.ts EMAIL MINUTES: for the journeys, makes the codes of an account look that much older. */
import { openDatabase } from '../open-database.ts';

const [email = '', minutes = '0'] = process.argv.slice(2);
const database = await openDatabase({ dataDir: process.env['DATA_DIR'] ?? './.data' }, { attach: true });
const { kysely } = database;
const account = await kysely
  .selectFrom('accounts')
  .select('id')
  .where('email', '=', email)
  .executeTakeFirstOrThrow();
const codes = await kysely.selectFrom('codes').selectAll().where('account_id', '=', account.id).execute();
const earlier = (instant: string) => new Date(Date.parse(instant) - Number(minutes) * 60_000);
for (const code of codes) {
  await kysely
    .updateTable('codes')
    .set({ sent_at: earlier(code.sent_at), expires_at: earlier(code.expires_at) })
    .where('id', '=', code.id)
    .execute();
}
await database.close();
