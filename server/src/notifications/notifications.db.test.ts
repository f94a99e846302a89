import { text as readAll } from 'node:stream/consumers';
import {
  findAccountByEmail,
  insertManualRequest,
  takeDueNotification,
  type OwnerNotice,
  type RequestNotice,
} from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { secondsAfter } from '../clock.ts';
import { SmsNotTakenError, type SendSms } from '../sms/message.ts';
import { localService } from '../testing/local-service.ts';
import { verified } from '../testing/people.ts';
import { somebodySignedIn } from '../testing/personal.ts';
import { startTestServer } from '../testing/test-server.ts';
import { tellExperts, tellOwner } from './notify.ts';
import { remindExperts } from './remind-experts.ts';
import { sendDueNotifications } from './send-due.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

describeOnBothDatabases('a notice', (database) => {
  beforeEach(async () => {
    for (const table of ['manual_requests', 'privacy_requests', 'limits'] as const) {
      await database().kysely.deleteFrom(table).execute();
    }
    await database().kysely.updateTable('accounts').set({ role: 'user' }).execute();
  });

  /** An expert, an owner and the owner's request, just made. */
  async function scene(environment: Record<string, string> = {}) {
    const server = await startTestServer(database(), { environment });
    const { services } = server;
    const { kysely } = database();
    const account = async (role: 'user' | 'expert') => {
      const { email, phone } = await verified(server);
      await kysely.updateTable('accounts').set({ role }).where('email', '=', email).execute();
      const { id } = (await findAccountByEmail(kysely, email))!;
      return { id, phone, notices: async () => (await server.messagesTo(phone)).slice(0, -1) };
    };
    const [expert, owner] = [await account('expert'), await account('user')];
    const requestId = await insertManualRequest(kysely, {
      account_id: owner.id,
      created_at: services.clock(),
      property_type: 'villa',
      lat: 33.88,
      lng: 10.09,
      localisation: 'Gabès',
      answers: '{}',
      details: '{}',
      preferred_contact_method: 'phone',
      preferred_contact_time: 'morning',
    });
    const inTransaction = kysely.transaction();
    return {
      server,
      services,
      account,
      expert,
      owner,
      requestId,
      queueForExperts: (notice: RequestNotice) =>
        inTransaction.execute((trx) => tellExperts(services, trx, { notice, manualRequestId: requestId })),
      queueForOwner: (notice: OwnerNotice) =>
        inTransaction.execute((trx) => tellOwner(services, trx, notice, requestId)),
      send: (sendSms: SendSms = services.sendSms) => sendDueNotifications({ ...services, sendSms }),
      remind: () => remindExperts.work(services, new AbortController().signal),
      kept: () => kysely.selectFrom('notifications').selectAll().execute(),
      alerts: () => server.log.map((line) => JSON.parse(line)).filter(({ alert }) => alert),
      close: () =>
        kysely
          .updateTable('manual_requests')
          .set({ status: 'cancelled', closed_at: services.clock() })
          .where('id', '=', requestId)
          .execute(),
    };
  }

  it('of a request goes to the phone of every expert, once', async () => {
    const { account, expert, owner, queueForExperts, send, kept } = await scene();
    const other = await account('expert');
    await queueForExperts('request_received');
    await queueForExperts('request_received');
    await Promise.all([send(), send()]);
    await send();
    for (const { notices } of [expert, other]) {
      expect(await notices()).toMatchObject([{ text: expect.stringContaining('nouvelle demande') }]);
    }
    expect(await owner.notices()).toEqual([]);
    expect(await kept()).toMatchObject([1, 2].map(() => ({ status: 'sent', attempts: 1, last_error: null })));
  });

  it('goes to the owner with a link to the dashboard, and is kept without text or number', async () => {
    const { owner, queueForOwner, send, kept } = await scene({ PUBLIC_URL: 'https://soumdar.example.tn' });
    await queueForOwner('request_completed');
    await send();
    const text = (await owner.notices())[0]!.text;
    expect(text).toContain('https://soumdar.example.tn/dashboard');
    const rows = JSON.stringify(await kept());
    expect(rows).toContain('"sent"');
    expect(rows).not.toContain(text.slice(0, 20));
    expect(rows).not.toContain(owner.phone.slice(4));
  });

  it('is not sent when its transaction is rolled back', async () => {
    const { services, owner, requestId, send } = await scene();
    const failed = database()
      .kysely.transaction()
      .execute(async (trx) => {
        await tellOwner(services, trx, 'request_completed', requestId);
        throw new Error('rolled back');
      });
    await expect(failed).rejects.toThrow('rolled back');
    await send();
    expect(await owner.notices()).toEqual([]);
  });

  it.each([
    ['who wants none', { sms_notices: false }],
    ['who is none any more', { role: 'user' as const }],
    ['whose phone is not verified any more', { phone_verified_at: null }],
    ['who has the use of the data suspended', { limited_since: new Date() }],
  ])('is not sent to an expert %s', async (_who, change) => {
    const { expert, queueForExperts, send, kept } = await scene();
    await queueForExperts('request_received');
    await database().kysely.updateTable('accounts').set(change).where('id', '=', expert.id).execute();
    await send();
    expect(await expert.notices()).toEqual([]);
    expect(await kept()).toMatchObject([{ status: 'skipped', last_error: expect.any(String) }]);
  });

  it('is not sent to experts once the request is closed', async () => {
    const { expert, queueForExperts, send, close, kept } = await scene();
    await queueForExperts('request_received');
    await close();
    await send();
    expect(await expert.notices()).toEqual([]);
    expect(await kept()).toMatchObject([{ status: 'skipped' }]);
  });

  it('that the gateway does not take is tried again, ever later, and given up with an alert', async () => {
    const { server, owner, queueForOwner, send, kept, alerts } = await scene();
    await queueForOwner('request_completed');
    let tries = 0;
    const refusing: SendSms = async () => {
      tries += 1;
      throw new SmsNotTakenError('the gateway is closed');
    };
    await send(refusing);
    for (const wait of [minute, 10 * minute, hour, 4 * hour]) {
      const before = tries;
      server.pass(wait - 1);
      await send(refusing);
      expect(tries).toBe(before);
      server.pass(1);
      await send(refusing);
      expect(tries).toBe(before + 1);
    }
    expect(await kept()).toMatchObject([
      { status: 'failed', attempts: 5, last_error: 'the gateway is closed' },
    ]);
    expect(alerts()).toHaveLength(1);
    server.pass(24 * hour);
    await send();
    expect(await owner.notices()).toEqual([]);
  });

  it('is sent by a later try when the gateway is back', async () => {
    const { server, owner, queueForOwner, send, kept } = await scene();
    await queueForOwner('request_completed');
    await send(() => Promise.reject(new SmsNotTakenError('closed')));
    server.pass(minute);
    await send();
    expect(await owner.notices()).toHaveLength(1);
    expect(await kept()).toMatchObject([{ status: 'sent', attempts: 2, last_error: null }]);
  });

  it('that may have been sent is not sent again', async () => {
    const { server, owner, queueForOwner, send, kept, alerts } = await scene();
    await queueForOwner('request_completed');
    await send(() => Promise.reject(new Error('the answer was lost')));
    server.pass(24 * hour);
    await send();
    expect(await owner.notices()).toEqual([]);
    expect(await kept()).toMatchObject([{ status: 'failed', attempts: 1 }]);
    expect(alerts()).toHaveLength(1);
  });

  it('that a process was sending when it was killed is not sent again, and raises an alert', async () => {
    const { server, services, owner, queueForOwner, send, kept, alerts } = await scene();
    await queueForOwner('request_completed');
    const now = services.clock();
    await takeDueNotification(database().kysely, now, secondsAfter(now, 10 * minute));
    await send();
    expect(await kept()).toMatchObject([{ status: 'sending' }]);
    server.pass(10 * minute);
    await send();
    expect(await kept()).toMatchObject([{ status: 'failed', last_error: 'interrupted' }]);
    expect(await owner.notices()).toEqual([]);
    expect(alerts()).toHaveLength(1);
  });

  it('that the ceiling of the day holds back is sent when the day is over', async () => {
    const codes = 2;
    const { server, owner, queueForOwner, send, kept } = await scene({ SMS_DAILY_CEILING: String(codes) });
    await queueForOwner('request_completed');
    for (const _quarter of [1, 2, 3, 4]) {
      await send();
      expect(await kept()).toMatchObject([{ status: 'queued', attempts: 0 }]);
      server.pass(6 * hour);
    }
    await send();
    expect(await owner.notices()).toHaveLength(1);
    expect(await kept()).toMatchObject([{ status: 'sent', attempts: 1 }]);
  });

  it('that no expert can be told raises an alert, not more than once an hour', async () => {
    const { server, expert, queueForExperts, kept, alerts } = await scene();
    await database()
      .kysely.updateTable('accounts')
      .set({ role: 'user' })
      .where('id', '=', expert.id)
      .execute();
    await queueForExperts('request_received');
    await queueForExperts('request_received');
    expect(await kept()).toEqual([]);
    expect(alerts()).toHaveLength(1);
    server.pass(hour);
    await queueForExperts('request_received');
    expect(alerts()).toHaveLength(2);
  });

  it('is posted to the experts’ webhook where there is one, until it is taken, always under one id', async () => {
    const posted: { id: string; notice: string; text: string }[] = [];
    const webhook = await localService(async (request, response) => {
      posted.push(JSON.parse(await readAll(request)));
      response.writeHead(posted.length < 3 ? 500 : 200).end();
    });
    const { server, services, expert, queueForExperts, send } = await scene({ EXPERTS_WEBHOOK: webhook });
    await queueForExperts('request_received');
    await send();
    server.pass(minute);
    // a process killed while it posts
    const now = services.clock();
    await takeDueNotification(database().kysely, now, secondsAfter(now, 10 * minute));
    server.pass(10 * minute);
    await send();
    server.pass(hour);
    await send();
    await send();
    expect(posted).toHaveLength(3);
    expect(posted[2]).toMatchObject({ notice: 'request_received', text: expect.stringContaining('villa') });
    expect(new Set(posted.map(({ id }) => id)).size).toBe(1);
    expect(await expert.notices()).toEqual([]);
  });

  it('reminds experts once, four hours before the time of a request is up, unless it is closed', async () => {
    const { server, expert, remind, send, close } = await scene();
    const check = async () => {
      await remind();
      await send();
      return (await expert.notices()).length;
    };
    server.pass(20 * hour - 60);
    expect(await check()).toBe(0);
    server.pass(60);
    expect(await check()).toBe(1);
    expect(await check()).toBe(1);
    expect(await expert.notices()).toMatchObject([{ text: expect.stringContaining('rappel') }]);
    await database().kysely.deleteFrom('notifications').execute();
    await close();
    expect(await check()).toBe(1);
  });

  it('reminds experts late, and once, when nothing ran before the time of a request was up', async () => {
    const { server, expert, remind, send } = await scene();
    server.pass(30 * hour);
    for (const _check of [1, 2]) {
      await remind();
      await send();
    }
    expect(await expert.notices()).toMatchObject([{ text: expect.stringContaining('rappel') }]);
  });

  it('of a request about personal data goes to experts when it comes, and a week before its month ends', async () => {
    const { server, expert, remind, send } = await scene();
    const asking = await somebodySignedIn(server);
    await asking.ask('objection', 'Ne m’appelez plus.');
    const answered = (await asking.ask('limitation')).body.data.request.id;
    await send();
    const told = async () => (await expert.notices()).map(({ text }) => text);
    expect(await told()).toHaveLength(2);
    expect(await told()).toContainEqual(expect.stringMatching(/donnees personnelles, .* 02\/04\.$/));
    expect(await told()).not.toContainEqual(expect.stringContaining('appelez'));

    await database()
      .kysely.updateTable('privacy_requests')
      .set({ answered_at: server.services.clock() })
      .where('id', '=', answered)
      .execute();
    const check = async () => {
      await remind();
      await send();
      return (await told()).filter((text) => text.includes('rappel') && text.includes('donnees')).length;
    };
    server.pass(24 * day - hour);
    expect(await check()).toBe(0);
    server.pass(hour);
    expect(await check()).toBe(1);
    expect(await check()).toBe(1);
  });

  it('of a request about personal data that is answered meanwhile is not sent', async () => {
    const { server, expert, send, kept } = await scene();
    const asking = await somebodySignedIn(server);
    await asking.ask('objection');
    await database()
      .kysely.updateTable('privacy_requests')
      .set({ answered_at: server.services.clock() })
      .execute();
    await send();
    expect(await expert.notices()).toEqual([]);
    expect(await kept()).toMatchObject([{ status: 'skipped' }]);
  });
});
