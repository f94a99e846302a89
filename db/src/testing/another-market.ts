/**
 * node db/src/testing/another-market.ts: puts a copy of the model in service, as a refresh would, for the
 * journeys.
 */
import { sql } from 'kysely';
import { withCommandDatabase } from '../commands.ts';
import { putModelInService } from '../queries/market/models.ts';

await withCommandDatabase(async ({ kysely }) => {
  const version = `${new Date().toISOString()}-copied00`;
  await sql`
    insert into models (version, created_at, listings_version, description, artefact, artefact_sha256, from_sample, imports, figures, areas)
    select ${version}, now(), models.listings_version, description, artefact, artefact_sha256, from_sample, models.imports, figures, areas
    from models, market where version = model_version`.execute(kysely);
  await putModelInService(kysely, version);
});
