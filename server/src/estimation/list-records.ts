import type { estimationListQuerySchema, ListedEstimation, Pagination } from '@soumdar/contract';
import {
  keyOfProperty,
  listEstimations,
  listEstimationsOfProperty,
  listFollowedProperties,
  listPropertyFolders,
  listReplacements,
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
  const presenting = async (rows: EstimationRow[]) => {
    const replacements = await listReplacements(
      kysely,
      accountId,
      rows.map(({ id }) => id),
    );
    return (row: EstimationRow) => {
      const replacedBy = replacements.get(row.id);
      return {
        ...presentRecord(row),
        ...(replacedBy !== undefined && { replacedBy }),
        ...(followed.has(keyOfProperty(row)) && { followed: true }),
      };
    };
  };
  if (property !== undefined || by === 'record') {
    const { rows, total } =
      property === undefined
        ? await listEstimations(kysely, accountId, page, search)
        : await listEstimationsOfProperty(kysely, accountId, page, property, search);
    return {
      estimations: rows.map(await presenting(rows)),
      rows,
      pagination: presentPagination(query, total),
    };
  }
  const { folders, properties, estimations } = await listPropertyFolders(kysely, accountId, page, search);
  const rows = folders.map(({ newest }) => newest);
  const present = await presenting(rows);
  return {
    estimations: folders.map(({ newest, count, named }) => ({
      ...present(newest),
      folder: { count, named },
    })),
    rows,
    pagination: { ...presentPagination(query, properties), totalEstimations: estimations },
  };
}
