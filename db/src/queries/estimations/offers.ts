import type { PropertyType } from '@soumdar/engine';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { EstimationsTable, Schema } from '../../schema.ts';
import { placeOfProperty, propertyPlace, requestPlace, type Property } from './same-property.ts';

/** Its owner wanted professionals' offers, and still consents. */
export interface OfferWanted {
  full_name: string;
  email: string;
  /** E.164; null for an expert without one */
  phone: string | null;
  property_type: PropertyType;
  localisation: string;
  /** in the contract's shape, surface in m² */
  details: { surface: number };
  /** in the contract's shape */
  answers: { intended_action?: string };
  /** last description, ISO 8601 UTC */
  asked_at: string;
  /** ISO 8601 UTC */
  consented_at: string;
  text_version: string;
}

/**
 * The owner's latest answer about offers was yes; each property once, as described then, newest first; a
 * corrected estimate stays the same property. To say what became of it is a no. Leaves out withdrawn consents
 * and suspended accounts.
 */
export async function listOffersWanted(db: Kysely<Schema>): Promise<OfferWanted[]> {
  const { rows } = await sql<OfferWanted>`
    select * from (
      select distinct on (described.account_id, place)
        full_name, email, coalesce(phone, phone_abroad) as phone, property_type, localisation, details, answers,
        described.created_at as asked_at, given_at as consented_at, text_version
      from (
        select account_id, ${propertyPlace} as place, property_type, localisation, details, answers, created_at
        from estimations where deleted_at is null
        union all
        select account_id, ${requestPlace}, property_type, localisation, details, answers, created_at
        from manual_requests
        union all
        select outcomes.account_id, ${propertyPlace}, property_type, localisation, details,
          '{"explore_pro_opportunities": false}', stated_at
        from outcomes
        join estimations on estimations.account_id = outcomes.account_id and id = estimation_id
      ) described
      join accounts on accounts.id = described.account_id
      join consents on consents.account_id = accounts.id and purpose = 'offers' and withdrawn_at is null
      where answers -> 'explore_pro_opportunities' is not null and limited_since is null
      order by described.account_id, place, described.created_at desc
    ) last_said
    where answers @> '{"is_owner": true, "explore_pro_opportunities": true}'
    order by asked_at desc`.execute(db);
  return rows;
}

/**
 * Removes older answers about offers for the property, unless what is deleted says yes: an older yes must not
 * return with its deletion, nor with that of what became of the property.
 */
export async function dropOlderAnswers(
  db: Kysely<Schema>,
  deleted: Property & Pick<Selectable<EstimationsTable>, 'id' | 'account_id' | 'created_at' | 'answers'>,
): Promise<void> {
  const { id, account_id, created_at } = deleted;
  const { is_owner: isOwner, explore_pro_opportunities: wants } = deleted.answers as Record<string, unknown>;
  const outcome = await db
    .selectFrom('outcomes')
    .select('stated_at')
    .where('account_id', '=', account_id)
    .where('estimation_id', '=', id)
    .executeTakeFirst();
  if (!outcome && (wants === undefined || (wants && isOwner))) return;
  for (const [table, place] of answering) {
    await dropAnswers(db, table, account_id)
      .where('created_at', '<', outcome?.stated_at ?? created_at)
      .where(place, '=', placeOfProperty(deleted))
      .execute();
  }
}

/**
 * Before a new yes renews a withdrawn consent, removes each yes from before the withdrawal, since the new
 * one is for its own property. Renewing the consent for all of them works without a yes.
 */
export async function dropWithdrawnAnswers(trx: Transaction<Schema>, accountId: string): Promise<void> {
  const ofOffers = trx
    .selectFrom('consents')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'offers');
  // locked: a withdrawal meanwhile waits
  const inForce = await ofOffers
    .select('id')
    .where('withdrawn_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (inForce) return;
  for (const [table] of answering) {
    await dropAnswers(trx, table, accountId)
      .where(
        'created_at',
        '<',
        ofOffers.select(({ fn }) => fn.max('withdrawn_at').as('last')),
      )
      .execute();
  }
}

/** With the place of each table's property. */
const answering = [
  ['estimations', propertyPlace],
  ['manual_requests', requestPlace],
] as const;

const dropAnswers = (db: Kysely<Schema>, table: (typeof answering)[number][0], accountId: string) =>
  db
    .updateTable(table)
    .set({ answers: sql`answers - 'explore_pro_opportunities'` })
    .where('account_id', '=', accountId);
