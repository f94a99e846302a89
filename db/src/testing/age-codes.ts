/** node db/src/testing/age-codes.ts EMAIL MINUTES: backdates an account's codes, for the journeys. */
import { withCommandDatabase } from '../commands.ts';

const [email = '', minutes = '0'] = process.argv.slice(2);
await withCommandDatabase(async ({ kysely }) => {
  const { id } = await kysely
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const codes = await kysely.selectFrom('codes').selectAll().where('account_id', '=', id).execute();
  const earlier = (instant: string) => new Date(Date.parse(instant) - Number(minutes) * 60_000);
  for (const code of codes) {
    await kysely
      .updateTable('codes')
      .set({ sent_at: earlier(code.sent_at), expires_at: earlier(code.expires_at) })
      .where('id', '=', code.id)
      .execute();
  }
});
