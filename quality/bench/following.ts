import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@soumdar/db';
import { measuredCalls } from './calls.ts';
import { metricOf, type Product } from './product.ts';

/** What valuing all followed properties on a new market takes. */
export interface FollowingMeasure {
  properties: number;
  /** with the time to load both markets */
  seconds: number;
  /** of the processor, for the whole product meanwhile; null where the system does not tell */
  processorSeconds: number | null;
}

/** So many accounts with as many properties each. */
const accounts = 1000;
const propertiesEach = 10;
const properties = accounts * propertiesEach;
const withinMs = 600_000;

/**
 * Has many properties followed that another model valued last, so that each is valued by both: the product takes them up by itself, and
 * tells how long it took.
 */
export async function measureFollowing(product: Product, databaseUrl = ''): Promise<FollowingMeasure> {
  const { address, dataFolder } = product;
  const { path, method, body, headers } = measuredCalls(product).estimate;
  const answer = await fetch(new URL(path, address), { method, body, headers });
  const { data } = (await answer.json()) as { data: { id: string } };
  const target = databaseUrl === '' ? { dataDir: dataFolder } : { url: databaseUrl };
  const database = await openDatabase(target, { attach: true });
  const before = await product.processorMs();
  try {
    await database.executeSql(followCopies(data.id));
    const deadline = Date.now() + withinMs;
    for (;;) {
      const [valued] = await metricOf(address, 'soumdar_followed_properties_valued');
      if (valued?.value === properties) break;
      if (Date.now() > deadline) throw new Error('the followed properties were not valued in time');
      await wait(500);
    }
  } finally {
    await database.close();
  }
  const [taken] = await metricOf(address, 'soumdar_following_seconds');
  const after = await product.processorMs();
  const processorSeconds = before === null || after === null ? null : (after - before) / 1000;
  return { properties, seconds: taken!.value, processorSeconds };
}

/** Copies of an estimate with surfaces of their own, followed since a copy of the model in service valued them. */
const followCopies = (id: string) => `
  insert into models (version, created_at, listings_version, description, artefact, artefact_sha256, from_sample, imports)
    select 'former', models.created_at, models.listings_version, description, artefact, artefact_sha256, from_sample, models.imports
    from models, market where version = model_version;
  with made as (
    insert into accounts (id, email, full_name, password_hash, created_at)
      select gen_random_uuid(), 'follower-' || number || '@example.tn', '', '', now()
      from generate_series(1, ${accounts}) as number returning id),
  copied as (
    insert into estimations (id, account_id, created_at, property_type, lat, lng, localisation, answers, details, answer)
      select gen_random_uuid(), made.id, created_at, property_type, lat, lng, localisation, answers,
        details || jsonb_build_object('surface', 60 + 10 * number), answer
      from made, generate_series(1, ${propertiesEach}) as number, estimations
      where estimations.id = '${id}' returning account_id, id),
  followed as (
    insert into follows (account_id, estimation_id, followed_at, valued_for, valued_at, told_at)
      select account_id, id, '2026-01-01', 'former/1', '2026-01-01', '2026-01-01' from copied
      returning account_id, estimation_id)
  insert into followed_values (account_id, estimation_id, valued_at, model_version, method, sale_price, rent_price)
    select account_id, estimation_id, '2026-01-01', 'former', 1, 300000, 1000 from followed`;
