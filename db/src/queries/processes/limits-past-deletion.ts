import { createHmac } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../schema.ts';

/** Without the key nobody finds the phone or mailbox by trying all. */
export async function hashContact(db: Kysely<Schema>, contact: string): Promise<string> {
  const { key } = await db.selectFrom('contact_key').select('key').executeTakeFirstOrThrow();
  return createHmac('sha256', key).update(contact).digest('base64url');
}

const accountIdLength = 36;

/** Of two counts of the same limit the higher stands. */
const higher = (table: 'limits' | 'limits_past_deletion') => ({
  hits: sql<number>`greatest(${sql.ref(table)}.hits, excluded.hits)`,
  window_began_at: sql<string>`greatest(${sql.ref(table)}.window_began_at, excluded.window_began_at)`,
  members: sql<
    number[]
  >`case when excluded.hits > ${sql.ref(table)}.hits then excluded.members else ${sql.ref(table)}.members end`,
});

/** What the limits of an account have counted, under each hash of a contact that it proved. */
export async function keepLimits(
  trx: Transaction<Schema>,
  accountId: string,
  contactHashes: readonly string[],
): Promise<void> {
  const counted = await trx
    .selectFrom('limits')
    .selectAll()
    .where(sql<boolean>`right(key, ${sql.lit(accountIdLength)}) = ${accountId}`)
    .execute();
  const rows = contactHashes.flatMap((contact_hash) =>
    counted.map(({ key, ...count }) => ({ contact_hash, name: key.slice(0, -accountIdLength), ...count })),
  );
  for (let at = 0; at < rows.length; at += rowsAtATime) {
    await trx
      .insertInto('limits_past_deletion')
      .values(rows.slice(at, at + rowsAtATime))
      .onConflict((conflict) =>
        conflict.columns(['contact_hash', 'name']).doUpdateSet(higher('limits_past_deletion')),
      )
      .execute();
  }
}

/** A statement takes 65 535 values. */
const rowsAtATime = 1000;

/** To the account that proved the contact. */
export async function giveLimitsBack(
  trx: Transaction<Schema>,
  accountId: string,
  contactHash: string,
): Promise<void> {
  const rows = await trx
    .deleteFrom('limits_past_deletion')
    .where('contact_hash', '=', contactHash)
    .returningAll()
    .execute();
  for (let at = 0; at < rows.length; at += rowsAtATime) {
    const limits = rows.slice(at, at + rowsAtATime).map(({ name, hits, window_began_at, members }) => ({
      key: name + accountId,
      hits,
      window_began_at,
      ...(members && { members }),
    }));
    await trx
      .insertInto('limits')
      .values(limits)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(higher('limits')))
      .execute();
  }
}
