import { findAccountByEmail, type Database, type SchemaTransaction } from '@soumdar/db';
import { queueEmail } from '../email/queue-email.ts';
import { somebodySignedIn } from './personal.ts';
import type { TestServer } from './test-server.ts';

export async function somebodyWithEmail(server: TestServer) {
  const somebody = await somebodySignedIn(server);
  const { person, token } = somebody;
  const askForCode = () => server.post('/api/user/email-verification', {}, { token });
  const confirm = (code: string, from?: string) =>
    server.post('/api/user/email-verification/confirm', { code }, { token, ...(from && { from }) });
  const newestCode = async (address = person.email) =>
    /\d{6}/.exec((await server.emailsTo(address))[0]!.text)![0];
  return { ...somebody, askForCode, confirm, newestCode };
}

export async function somebodyReachable(database: Database, server: TestServer) {
  const somebody = await somebodySignedIn(server);
  const { email } = somebody.person;
  const { kysely } = database;
  const { id: accountId } = (await findAccountByEmail(kysely, email))!;
  await somebody.change({ wantsAlerts: true });
  const set = (change: {
    email_verified_at?: Date | null;
    email_stopped_at?: Date;
    limited_since?: Date;
    locale?: 'fr' | 'ar';
  }) => kysely.updateTable('accounts').set(change).where('id', '=', accountId).execute();
  await set({ email_verified_at: server.services.clock() });
  const queueIn = (trx: SchemaTransaction) =>
    queueEmail(server.services, trx, { accountId, kind: 'alerts_confirmed', values: {} });
  const queue = () => kysely.transaction().execute(queueIn);
  const account = () =>
    kysely.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow();
  const emails = () =>
    kysely
      .selectFrom('emails')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute();
  return { ...somebody, accountId, set, account, queue, queueIn, emails };
}
