import { readFileSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { describeOnBothDatabases } from './testing/index.ts';

/**
 * Where Citus would put each table: on every server (reference), on the first (local), or spread by a
 * column. See docs/operations.md, 'Past one PostgreSQL'.
 */
const spread: Record<string, 'reference' | 'local' | { by: string }> = {
  accounts: 'reference',
  ...by('account_id', 'estimations', 'follows', 'followed_values', 'shares', 'report_numbers', 'emails'),
  ...by('account_id', 'outcomes', 'proofs'),
  ...by('account_id', 'codes', 'consents', 'login_failures', 'contact_changes', 'second_factors'),
  ...by('token_hash', 'sessions'),
  ...by('key', 'limits', 'geocode_cache'),
  ...by('contact_hash', 'limits_past_deletion'),
  ...by('id', 'analytics_events'),
  ...local(
    'signed_prices',
    'manual_requests',
    'manual_request_moves',
    'manual_request_corrections',
    'manual_request_notes',
    'notifications',
    'privacy_requests',
  ),
  ...local(
    'listings',
    'listing_staging',
    'listing_imports',
    'models',
    'model_history',
    'market',
    'refreshes',
  ),
  ...local('fetched_files', 'leases', 'geocode_turn', 'last_backup', 'contact_key'),
};

function by(column: string, ...tables: string[]) {
  return Object.fromEntries(tables.map((table) => [table, { by: column }]));
}

function local(...tables: string[]) {
  return Object.fromEntries(tables.map((table) => [table, 'local' as const]));
}

const keyOf = (table: string) => {
  const stored = spread[table];
  return typeof stored === 'object' ? stored.by : undefined;
};

describeOnBothDatabases('tables that may be spread over many servers', (database) => {
  const read = async <Row>(query: string) => (await database().executeSql(query)).rows as Row[];
  const ours = `relnamespace = 'public'::regnamespace and relname not like 'kysely%'`;

  it('are each decided upon', async () => {
    const tables = await read<{ name: string }>(
      `select relname as name from pg_class where relkind in ('r', 'p') and ${ours}`,
    );
    expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(spread).toSorted());
  });

  it('have no sequence, which all servers would have to ask', async () => {
    expect(await read(`select relname from pg_class where relkind = 'S' and ${ours}`)).toEqual([]);
  });

  it('have a primary key, none of which begins with a number or a time, but for the staging of imports', async () => {
    const keys = await read<{ table: string; type: string | null }>(`
      select relname as table, atttypid::regtype::text as type
      from pg_class
      left join pg_index on indrelid = pg_class.oid and indisprimary
      left join pg_attribute on attrelid = pg_class.oid and attnum = indkey[0]
      where relkind = 'r' and ${ours}`);
    // the key of tables with a single row is a boolean
    const others = keys.filter(({ type }) => !['uuid', 'text', 'boolean'].includes(type ?? 'none'));
    expect(others.map(({ table }) => table)).toEqual(['listing_staging']);
  });

  it('have the column that spreads them first in the primary key, and in all that is unique', async () => {
    const indexes = await read<{ table: string; index: string; primary: boolean; columns: string[] }>(`
      select relname as table, indexrelid::regclass::text as index, indisprimary as primary,
        array(select attname::text from unnest(indkey) with ordinality as key (attnum, place)
          join pg_attribute using (attnum) where attrelid = indrelid order by place) as columns
      from pg_index join pg_class on pg_class.oid = indrelid
      where indisunique and ${ours}`);
    const spreading = indexes.filter(({ table }) => keyOf(table) !== undefined);
    expect(spreading.length).toBeGreaterThan(10);
    const wrong = spreading.filter(({ table, primary, columns }) =>
      primary ? columns[0] !== keyOf(table) : !columns.includes(keyOf(table)!),
    );
    expect(wrong).toEqual([]);
  });

  it('reference only rows that are on the same server', async () => {
    const references = await read<{ from: string; to: string; column: string; key: string }>(`
      select distinct conrelid::regclass::text as from, confrelid::regclass::text as to,
        (select attname::text from pg_attribute where attrelid = conrelid and attnum = conkey[1]) as column,
        (select attname::text from pg_attribute where attrelid = confrelid and attnum = confkey[1]) as key
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
    expect(references.length).toBeGreaterThan(8);
    const areTogether = ({ from, to, column, key }: (typeof references)[number]) =>
      spread[to] === 'reference' ||
      (spread[from] === 'local' && spread[to] === 'local') ||
      (keyOf(from) !== undefined && keyOf(from) === column && keyOf(to) === key);
    expect(references.filter((reference) => !areTogether(reference))).toEqual([]);
  });

  it('have no trigger, which would run on one server', async () => {
    expect(await read('select tgname from pg_trigger where not tgisinternal')).toEqual([]);
  });

  it('leave a setting of an engine that is not there without effect', async () => {
    const setting = database()
      .kysely.transaction()
      .execute((trx) => sql`set local citus.multi_shard_modify_mode = 'sequential'`.execute(trx));
    await expect(setting).resolves.toBeDefined();
  });
});

/** What Citus refuses, or does on one server only. */
const refused: [string, RegExp][] = [
  ['a setting within a statement', /set_config\s*\(/],
  ['a lateral join', /\blateral\b|\w+JoinLateral\(/i],
  ['an advisory lock', /\bpg_(try_)?advisory/],
  ['a sequence', /\bnextval\s*\(|\b(big|small)?serial\b/],
  ['a temporary table', /\bcreate\s+(local\s+)?temp/i],
  ['LISTEN or NOTIFY', /sql`\s*(un)?listen\b|sql`\s*notify\b|\bpg_notify\s*\(/i],
  ['merge', /\bmerge\s+into\b|\.mergeInto\(/],
  ['a lock on rows of several tables', /for (update|share)\b(?![^`]*\bof\b)[^`]*\bjoin\b/],
];

describe('statements that may run on many servers', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  // migrations and what goes before them run on the first server, one process at a time by its advisory lock
  const sources = globSync('{db,server,listings}/src/**/*.ts', { cwd: root })
    .filter(
      (file) =>
        !/\.test\.ts$|\/testing\/|^db\/src\/(embedded\/|backup\/|migrate\.ts|large-indexes\.ts)/.test(file),
    )
    .map((file) => ({ file, text: withoutComments(readFileSync(root + file, 'utf8')) }));

  it.each(refused)('have no %s', (_what, construct) => {
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter(({ text }) => construct.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('that erase accounts are prepared, since rows on all servers go with one', () => {
    const erasing = sources.filter(({ text }) =>
      /await eraseAccounts\(|deleteFrom\('accounts'\)/.test(
        text.replace(/export async function eraseAccounts[^]*?\n}/, ''),
      ),
    );
    expect(erasing.length).toBeGreaterThan(2);
    expect(erasing.filter(({ text }) => !text.includes('prepareErasing(')).map(({ file }) => file)).toEqual(
      [],
    );
  });

  it('change or erase one row of an account by the account, never by the id alone', () => {
    const tables = Object.keys(spread).filter((table) => keyOf(table) === 'account_id');
    const changes = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/\.(updateTable|deleteFrom)\('?(\w+)'?\)[^;]*;/g)].map(([statement, , table]) => ({
        file,
        table: table!,
        statement,
      })),
    );
    const ofAccounts = changes.filter(({ table }) => [...tables, 'table'].includes(table));
    expect(ofAccounts.length).toBeGreaterThan(12);
    const byId = ofAccounts.filter(
      ({ statement }) =>
        /'id'/.test(statement) && !statement.includes("'account_id'") && !/returning\(\['id'/.test(statement),
    );
    expect(byId).toEqual([]);
  });
});

/** Comments may name what statements must not hold. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
}
