import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from './testing/index.ts';

describeOnBothDatabases('tables that may be spread over many servers', (database) => {
  it('have no sequence, which all servers would have to ask', async () => {
    const { rows } =
      await sql`select sequence_name from information_schema.sequences where sequence_schema = 'public'`.execute(
        database().kysely,
      );
    expect(rows).toEqual([]);
  });

  it('have a primary key that begins with what spreads: no number, no time', async () => {
    const { rows } = await sql<{ table: string; type: string | null }>`
      select class.relname as table, first.atttypid::regtype::text as type
      from pg_class as class
      left join pg_index as key on key.indrelid = class.oid and key.indisprimary
      left join pg_attribute as first on first.attrelid = class.oid and first.attnum = key.indkey[0]
      where class.relkind = 'r' and class.relnamespace = 'public'::regnamespace
        and class.relname not like 'kysely%'`.execute(database().kysely);
    expect(rows.length).toBeGreaterThan(15);
    // a boolean is the key of tables with a single row
    const others = rows.filter(({ type }) => !['uuid', 'text', 'boolean'].includes(type ?? 'none'));
    expect(others.map(({ table }) => table)).toEqual(['listing_staging']);
  });
});
