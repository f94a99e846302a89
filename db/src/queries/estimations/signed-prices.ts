import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../schema.ts';
import { readEstimation, type EstimationRow } from './estimations.ts';
import { placeOfProperty, propertyPlace } from './same-property.ts';

/** Of properties and accounts in use, one of each, and those that closed accounts left. */
export async function countSignedPrices(db: Kysely<Schema>): Promise<{ stated: number; proved: number }> {
  const { rows } = await sql<{ stated: number; proved: number }>`
    select
      count(distinct (outcomes.account_id, ${propertyPlace})) filter (where state <> 'refused') + (select count(*) from signed_prices) as stated,
      count(distinct (outcomes.account_id, ${propertyPlace})) filter (where state = 'proved') as proved
    from outcomes
    join estimations on estimations.account_id = outcomes.account_id and estimations.id = outcomes.estimation_id
    join accounts on accounts.id = outcomes.account_id
    where kind <> 'withdrawn' and deleted_at is null and limited_since is null`.execute(db);
  return rows[0]!;
}

export interface ProvedPrice {
  kind: 'sold' | 'let';
  price: number;
  estimation: EstimationRow;
}

/** The first of each property of an account, in the order in which they were proved. */
export async function listProvedPrices(db: Kysely<Schema>): Promise<ProvedPrice[]> {
  const rows = await db
    .selectFrom('outcomes')
    .innerJoin('estimations', (join) =>
      join
        .onRef('estimations.account_id', '=', 'outcomes.account_id')
        .onRef('estimations.id', '=', 'outcomes.estimation_id'),
    )
    .innerJoin('accounts', 'accounts.id', 'outcomes.account_id')
    .selectAll('estimations')
    .select(['kind', 'price'])
    .where('state', '=', 'proved')
    .where('deleted_at', 'is', null)
    .where('limited_since', 'is', null)
    .orderBy('decided_at')
    .orderBy('estimations.id')
    .execute();
  const properties = new Set<string>();
  const firsts = rows.filter((row) => {
    const property = `${row.account_id} ${placeOfProperty(row)}`;
    return !properties.has(property) && properties.add(property);
  });
  return firsts.flatMap(({ kind, price, ...estimation }) =>
    kind === 'withdrawn' || price === null ? [] : [{ kind, price, estimation: readEstimation(estimation) }],
  );
}

/** Of accounts about to be erased whose owners chose it; nothing of it leads back to them. */
export async function keepSignedPrices(trx: Transaction<Schema>, accountIds: string[]): Promise<void> {
  await sql`
    insert into signed_prices (neighbourhood, property_type, kind, price, quarter)
    select distinct on (outcomes.account_id, ${propertyPlace}) neighbourhood, property_type, kind, round(price::numeric, 1 - floor(log(price::numeric))::integer),
      left(month, 4) || '-T' || (right(month, 2)::integer + 2) / 3
    from outcomes
    join estimations on estimations.account_id = outcomes.account_id and estimations.id = outcomes.estimation_id
    where outcomes.account_id = any(${accountIds}::uuid[]) and kind <> 'withdrawn' and state <> 'refused'
      and neighbourhood is not null and deleted_at is null
      and not exists (select from accounts where accounts.id = outcomes.account_id and limited_since is not null)
    order by outcomes.account_id, ${propertyPlace}, state = 'proved' desc, stated_at desc`.execute(trx);
}
