import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  lastRefreshedAt,
  lastRefreshes,
  listModels,
  loadComparables,
  loadListings,
  marketVersions,
  putModelInService,
  startRefresh,
  type Database,
} from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import type { Source } from '@soumdar/listings';
import { apartment, csvOf, localService, temporaryFile } from '@soumdar/listings/testing';
import { describe, expect, it } from 'vitest';
import { describeHistory, describeRefresh } from './describe-refresh.ts';
import { failuresOf, refreshMarket, troublesOf, type Refresh } from './refresh.ts';

const began = Date.parse('2026-03-02T03:00:00Z');
const dayMs = 86_400_000;

function sourceOf(at: { path: string } | { url: string }, format: Source['format'] = 'native'): Source {
  return { name: 'weekly', format, maxMegabytes: 1, maxMinutes: 1, ...at };
}

function runOn(day: number) {
  const clock = () => new Date(began + day * dayMs);
  return {
    clock,
    signal: new AbortController().signal,
    alert: () => {},
    onStep: () => {},
    onFault: () => {},
  };
}

async function refresh(database: Database, day: number, ...sources: Source[]): Promise<Refresh> {
  const done = await refreshMarket(
    database,
    { listingSources: sources, siteKinds: new Map(), retireAfterDays: 30 },
    runOn(day),
  );
  expect(done).not.toBe('busy');
  return done as Refresh;
}

/** Flats of one place whose price follows from their surface, except the last `senseless`. */
function flats(from: number, to: number, senseless = 0) {
  return Array.from({ length: to - from }, (_, at) => {
    const number = from + at;
    const surface = 60 + ((number * 37) % 120);
    const price = number < to - senseless ? surface * 3000 : surface * (1000 + ((number * 7919) % 9000));
    return { ...apartment, source_id: `${number}`, surface_m2: `${surface}`, price_tnd: `${price}` };
  });
}

