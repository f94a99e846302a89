import {
  propertyTypes,
  type estimationListQuerySchema,
  type ListedEstimation,
  type Pagination,
} from '@soumdar/contract';
import {
  foldText,
  keyOfProperty,
  listEstimations,
  listEstimationsOfProperty,
  listFollowedProperties,
  listPropertyFolders,
  listReplacements,
  type Database,
  type EstimationRow,
  type EstimationSearch,
} from '@soumdar/db';
import { searchPlaces } from '@soumdar/listings';
import { propertyTypeLabels } from '@soumdar/words/labels';
import type { z } from 'zod';
import { pageOf, presentPagination } from '../http/pages.ts';
import { presentRecord } from './record.ts';

interface ListedRecords {
  estimations: ListedEstimation[];
  /** of the same estimates */
  rows: EstimationRow[];
  pagination: Pagination;
}

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

/** How the site names a position without an address: 'près de La Marsa'. */
const nearby = /^pres (de |du |des |d['’])/;
const mostPlaces = 8;
/** As many as a search for places takes. */
const mostWords = 6;

function readSearch(q = ''): EstimationSearch | undefined {
  const text = foldText(q).trim();
  if (text === '') return undefined;
  const place = text.replace(nearby, '');
  return {
    words: [...new Set(text.split(/\s+/))]
      .slice(0, mostWords)
      .map((word) => ({ text: word, types: typesCalled(word) })),
    places: searchPlaces(place, mostPlaces).filter(({ name }) => isCalled(name, place)),
  };
}

/** A name that only sounds alike does not count. */
const isCalled = (name: string, text: string) => foldText(name.split(',')[0]!).includes(text);

function typesCalled(word: string) {
  return propertyTypes.filter((type) => foldText(propertyTypeLabels[type]).startsWith(word));
}
