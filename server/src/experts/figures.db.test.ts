import type { ExpertFigures } from '@soumdar/contract';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { expertSignedIn, type SignedInExpert } from '../testing/experts.ts';
import { somebodySignedIn } from '../testing/personal.ts';
import { startTestServer } from '../testing/test-server.ts';

const hour = 3600;
const week = 7 * 24 * hour;

describeOnBothDatabases('the experts’ figures', (database) => {
  const figures = async (expert: SignedInExpert): Promise<ExpertFigures> =>
    (await expert.get('figures')).body.data;

  it('count by week of Tunis what was asked, answered in time and estimated', async () => {
    // the clock stands at a Monday, 11:00 in Tunis
    const server = await startTestServer(database());
    const owner = await somebodySignedIn(server);
    const expert = await expertSignedIn(server, database());
    const ask = async (): Promise<string> => (await owner.requestExpert()).body.data.id;
    const complete = async (id: string) => {
      await expert.move(id, { action: 'start', revision: 0 });
      await expert.move(id, { action: 'complete', revision: 1, finalPrice: 1 });
    };
    const [inTime, tooLate, cancelled] = [await ask(), await ask(), await ask()];
    await ask();
    for (const name of ['estimation_started', 'estimation_started', 'estimation_completed', 'pageview']) {
      await server.post('/api/analytics', { name, page: 'Estimation' });
    }
    server.pass(24 * hour - 60);
    await complete(inTime);
    await expert.move(cancelled, { action: 'cancel', revision: 0, reason: 'Doublon' });
    server.pass(120);
    await complete(tooLate);
    // Sunday, 23:30 in Tunis, then Monday, 00:30
    server.pass(5 * 24 * hour + 12.5 * hour);
    await server.post('/api/analytics', { name: 'estimation_failed', page: 'Estimation' });
    server.pass(hour);
    await server.post('/api/analytics', { name: 'estimation_failed', page: 'Estimation' });

    const { open, late, weeks } = await figures(expert);
    expect({ open, late }).toEqual({ open: 1, late: 1 });
    expect(weeks).toHaveLength(12);
    expect(weeks[0]).toMatchObject({ weekStart: '2025-12-22', requests: 0 });
    expect(weeks.slice(-2)).toEqual([
      {
        weekStart: '2026-03-02',
        requests: 4,
        answeredInTime: 1,
        answeredLate: 2,
        estimationsStarted: 2,
        estimationsCompleted: 1,
        estimationsFailed: 1,
      },
      {
        weekStart: '2026-03-09',
        requests: 0,
        answeredInTime: 0,
        answeredLate: 0,
        estimationsStarted: 0,
        estimationsCompleted: 0,
        estimationsFailed: 1,
      },
    ]);
  });

  it('judge a request about the weekend by its Sunday', async () => {
    const server = await startTestServer(database());
    // far from the requests of the other tests; a Monday
    server.pass(40 * week);
    const owner = await somebodySignedIn(server);
    const expert = await expertSignedIn(server, database());
    const ask = async (): Promise<string> =>
      (await owner.requestExpert({ preferred_contact_time: 'weekend' })).body.data.id;
    const [inTime, open] = [await ask(), await ask()];
    server.pass(6 * 24 * hour);
    await expert.move(inTime, { action: 'start', revision: 0 });
    await expert.move(inTime, { action: 'complete', revision: 1, finalPrice: 1 });
    expect((await figures(expert)).weeks.at(-1)).toMatchObject({ answeredInTime: 1, answeredLate: 0 });
    server.pass(8 * hour);
    expect((await figures(expert)).weeks.at(-1)).toMatchObject({ answeredInTime: 1, answeredLate: 1 });
    await expert.move(open, { action: 'cancel', revision: 0, reason: 'Doublon' });
  });

  it('do not yet judge a request whose 24 hours run', async () => {
    const server = await startTestServer(database());
    // far from the requests of the other test
    server.pass(20 * week);
    const owner = await somebodySignedIn(server);
    const expert = await expertSignedIn(server, database());
    await owner.requestExpert();
    const { weeks } = await figures(expert);
    expect(weeks.at(-1)).toMatchObject({ requests: 1, answeredInTime: 0, answeredLate: 0 });
  });
});
