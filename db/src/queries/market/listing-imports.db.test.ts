import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/index.ts';
import { land } from '../../testing/land.ts';
import { discardAbandoned, discardStaged, putInService, stageListings } from './listing-imports.ts';

describeOnBothDatabases('what an import stages', (database) => {
  const stage = async () => {
    const importId = randomUUID();
    await stageListings(database().kysely, importId, [{ rowNumber: 1, listing: land }], new Date());
    return importId;
  };
  const staged = async () => {
    const { rows } = await sql<{ id: string }>`select import_id as id from listing_staging`.execute(
      database().kysely,
    );
    return rows.map(({ id }) => id);
  };
  const put = (importId: string, rowsStaged = 1) =>
    putInService(database().kysely, {
      importId,
      rowsStaged,
      fileName: 'land.csv',
      startedAt: new Date(),
      finishedAt: new Date(),
      reading: {},
    });

  it('is discarded once the import has been silent for long, apart from that of others', async () => {
    const killed = await stage();
    const silentSince = new Date();
    const underWay = await stage();
    await discardAbandoned(database().kysely, silentSince);
    expect(await staged()).toEqual([underWay]);
    await expect(put(killed)).rejects.toThrow('silent for too long');
    await discardStaged(database().kysely, underWay);
    expect(await staged()).toEqual([]);
  });

  it('goes in service without each row being compared with every other, whatever was staged before', async () => {
    const many = async () => {
      const importId = randomUUID();
      const rows = Array.from({ length: 20_000 }, (_, at) => ({
        rowNumber: at + 1,
        listing: { ...land, id: `00000000-0000-8000-8000-1${String(at).padStart(11, '0')}` },
      }));
      await stageListings(database().kysely, importId, rows, new Date());
      return importId;
    };
    const before = await many();
    await sql`analyze listing_staging`.execute(database().kysely);
    await discardStaged(database().kysely, before);
    expect(await put(await many(), 20_000)).toMatchObject({ accepted: 20_000, duplicates: 0 });
  });

  it('goes in service without what others have staged', async () => {
    const mine = await stage();
    await stage();
    expect(await put(mine)).toMatchObject({ accepted: 1, duplicates: 0 });
    expect(await put(await stage())).toMatchObject({ accepted: 0, unchanged: 1 });
  });
});
