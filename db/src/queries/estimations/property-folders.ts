import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../schema.ts';
import { isFound, type EstimationSearch } from './estimation-search.ts';
import { findOwnEstimation, readEstimation, type EstimationRow } from './estimations.ts';
import { readPage, type Page } from '../page.ts';
import { isOf, propertyKey } from './same-property.ts';

/** A property's newest estimate, and facts about all of them. */
export interface PropertyFolder {
  newest: EstimationRow;
  /** with the newest */
  count: number;
  /** the newest with a name */
  named: { id: string; name: string } | null;
  /** about any of them: an expert's answer is awaited, there is one, or the last contest is closed without one */
  expert: ('awaited' | 'answered' | 'closed')[];
}

/**
 * The account's properties, last estimated first, with totals of properties and estimates. A search finds
 * those with any estimate found.
 */
export async function listPropertyFolders(
  db: Kysely<Schema>,
  accountId: string,
  page: Page,
  search?: EstimationSearch,
): Promise<{ folders: PropertyFolder[]; properties: number; estimations: number }> {
  const newestFirst = sql`created_at desc, id desc`;
  const named = sql`partition by ${propertyKey} order by name is null, ${newestFirst}`;
  const contests = (isSo: RawBuilder<boolean>) => sql`from manual_requests
    where manual_requests.account_id = estimations.account_id and estimation_id = estimations.id and ${isSo}`;
  const anyContest = (isSo: RawBuilder<boolean>) =>
    sql<boolean>`bool_or(exists (select ${contests(isSo)})) over (partition by ${propertyKey})`;
  const lastClosed = (isSo: RawBuilder<boolean>) =>
    sql`max((select max(closed_at) ${contests(isSo)})) over (partition by ${propertyKey})`;
  const refused = lastClosed(sql`status = 'cancelled'`);
  const answered = lastClosed(sql`status = 'completed'`);
  const mine = db
    .selectFrom('estimations')
    .select(['id', 'created_at'])
    .select((where) => [
      sql<number>`row_number() over (partition by ${propertyKey} order by ${newestFirst})`.as('place'),
      sql<number>`count(*) over (partition by ${propertyKey})`.as('count'),
      sql<string>`first_value(id) over (${named})`.as('named_id'),
      sql<string | null>`first_value(name) over (${named})`.as('name'),
      anyContest(sql`closed_at is null`).as('is_awaited'),
      anyContest(sql`status = 'completed'`).as('is_answered'),
      sql<boolean>`coalesce(${refused} > coalesce(${answered}, '-infinity'), false)`.as('is_refused'),
      sql<boolean>`bool_or(${search ? isFound(where, search) : sql`true`}) over (partition by ${propertyKey})`.as(
        'is_found',
      ),
    ])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .as('mine');
  const folders = db.selectFrom(mine).selectAll().where('place', '=', 1).where('is_found', '=', true);
  const { rows, total } = await readPage(folders.orderBy('created_at', 'desc').orderBy('id', 'desc'), page);
  const { estimations } = await folders
    .clearSelect()
    .select(sql<number>`coalesce(sum(count), 0)::integer`.as('estimations'))
    .executeTakeFirstOrThrow();
  const newest = await findEstimations(
    db,
    accountId,
    rows.map(({ id }) => id),
  );
  return {
    // one may have been deleted since
    folders: rows.flatMap(({ id, count, named_id, name, ...contested }) => {
      const row = newest.get(id);
      if (!row) return [];
      const expert: PropertyFolder['expert'] = [];
      if (contested.is_awaited) expert.push('awaited');
      if (contested.is_answered) expert.push('answered');
      if (contested.is_refused && !contested.is_awaited) expert.push('closed');
      return { newest: row, count, named: name === null ? null : { id: named_id, name }, expert };
    }),
    properties: total,
    estimations,
  };
}

async function findEstimations(
  db: Kysely<Schema>,
  accountId: string,
  ids: string[],
): Promise<Map<string, EstimationRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('estimations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, readEstimation(row)]));
}

/** Estimates of the same property as `id`, newest first, with the total; a search finds some. */
export async function listEstimationsOfProperty(
  db: Kysely<Schema>,
  accountId: string,
  page: Page,
  id: string,
  search?: EstimationSearch,
): Promise<{ rows: EstimationRow[]; total: number }> {
  const one = await findOwnEstimation(db, accountId, id);
  if (!one) return { rows: [], total: 0 };
  let all = db
    .selectFrom('estimations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where(isOf(one));
  if (search) all = all.where((where) => isFound(where, search));
  const { rows, total } = await readPage(all.orderBy('created_at', 'desc').orderBy('id', 'desc'), page);
  return { rows: rows.map(readEstimation), total };
}