// each test continues from what the one before has left
describeOnBothDatabases('a refresh', (database) => {
  const folder = () => folders.get(database())!;
  const folders = new Map<Database, string>();
  const put = (name: string, content: string | Uint8Array) => writeFileSync(join(folder(), name), content);
  const refreshFolder = (day: number) => refresh(database(), day, sourceOf({ path: folder() }));

  it('imports the files of a folder, gzipped or not, and learns from them', async () => {
    folders.set(database(), persistentFolder());
    put('1.csv', csvOf(flats(0, 300)));
    put('2.csv.gz', gzipSync(csvOf(flats(300, 320))));
    put('read me.txt', 'not for us');
    const { outcome, report } = await refreshFolder(0);
    expect(outcome).toBe('accepted');
    expect(report).toMatchObject({
      sources: [
        {
          name: 'weekly',
          files: [
            { file: '1.csv', kind: 'imported', report: { accepted: 300 } },
            { file: '2.csv.gz', kind: 'imported', report: { accepted: 20 } },
          ],
        },
      ],
      listings: { count: 320, retired: 0 },
      model: { before: null, refusedBecause: null, listings: 320 },
    });
    const { modelVersion, ...versions } = await marketVersions(database().kysely);
    expect(modelVersion).toBe(report.model?.version);
    expect(versions.judgedListingsVersion).toBe(versions.listingsVersion);
  });

  it('imports a file once for each of its contents, and learns only from what is new', async () => {
    const { outcome, report } = await refreshFolder(7);
    expect(outcome).toBe('unchanged');
    expect(report.sources[0]?.files.map(({ kind }) => kind)).toEqual(['unchanged', 'unchanged']);
    expect(report.model).toBeUndefined();

    put('2.csv.gz', gzipSync(csvOf(flats(300, 330))));
    const again = await refreshFolder(8);
    expect(again.report.sources[0]?.files).toMatchObject([
      { kind: 'unchanged' },
      { kind: 'imported', report: { accepted: 10, unchanged: 20 } },
    ]);
    expect(again.outcome).toBe('accepted');
    expect(again.report.model?.before).toMatchObject({ sale: expect.any(Number), rent: null });
  });

  it('keeps the model in service when what is learned is worse, and says so', async () => {
    const before = await marketVersions(database().kysely);
    put('3.csv', csvOf(flats(400, 600, 200)));
    const worse = await refreshFolder(14);
    expect(worse.outcome).toBe('refused');
    expect(troublesOf(worse)).toEqual([
      expect.stringMatching(/^The model .* was refused: sale estimates .*rollback/),
    ]);
    expect(await marketVersions(database().kysely)).toMatchObject({ modelVersion: before.modelVersion });
    const [refused, inService] = await listModels(database().kysely);
    expect((await loadComparables(database().kysely, inService!.imports, 30)).listings).toHaveLength(330);
    expect(refused).toMatchObject({ version: worse.report.model?.version, inService: false });
    expect(describeRefresh(worse)).toContain(refused!.refusedBecause!);
  });

  it('learns nothing anew after a model was put in service by hand, until listings change', async () => {
    const models = await listModels(database().kysely);
    const first = models.at(-1)!;
    await putModelInService(database().kysely, first.version);
    expect(await refreshFolder(15)).toMatchObject({ outcome: 'unchanged' });
    expect(await marketVersions(database().kysely)).toMatchObject({ modelVersion: first.version });
  });

  it('retires what its source has not shown for long, and learns from it all the same', async () => {
    put('1.csv', csvOf(flats(0, 250)));
    put('2.csv.gz', csvOf(flats(250, 299)));
    const { report } = await refreshFolder(50);
    expect(report.listings).toMatchObject({ count: 299, retired: 530 - 299 });
    expect((await loadListings(database().kysely)).listings).toHaveLength(530);
  });

  it('is stored with its report, even when it was interrupted', async () => {
    await startRefresh(database().kysely, new Date(began + 51 * dayMs));
    await refreshFolder(57);
    const history = await lastRefreshes(database().kysely, 10);
    expect(history.map(({ outcome }) => outcome)).toEqual([
      'unchanged',
      'interrupted',
      'unchanged',
      'unchanged',
      'refused',
      'accepted',
      'unchanged',
      'accepted',
    ]);
    expect(describeHistory(history)).toMatch(
      /2026-03-02T03:00:00.000Z +0 s +accepted +320 +0 +0 +none +sale/,
    );
    rmSync(folder(), { recursive: true });
  });
});

