import type { estimationListQuerySchema, ListedEstimation, Pagination } from '@soumdar/contract';
import {
  keyOfProperty,
  listEstimations,
  listEstimationsOfProperty,
  listFollowedProperties,
  listPropertyFolders,
  type Database,
  type EstimationRow,
} from '@soumdar/db';
import type { z } from 'zod';
import { pageOf, presentPagination } from '../http/pages.ts';
import { presentRecord } from './record.ts';
import { readSearch } from './search.ts';

interface ListedRecords {
  estimations: ListedEstimation[];
  /** of the estimates listed */
  rows: EstimationRow[];
  pagination: Pagination;
}

/** A page of what an account keeps: record by record, property by property, or the records of one property. */
export async function listRecords(
  kysely: Database['kysely'],
  accountId: string,
  query: z.output<typeof estimationListQuerySchema>,
): Promise<ListedRecords> {
  const { by, property, q } = query;
  const page = pageOf(query);
  const search = readSearch(q);
  const followed = new Set((await listFollowedProperties(kysely, accountId)).map(keyOfProperty));
  const present = (row: EstimationRow) => ({
    ...presentRecord(row),
    ...(followed.has(keyOfProperty(row)) && { followed: true }),
  });
  if (property !== undefined || by === 'record') {
    const { rows, total } =
      property === undefined
        ? await listEstimations(kysely, accountId, page, search)
        : await listEstimationsOfProperty(kysely, accountId, page, property, search);
    return { estimations: rows.map(present), rows, pagination: presentPagination(query, total) };
  }
  const { folders, properties, estimations } = await listPropertyFolders(kysely, accountId, page, search);
  return {
    estimations: folders.map(({ newest, count, named }) => ({
      ...present(newest),
      folder: { count, named },
    })),
    rows: folders.map(({ newest }) => newest),
    pagination: { ...presentPagination(query, properties), totalEstimations: estimations },
  };
}
