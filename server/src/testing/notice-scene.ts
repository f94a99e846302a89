import { findAccountByEmail, insertManualRequest, type Database, type RequestNotice } from '@soumdar/db';
import { askAboutData } from '../privacy/privacy-requests.ts';
import { daySeconds, secondsAfter } from '../process/clock.ts';
import { notifyExperts, notifyOwner, reminderJob } from '../notifications/notify.ts';
import { sendDueNotifications } from '../notifications/send-due.ts';
import type { SendSms } from '../sms/message.ts';
import { verified } from './people.ts';
import { startTestServer } from './test-server.ts';

export async function forgetNotices({ kysely }: Database): Promise<void> {
  for (const table of ['manual_requests', 'privacy_requests', 'limits'] as const) {
    await kysely.deleteFrom(table).execute();
  }
  await kysely.updateTable('accounts').set({ role: 'user' }).execute();
}

export async function noticeScene(database: Database, environment: Record<string, string> = {}) {
  const server = await startTestServer(database, { environment });
  const { services } = server;
  const { kysely } = database;
  const account = async (role: 'user' | 'expert') => {
    const { email, phone } = await verified(server);
    await kysely.updateTable('accounts').set({ role }).where('email', '=', email).execute();
    const { id } = (await findAccountByEmail(kysely, email))!;
    return { id, phone, notices: async () => (await server.messagesTo(phone)).slice(0, -1) };
  };
  const [expert, owner] = [await account('expert'), await account('user')];
  const newRequest = async () =>
    (await insertManualRequest(kysely, {
      account_id: owner.id,
      created_at: services.clock(),
      answer_by: secondsAfter(services.clock(), daySeconds),
      property_type: 'villa',
      lat: 33.88,
      lng: 10.09,
      localisation: 'Gabès',
      answers: '{}',
      details: '{}',
      preferred_contact_method: 'phone',
      preferred_contact_time: 'morning',
    }))!;
  const requestId = await newRequest();
  const inTransaction = kysely.transaction();
  return {
    server,
    services,
    account,
    expert,
    owner,
    requestId,
    newRequest,
    queueForExperts: (notice: RequestNotice, manualRequestId = requestId) =>
      inTransaction.execute((trx) => notifyExperts(services, trx, { notice, manualRequestId })),
    askAboutData: () => askAboutData(services, owner.id, { kind: 'objection', message: 'Non.' }),
    queueForOwner: (event: Parameters<typeof notifyOwner>[2]) =>
      inTransaction.execute((trx) => notifyOwner(services, trx, event, requestId)),
    send: (sendSms: SendSms = services.sendSms) => sendDueNotifications({ ...services, sendSms }),
    remind: () => reminderJob(services).work(new AbortController().signal),
    stored: () => kysely.selectFrom('notifications').selectAll().execute(),
    alerts: () => server.log.map((line) => JSON.parse(line)).filter(({ alert }) => alert),
    close: () =>
      kysely
        .updateTable('manual_requests')
        .set({ status: 'cancelled', closed_at: services.clock() })
        .where('id', '=', requestId)
        .execute(),
  };
}
