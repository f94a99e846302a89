import type { SelectQueryBuilder } from 'kysely';

export interface Page {
  offset: number;
  limit: number;
}

/** Takes an ordered query; returns the rows of the page and the total. */
export async function readPage<Tables, From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
  { offset, limit }: Page,
) {
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select((select) => select.fn.countAll().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  const rows = await query.offset(offset).limit(limit).execute();
  return { rows, total };
}
