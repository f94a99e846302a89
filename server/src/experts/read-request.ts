import { detailsSchema, type ExpertRequest } from '@soumdar/contract';
import { findExpertRequest, listMoves, type ExpertRequestRow } from '@soumdar/db';
import { valueToday } from '../estimation/calculate-estimate.ts';
import type { Services } from '../services.ts';
import { presentRequest } from './present.ts';

/** The request as it is now, with its history and the automatic estimate of today; undefined when there is none. */
export async function readRequest(services: Services, id: string): Promise<ExpertRequest | undefined> {
  const { kysely } = services.database;
  const row = await findExpertRequest(kysely, id);
  if (!row) return undefined;
  const moves = await listMoves(kysely, id);
  return presentRequest(row, moves, valueToday(services, propertyOf(row)), services.clock());
}

function propertyOf({ property_type, lat, lng, details }: ExpertRequestRow) {
  return { type: property_type, location: { lat, lng }, details: detailsSchema.parse(details) };
}
