import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase, type Database } from '../open-database.ts';
import { describeOnBothDatabases, emptyEmbedded, emptyPostgres } from '../testing/index.ts';
import { BackupError, writeBackupFile } from './backup-file.ts';
import { restoreBackup } from './restore-backup.ts';
import { backupTables } from './tables.ts';
import { writeBackup } from './write-backup.ts';

const now = new Date('2026-03-02T10:00:00.000Z');
const open = { now, passphrase: undefined };
const replacing = { replace: true, passphrase: undefined };
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'soumdar-backup-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const newFile = () => join(folder, randomUUID());

/** Uses values that are easily lost: microseconds, JSON null, escaped characters, bytes, long fractions. */
async function fill(database: Database) {
  await database.executeSql(`
    insert into accounts (id, email, full_name, phone, phone_verified_at, password_hash, created_at) values
      ('00000000-0000-4000-8000-000000000001', 'leïla@example.tn', E'Leïla "L" \\\\ \\n\\t ليلى', '+21620123456',
       '2026-01-02 03:04:05.678901+01', 'hash', 'infinity'),
      ('00000000-0000-4000-8000-000000000002', 'b@example.tn', '', null, null, 'hash', '1912-01-01');
    insert into sessions select 'token', id, 60, now(), now() from accounts limit 1;
    insert into codes select gen_random_uuid(), id, 'verify_phone', 'hash', now(), now() from accounts;
    insert into login_failures select id, 'network 192.0.2.0/24', 3, now() from accounts;
    insert into contact_changes select id, gen_random_uuid(), '+21620123455', '+21620123456', now(), 'hash', email, email, '+21620123455' from accounts;
    insert into second_factors select id, '\\x00ff5c', now(), 58, '{a,b}' from accounts;
    insert into limits values ('É', now(), 1, null), ('e', now(), 2, null), ('Z', now(), 3, '{-5,7,2147483647}');
    insert into limits_past_deletion values ('hash', 'É ', now(), 2, '{1,2}');
    insert into consents select gen_random_uuid(), id, 'offers', '1', now() from accounts;
    insert into privacy_requests select gen_random_uuid(), id, 'objection', 'non', now(), now() from accounts;
    insert into estimations (id, account_id, created_at, property_type, lat, lng, localisation, answers, details,
      result, confidence, comparables) select gen_random_uuid(), id, now(), 'villa', 0.1 + 0.2::float8, 1e-300, 'Tunis',
      '{"a": [1, 2.50, "x\\\\u001f", null]}', '[]', '"text"', 'null', null from accounts;
    insert into shares select account_id, gen_random_uuid(), id, 'hash', now(), now(), true, 3, '{"a": [1.50]}' from estimations;
    insert into follows select account_id, id, now(), 'a/1', now(), now(), 1 / 3::real, null, 'a/1' from estimations;
    insert into followed_values (account_id, estimation_id, valued_at, model_version, method, sale_price, sale_index)
      select account_id, id, now(), 'a', 1, 300000 / 7::real, 1e-9 from estimations;
    insert into report_numbers select account_id, '7K3M9QXT2B4C8VWZ', id, 'sale', 1 / 3::float8, now() from estimations;
    insert into outcomes select account_id, id, 'sold', 1000000000, '2026-02', null, 'tunis/la-marsa', 'stated', now(), 'hash' from estimations;
    insert into proofs select account_id, estimation_id, 'image/png', 5, '\\x00ff5c', now() from outcomes;
    insert into signed_prices values (gen_random_uuid(), 'tunis/la-marsa', 'villa', 'let', 1200, '2026-T1');
    insert into manual_requests (id, account_id, created_at, property_type, lat, lng, localisation, answers, details,
      preferred_contact_method, preferred_contact_time, assigned_to)
      select gen_random_uuid(), id, now(), 'villa', 36, 10, 'Tunis', '{}', '{}', 'phone', 'morning',
      '00000000-0000-4000-8000-000000000002' from accounts;
    insert into manual_request_moves select id, 1, assigned_to, now(), 'take', 'pending', 'pending' from manual_requests;
    insert into manual_request_corrections select id, 2, now(), '[{"field": "message", "from": null, "to": "É"}]' from manual_requests;
    insert into manual_request_notes select gen_random_uuid(), id, assigned_to, now(), 'call', 'reached', '' from manual_requests;
    insert into notifications (id, notice, channel, manual_request_id, created_at, next_attempt_at)
      select gen_random_uuid(), 'request_received', 'webhook', id, now(), now() from manual_requests;
    insert into emails (account_id, id, kind, message_id, content, created_at, next_attempt_at, waits_since, unsubscribe_hashes)
      select id, gen_random_uuid(), 'alerts_confirmed', '<1@localhost>', '{"title": "É \\"x"}', now(), now(), now(), '{a,"b,\\"c"}' from accounts;
    insert into listings (id, source, transaction, property_type, price_tnd, surface_m2, locality, lat, lng, listed_on,
      first_imported_at, last_imported_at) select gen_random_uuid(), 's', 'sale', 'land', n / 3::float8, n, 'Sfax', 34,
      10, date '2026-01-01' + n, now(), now() from generate_series(1, 2500) n;
    insert into listing_imports values (gen_random_uuid(), 'f.csv', now(), now(), '{}');
    insert into models (version, created_at, listings_version, description, artefact, from_sample)
      select 'm' || n, now(), gen_random_uuid(), '{}', decode(repeat('00ff5c0a27', 400000), 'hex'), true
      from generate_series(1, 2) n;
    insert into model_history values ('m1', '2026-01-05', '{"rows": {"used": 3}}');
    update market set model_version = 'm1', imports = 7;
    insert into leases values ('refresh', gen_random_uuid(), now());
    insert into refreshes values (gen_random_uuid(), now(), null, null, null);
    insert into fetched_files values ('k', 'h', null, '', now());
    insert into analytics_events values (gen_random_uuid(), 'n', '/', '{}', now());
    insert into geocode_cache values ('k', 'Tunis', now());
    update geocode_turn set next_at = now();
    insert into last_backup (taken_at) values (now())`);
}

