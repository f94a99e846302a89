import type { PropertyType } from '@soumdar/engine';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { EstimationsTable, Schema } from '../schema.ts';

/** A property whose owner asked for professionals' offers, and still consents to them. */
export interface OfferWanted {
  full_name: string;
  email: string;
  /** in E.164; null for an expert without one */
  phone: string | null;
  property_type: PropertyType;
  localisation: string;
  /** as the contract writes them, surface in m² */
  details: { surface: number };
  /** as the contract writes them */
  answers: { intended_action?: string };
  /** ISO 8601 UTC: when the property was last described */
  asked_at: string;
  /** ISO 8601 UTC */
  consented_at: string;
  text_version: string;
}

/**
 * Properties whose owner's latest answer about offers was yes; each once, as described with that answer; newest first.
 * Owners who withdrew their consent, and accounts whose data may not be used, are left out.
 */
export async function listOffersWanted(db: Kysely<Schema>): Promise<OfferWanted[]> {
  const { rows } = await sql<OfferWanted>`
    select * from (
      select distinct on (described.account_id, property_type, lat, lng)
        full_name, email, coalesce(phone, phone_abroad) as phone, property_type, localisation, details, answers,
        described.created_at as asked_at, given_at as consented_at, text_version
      from (
        select account_id, property_type, lat, lng, localisation, details, answers, created_at from estimations
        where deleted_at is null
        union all
        select account_id, property_type, lat, lng, localisation, details, answers, created_at from manual_requests
      ) described
      join accounts on accounts.id = described.account_id
      join consents on consents.account_id = accounts.id and purpose = 'offers' and withdrawn_at is null
      where answers -> 'explore_pro_opportunities' is not null and limited_since is null
      order by described.account_id, property_type, lat, lng, described.created_at desc
    ) last_said
    where answers @> '{"is_owner": true, "explore_pro_opportunities": true}'
    order by asked_at desc`.execute(db);
  return rows;
}

/**
 * What the owner of an estimate answered about offers for that property before it is no answer any more, unless the
 * estimate itself says yes: an older yes does not stand again once the estimate is deleted.
 */
export async function dropOlderAnswers(
  db: Kysely<Schema>,
  { account_id, property_type, lat, lng, created_at, answers }: Selectable<EstimationsTable>,
): Promise<void> {
  const { is_owner: isOwner, explore_pro_opportunities: wants } = answers as Record<string, unknown>;
  if (wants === undefined || (wants && isOwner)) return;
  for (const table of ['estimations', 'manual_requests'] as const) {
    await db
      .updateTable(table)
      .set({ answers: sql`answers - 'explore_pro_opportunities'` })
      .where('account_id', '=', account_id)
      .where('property_type', '=', property_type)
      .where('lat', '=', lat)
      .where('lng', '=', lng)
      .where('created_at', '<', created_at)
      .execute();
  }
}
