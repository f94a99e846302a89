import { describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { forgetNotices, noticeScene } from '../testing/notice-scene.ts';
import { somebodySignedIn } from '../testing/personal.ts';

const hour = 60 * 60;
const day = 24 * hour;

describeOnBothDatabases('a notice', (database) => {
  beforeEach(() => forgetNotices(database()));
  const scene = (environment?: Record<string, string>) => noticeScene(database(), environment);

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

  it('reminds experts of a request about the weekend four hours before Sunday 18:00 in Tunis', async () => {
    const { server, expert, remind, send } = await scene();
    await database().kysely.deleteFrom('manual_requests').execute();
    const asking = await somebodySignedIn(server);
    await asking.requestExpert({ preferred_contact_time: 'weekend' });
    const check = async () => {
      await remind();
      await send();
      return (await expert.notices()).map(({ text }) => text);
    };
    // from a Monday, 11:00 in Tunis
    server.pass(6 * day + 3 * hour - 60);
    expect(await check()).toEqual([expect.stringContaining('a traiter avant le 08/03 18:00')]);
    server.pass(60);
    expect(await check()).toContainEqual(expect.stringMatching(/rappel, .*08\/03 18:00/));
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
    const texts = async () => (await expert.notices()).map(({ text }) => text);
    expect(await texts()).toHaveLength(1);
    expect(await texts()).toContainEqual(expect.stringMatching(/donnees personnelles, .* 02\/04\.$/));
    expect(await texts()).not.toContainEqual(expect.stringContaining('appelez'));

    await database()
      .kysely.updateTable('privacy_requests')
      .set({ answered_at: server.services.clock() })
      .where('id', '=', answered)
      .execute();
    const check = async () => {
      await remind();
      await send();
      return (await texts()).filter((text) => text.includes('rappel') && text.includes('donnees')).length;
    };
    server.pass(24 * day - hour);
    expect(await check()).toBe(0);
    server.pass(hour);
    expect(await check()).toBe(1);
    expect(await check()).toBe(1);
  });

  it('of a request about personal data that is answered meanwhile is not sent', async () => {
    const { server, expert, send, stored } = await scene();
    const asking = await somebodySignedIn(server);
    await asking.ask('objection');
    await database()
      .kysely.updateTable('privacy_requests')
      .set({ answered_at: server.services.clock() })
      .execute();
    await send();
    expect(await expert.notices()).toEqual([]);
    expect(await stored()).toMatchObject([{ status: 'skipped' }]);
  });
});
