import { describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { forgetNotices, noticeScene } from '../testing/notice-scene.ts';
import { notifyOwner } from './notify.ts';

const hour = 60 * 60;

describeOnBothDatabases('a notice', (database) => {
  beforeEach(() => forgetNotices(database()));
  const scene = (environment?: Record<string, string>) => noticeScene(database(), environment);

  it('of a request goes to the phone of every expert, once', async () => {
    const { account, expert, owner, queueForExperts, send, stored } = await scene();
    const other = await account('expert');
    await queueForExperts('request_received');
    await queueForExperts('request_received');
    await Promise.all([send(), send()]);
    await send();
    for (const { notices } of [expert, other]) {
      expect(await notices()).toMatchObject([{ text: expect.stringContaining('nouvelle demande') }]);
    }
    expect(await owner.notices()).toEqual([]);
    expect(await stored()).toMatchObject(
      [1, 2].map(() => ({ status: 'sent', attempts: 1, last_error: null })),
    );
  });

  it('of several new requests is one SMS in ten minutes, which says how many wait', async () => {
    const { server, expert, newRequest, queueForExperts, send, stored } = await scene();
    const texts = async () => (await expert.notices()).map(({ text }) => text);
    await queueForExperts('request_received');
    await send();
    for (let more = 0; more < 3; more += 1) await queueForExperts('request_received', await newRequest());
    server.pass(599);
    await send();
    expect(await texts()).toHaveLength(1);
    server.pass(1);
    await send();
    expect((await texts()).sort()).toEqual([
      expect.stringContaining('3 nouvelles demandes, la premiere a traiter avant le'),
      expect.stringContaining("nouvelle demande d'estimation (villa)"),
    ]);
    server.pass(hour);
    await send();
    expect(await texts()).toHaveLength(2);
    expect((await stored()).map(({ status }) => status).sort()).toEqual([
      'sent',
      'sent',
      'skipped',
      'skipped',
    ]);
  });

  it('of several requests about personal data is one SMS an hour, which says how many wait', async () => {
    const { server, expert, askAboutData, send, stored } = await scene();
    const texts = async () => (await expert.notices()).map(({ text }) => text);
    for (let call = 1; call <= 8; call += 1) await askAboutData();
    await send();
    expect(await texts()).toEqual([expect.stringContaining('8 demandes sur des donnees personnelles')]);
    for (let more = 0; more < 2; more += 1) await askAboutData();
    server.pass(hour - 1);
    await send();
    expect(await texts()).toHaveLength(1);
    server.pass(1);
    await send();
    expect((await texts())[0]).toContain('2 demandes sur des donnees personnelles, la premiere');
    expect((await stored()).map(({ status }) => status).sort()).toEqual([
      'sent',
      'sent',
      ...Array.from({ length: 8 }, () => 'skipped'),
    ]);
  });

  it('to experts takes a quarter of the SMS of a day, whoever asks for what', async () => {
    const { server, expert, newRequest, queueForExperts, queueForOwner, owner, send, stored } = await scene({
      SMS_DAILY_CEILING: '12',
    });
    for (let request = 1; request <= 4; request += 1) {
      await queueForExperts('request_due', await newRequest());
    }
    await queueForOwner('completed');
    await send();
    expect(await expert.notices()).toHaveLength(3);
    expect(await owner.notices()).toHaveLength(1);
    expect((await stored()).filter(({ status }) => status === 'queued')).toMatchObject([{ attempts: 0 }]);
    server.pass(24 * hour);
    await send();
    expect(await expert.notices()).toHaveLength(4);
  });

  it('goes to the owner with a link to the dashboard, and is kept without text or number', async () => {
    const { owner, queueForOwner, send, stored } = await scene({ PUBLIC_URL: 'https://soumdar.example.tn' });
    await queueForOwner('completed');
    await send();
    const text = (await owner.notices())[0]!.text;
    expect(text).toContain('https://soumdar.example.tn/dashboard');
    const rows = JSON.stringify(await stored());
    expect(rows).toContain('"sent"');
    expect(rows).not.toContain(text.slice(0, 20));
    expect(rows).not.toContain(owner.phone.slice(4));
  });

  it('goes to the owner at each correction of an answer, once for those that follow before it is sent', async () => {
    const { owner, queueForOwner, send } = await scene();
    for (const sent of [1, 2]) {
      await queueForOwner('corrected');
      await queueForOwner('corrected');
      await send();
      expect(await owner.notices()).toHaveLength(sent);
    }
  });

  it('is not sent when its transaction is rolled back', async () => {
    const { services, owner, requestId, send } = await scene();
    const failed = database()
      .kysely.transaction()
      .execute(async (trx) => {
        await notifyOwner(services, trx, 'completed', requestId);
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
    const { expert, queueForExperts, send, stored } = await scene();
    await queueForExperts('request_received');
    await database().kysely.updateTable('accounts').set(change).where('id', '=', expert.id).execute();
    await send();
    expect(await expert.notices()).toEqual([]);
    expect(await stored()).toMatchObject([{ status: 'skipped', last_error: expect.any(String) }]);
  });

  it('is not sent to experts once its request is closed', async () => {
    const { expert, queueForExperts, send, close, stored } = await scene();
    await queueForExperts('request_received');
    await close();
    await send();
    expect(await expert.notices()).toEqual([]);
    expect(await stored()).toMatchObject([{ status: 'skipped' }]);
  });

  it('that reaches no expert raises an alert, at most once an hour', async () => {
    const { server, expert, queueForExperts, stored, alerts } = await scene();
    await database()
      .kysely.updateTable('accounts')
      .set({ role: 'user' })
      .where('id', '=', expert.id)
      .execute();
    await queueForExperts('request_received');
    await queueForExperts('request_received');
    expect(await stored()).toEqual([]);
    expect(alerts()).toHaveLength(1);
    server.pass(hour);
    await queueForExperts('request_received');
    expect(alerts()).toHaveLength(2);
  });
});
