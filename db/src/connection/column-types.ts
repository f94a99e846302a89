import { type CustomTypesConfig, types } from 'pg';

const { INT8, NUMERIC, DATE, TIMESTAMPTZ } = types.builtins;
const timestampToDate = types.getTypeParser(TIMESTAMPTZ);

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [NUMERIC, Number],
  [DATE, (text) => text],
  [TIMESTAMPTZ, (text) => (timestampToDate(text) as Date).toISOString()],
]);

/**
 * How columns are read, whatever the engine: bigint and numeric as numbers (none of ours outgrows 2^53), date as
 * `YYYY-MM-DD`, timestamptz as ISO 8601 UTC with milliseconds; the rest as pg reads it (jsonb parsed, bytea as Buffer).
 */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format !== 'binary' && parsers.get(oid)) || types.getTypeParser(oid, format),
};