describeOnBothDatabases('a source', (database) => {
  it('that fails does not stop the others, and is reported', async () => {
    const good = temporaryFile(csvOf([apartment]));
    const broken = temporaryFile('source,price\n');
    const unusable = temporaryFile(csvOf([{ ...apartment, price_tnd: '' }]), 'unusable.csv');
    const { outcome, report } = await refresh(
      database(),
      0,
      { ...sourceOf({ path: '/no/such/folder' }), name: 'gone' },
      { ...sourceOf({ path: broken }), name: 'broken' },
      { ...sourceOf({ path: unusable }), name: 'unusable' },
      { ...sourceOf({ path: good }, 'of a format unforeseen' as Source['format']), name: 'odd' },
      { ...sourceOf({ path: good }), name: 'good' },
    );
    expect(outcome).toBe('accepted');
    expect(troublesOf({ outcome, report })).toEqual([
      'The source gone could not be refreshed: There is no file or folder /no/such/folder.',
      expect.stringMatching(
        /^The source broken could not be refreshed: broken: listings\.csv lacks the columns/,
      ),
      'The source unusable could not be refreshed: unusable.csv has 1 rows, none of which can be used (missing_price).',
      'The source odd could not be refreshed: listings.csv meets a fault of the product (TypeError): see the log.',
    ]);
    expect(describeHistory(await lastRefreshes(database().kysely, 1))).toContain(
      '2026-03-02T03:00:00.000Z: The source gone could not be refreshed: There is no file',
    );
    expect(await refresh(database(), 1, sourceOf({ path: '/no/such/folder' }))).toMatchObject({
      outcome: 'failed',
    });
  });

  it('only a refresh that read a file counts as one, changed or not', async () => {
    const lastDay = async () => (Date.parse((await lastRefreshedAt(database().kysely))!) - began) / dayMs;
    await refresh(database(), 1);
    expect(await lastDay()).toBe(0);
    const path = temporaryFile(csvOf([apartment]));
    await refresh(database(), 1, sourceOf({ path }));
    expect(await refresh(database(), 1.5, sourceOf({ path }))).toMatchObject({ outcome: 'unchanged' });
    expect(await lastDay()).toBe(1.5);
  });

  it('that takes longer than its minutes is cut off', async () => {
    const address = await localService((_request, response) => {
      const trickle = setInterval(() => response.write('x'), 5);
      response.on('close', () => clearInterval(trickle));
    });
    const path = temporaryFile(csvOf(flats(0, 5000)));
    const { report } = await refresh(
      database(),
      2,
      { ...sourceOf({ url: address }), name: 'trickle', maxMinutes: 0.005 },
      { ...sourceOf({ path }), name: 'slow', maxMinutes: 0.00001 },
    );
    expect(failuresOf(report)).toEqual([
      'The source trickle could not be refreshed: trickle took longer than 0.005 minutes (maxMinutes).',
      'The source slow could not be refreshed: slow took longer than 0.00001 minutes (maxMinutes).',
    ]);
    expect(report.listings).toMatchObject({ count: 1 });
  });

  it.skipIf(process.platform === 'win32')(
    'that is a pipe or a device, which may never end, fails',
    async () => {
      const { report } = await refresh(database(), 3, sourceOf({ path: '/dev/null' }));
      expect(failuresOf(report)).toEqual([
        'The source weekly could not be refreshed: /dev/null is not a file.',
      ]);
    },
  );

  it('at an address is fetched only when the server has something new', async () => {
    let version = 1;
    const answers: number[] = [];
    const address = await localService(({ headers }, response) => {
      const etag = `"${version}"`;
      const status = headers['if-none-match'] === etag ? 304 : 200;
      answers.push(status);
      response.writeHead(status, { etag });
      response.end(status === 200 ? gzipSync(csvOf(flats(0, 10 * version))) : undefined);
    });
    const source = sourceOf({ url: `${address}/weekly.csv.gz?key=hunter2` });
    const outcome = async (day: number) => {
      const { report } = await refresh(database(), day, source);
      return report.sources[0]?.files[0];
    };
    const file = `${address}/weekly.csv.gz`;
    expect(await outcome(1)).toMatchObject({ file, kind: 'imported', report: { accepted: 10 } });
    expect(await outcome(2)).toEqual({ file, kind: 'unchanged' });
    version = 2;
    expect(await outcome(3)).toMatchObject({ kind: 'imported', report: { accepted: 10, unchanged: 10 } });
    expect(answers).toEqual([200, 304, 200]);
    expect(JSON.stringify(await lastRefreshes(database().kysely, 10))).not.toContain('hunter2');
  });
});

describe('refreshes that are asked for at once', () => {
  describeOnBothDatabases('by several processes', (database) => {
    it('are one', async () => {
      const path = temporaryFile(csvOf(flats(0, 20)));
      const settings = { listingSources: [sourceOf({ path })], siteKinds: new Map(), retireAfterDays: 30 };
      const ask = () => refreshMarket(database(), settings, runOn(0));
      const done = await Promise.all([ask(), ask(), ask()]);
      expect(done.filter((each) => each === 'busy')).toHaveLength(2);
      expect(await lastRefreshes(database().kysely, 10)).toHaveLength(1);
      expect(await listModels(database().kysely)).toHaveLength(1);
    });
  });
});

/** A folder that outlives a test. */
function persistentFolder(): string {
  const folder = join(dirname(temporaryFile('')), '..', `soumdar-weekly-${process.pid}-${Math.random()}`);
  mkdirSync(folder);
  return folder;
}