async function contentsOf(database: Database) {
  await database.executeSql(`set timezone = 'UTC'`);
  const tables = backupTables.map(async (table) => {
    const { rows } = await database.executeSql(`select ${table}::text as row from ${table} order by 1`);
    return [table, rows] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

/** A new database of each kind, as the product finds it at its first start. */
const targets = { embedded: emptyEmbedded, PostgreSQL: emptyPostgres };
const reachable = Object.entries(targets).filter(([kind]) => kind === 'embedded' || inject('postgres'));

describeOnBothDatabases('a backup', (database) => {
  beforeAll(() => fill(database()));

  it('knows every table', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'
      and table_name not in ('kysely_migration', 'kysely_migration_lock', 'listing_staging')`.execute(
      database().kysely,
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...backupTables].toSorted());
  });

  it.each(reachable)(
    'is restored on %s equal in every table, and can be used',
    async (_kind, createTarget) => {
      const file = newFile();
      const summary = await writeBackup(database(), file, open);
      expect(Object.values(summary).filter(({ rows }) => rows === 0)).toEqual([]);
      expect(statSync(file).mode & 0o777).toBe(0o600);

      const { target, remove } = await createTarget();
      const other = await openDatabase(target);
      try {
        await restoreBackup(other, file, { replace: false, passphrase: undefined });
        expect(await contentsOf(other)).toEqual(await contentsOf(database()));
        await other.executeSql(`delete from accounts`);
        const { rows } = await other.executeSql('select from estimations');
        expect(rows).toEqual([]);
      } finally {
        await other.close();
        await remove();
      }
    },
  );

  it('is of one moment, while others write', async () => {
    if (database().kind === 'embedded') return; // there nobody else can write during a backup
    const before = await contentsOf(database());
    const { promise: held, resolve: hold } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const changing = database()
      .kysely.transaction()
      .execute(async (trx) => {
        await sql`lock table geocode_turn in access exclusive mode`.execute(trx);
        await sql`update geocode_turn set next_at = 'infinity'`.execute(trx);
        hold();
        await released;
      });
    await held;
    const file = newFile();
    const writing = writeBackup(database(), file, open);
    const waiting = async () =>
      (await database().executeSql('select from pg_locks where not granted')).rows.length;
    await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
    release();
    await Promise.all([changing, writing]);
    await restoreBackup(database(), file, replacing);
    expect(await contentsOf(database())).toEqual(before);
  });

  it('takes the place of what there is only when told to', async () => {
    const file = newFile();
    await writeBackup(database(), file, open);
    const before = await contentsOf(database());
    await database().executeSql(`insert into limits values ('after the backup', now(), 1)`);
    const refusal = restoreBackup(database(), file, { replace: false, passphrase: undefined });
    await expect(refusal).rejects.toThrow('The database holds accounts or advertisements: add --replace');
    await restoreBackup(database(), file, replacing);
    expect(await contentsOf(database())).toEqual(before);
  });

  it('made by an older version is brought up to date', async () => {
    const file = newFile();
    const row = `["m", "2026-01-01 00:00:00+00", "${randomUUID()}", "{}", "\\\\x00"]`;
    const lines = [
      {
        soumdar: 'backup',
        format: 1,
        takenAt: now.toISOString(),
        migrations: ['001-accounts', '002-listings'],
      },
      { table: 'models', columns: ['version', 'created_at', 'listings_version', 'description', 'artefact'] },
      row,
      { summary: { models: { rows: 1, sha256: createHash('sha256').update(`${row}\n`).digest('hex') } } },
    ];
    const text = lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
    await writeBackupFile(file, Readable.from(text), undefined);
    const backup = newFile();
    await writeBackup(database(), backup, open);
    await restoreBackup(database(), file, replacing);
    const columns = ['version', 'from_sample', 'artefact_sha256'] as const;
    expect(await database().kysely.selectFrom('models').select(columns).execute()).toEqual([
      {
        version: 'm',
        from_sample: false,
        artefact_sha256: createHash('sha256').update('\0').digest('hex'),
      },
    ]);
    await restoreBackup(database(), backup, replacing);
  });

  it('a backup file that is broken, of a newer version or of something else changes nothing', async () => {
    const file = newFile();
    await writeBackup(database(), file, open);
    const before = await contentsOf(database());
    const whole = readFileSync(file);
    const flipped = Buffer.from(whole);
    flipped[flipped.length >> 1]! ^= 1;
    const newer = {
      soumdar: 'backup',
      format: 1,
      takenAt: 'then',
      migrations: ['001-accounts', '999-future'],
    };
    const wrong = { soumdar: 'backup', format: 1, takenAt: 'then', migrations: ['001-accounts'] };
    const json = (...lines: object[]) => gzipSync(lines.map((line) => JSON.stringify(line)).join('\n'));
    for (const [bytes, reason] of [
      [whole.subarray(0, -100), / is broken\b/],
      [flipped, / is broken\b/],
      [json(newer, { summary: {} }), / of a newer version /],
      [json(wrong), / is not a whole backup\.$/],
      [json(wrong, { table: 'accounts', columns: [] }, { summary: {} }), / not what its last line says\.$/],
      [gzipSync('source,price\n'), / no backup of this product\.$/],
      [Buffer.from('source,price\n'), / is not a whole backup\.$/],
      [Buffer.alloc(0), / is not a whole backup\.$/],
    ] as const) {
      writeFileSync(file, bytes);
      await expect(restoreBackup(database(), file, replacing)).rejects.toThrow(reason);
    }
    expect(await contentsOf(database())).toEqual(before);
  });

  it('is refused in a sentence whichever byte of its first line broke', async () => {
    const file = newFile();
    const migrations = ['001-accounts', '002-listings'];
    const header = `${JSON.stringify({ soumdar: 'backup', format: 1, takenAt: now.toISOString(), migrations })}\n`;
    for (let at = 0; at < header.length; at += 1) {
      for (const bit of [1, 32, 128]) {
        const bytes = Buffer.from(`${header}{"summary":{"accounts":{}}}\n`);
        bytes[at]! ^= bit;
        writeFileSync(file, gzipSync(bytes));
        const refused = restoreBackup(database(), file, replacing);
        await expect(refused).rejects.toBeInstanceOf(BackupError);
      }
    }
  });
});

describe('a backup with a passphrase', () => {
  it('opens with that one only, and only whole', async () => {
    const { target, remove } = await emptyEmbedded();
    const database = await openDatabase(target);
    try {
      await database.executeSql(`insert into limits values ('kept', now(), 1)`);
      const file = newFile();
      const summary = await writeBackup(database, file, { now, passphrase: 'café' });
      const restore = (passphrase?: string) => restoreBackup(database, file, { replace: true, passphrase });
      expect((await restore('cafe\u0301')).summary).toEqual(summary);
      await expect(restore()).rejects.toThrow('is encrypted: set BACKUP_PASSPHRASE');
      await expect(restore('cafe')).rejects.toThrow(/is broken/);
      const bytes = readFileSync(file);
      expect(bytes.includes('kept')).toBe(false);
      bytes[bytes.length - 40]! ^= 1;
      writeFileSync(file, bytes);
      await expect(restore('café')).rejects.toThrow(/is broken/);
    } finally {
      await database.close();
      await remove();
    }
  });
});
