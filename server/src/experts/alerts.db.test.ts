import type { ExpertAlerts } from '@soumdar/contract';
import { finishRefresh, startRefresh } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import type { RefreshReport } from '../market/refresh.ts';
import { beforeEach, expect, it } from 'vitest';
import { expertSignedIn } from '../testing/experts.ts';
import { startTestServer } from '../testing/test-server.ts';

const counts = { updated: 2, unchanged: 0, duplicates: 0, sampleRemoved: 0 };
const report: RefreshReport = {
  sources: [
    {
      name: 'portal',
      files: [
        {
          file: 'week-1.csv',
          kind: 'imported',
          report: {
            ...counts,
            rowsRead: 9,
            accepted: 4,
            rejected: { missing_price: { count: 3, firstRows: [1] } },
          },
        },
        {
          file: 'week-2.csv',
          kind: 'imported',
          report: { ...counts, rowsRead: 3, accepted: 1, rejected: {} },
        },
        { file: 'week-3.csv', kind: 'failed', problem: 'It lacks the columns price_tnd.' },
      ],
    },
  ],
  model: {
    version: 'candidate',
    listings: 5,
    before: { sale: 0.12, rent: null },
    after: { sale: 0.2, rent: 0.15 },
    refusedBecause: 'sale estimates are off',
  },
};

describeOnBothDatabases('the experts’ alerts', (database) => {
  beforeEach(() => database().kysely.deleteFrom('refreshes').execute());

  async function alerts(environment = {}): Promise<ExpertAlerts> {
    const server = await startTestServer(database(), { environment });
    const expert = await expertSignedIn(server, database());
    return (await expert.get('alerts')).body.data;
  }

  it('tell what came of the last refreshes, newest first', async () => {
    const { kysely } = database();
    const finishedAt = new Date('2026-03-02T03:05:00Z');
    const done = await startRefresh(kysely, new Date('2026-03-02T03:00:00Z'));
    await finishRefresh(kysely, done, { finishedAt, outcome: 'refused', report });
    await startRefresh(kysely, new Date('2026-03-02T09:00:00Z'));
    expect((await alerts()).refreshes).toEqual([
      expect.objectContaining({ finishedAt: null, outcome: 'running', sources: [], accuracyAfter: null }),
      {
        id: done,
        startedAt: '2026-03-02T03:00:00.000Z',
        finishedAt: finishedAt.toISOString(),
        outcome: 'refused',
        sources: [
          {
            name: 'portal',
            accepted: 5,
            updated: 4,
            rejected: 3,
            failure: 'It lacks the columns price_tnd.',
          },
        ],
        accuracyBefore: { sale: 0.12, rent: null },
        accuracyAfter: { sale: 0.2, rent: 0.15 },
      },
    ]);
  });

  it('name the models that were refused, but for one put in service all the same', async () => {
    const { kysely } = database();
    const model = {
      created_at: '2026-03-01T03:00:00Z',
      listings_version: '00000000-0000-4000-8000-000000000001',
      description: '{}',
      artefact: new Uint8Array(),
      from_sample: false,
    };
    const refusals = { good: null, refused: 'rent estimates are off', forced: 'sale estimates are off' };
    for (const [version, refused_because] of Object.entries(refusals)) {
      await kysely
        .insertInto('models')
        .values({ ...model, version, refused_because })
        .execute();
    }
    await kysely.updateTable('market').set({ model_version: 'forced' }).execute();
    expect((await alerts()).refusedModels).toEqual([
      { version: 'refused', createdAt: '2026-03-01T03:00:00.000Z', refusedBecause: 'rent estimates are off' },
    ]);
  });

  it('count the SMS of the day against their ceiling', async () => {
    const { kysely } = database();
    await kysely.deleteFrom('limits').where('key', '=', 'sms').execute();
    // the expert's own code
    expect((await alerts({ SMS_DAILY_CEILING: '7' })).sms).toEqual({ sent: 1, ceiling: 7 });
  });
});
