import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../testing/index.ts';
import { land } from '../testing/land.ts';
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
  const put = (importId: string) =>
    putInService(database().kysely, {
      importId,
      rowsStaged: 1,
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

  it('goes in service without what others have staged', async () => {
    const mine = await stage();
    await stage();
    expect(await put(mine)).toMatchObject({ accepted: 1, duplicates: 0 });
    expect(await put(await stage())).toMatchObject({ accepted: 0, unchanged: 1 });
  });
});
