import { readFileSync } from 'node:fs';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** In the contract's shapes; null for parts that did not exist then. */
export interface StoredAnswer {
  result: object;
  confidence: object | null;
  comparables: object | null;
  comparable_counts: object | null;
  explanation: object | null;
  basis: object | null;
}

/**
 * One value: a byte that names the format, then JSON with lists of like objects by columns, so that each
 * key is written once, deflated with a dictionary of common answers. It takes a seventh of the JSON;
 * PostgreSQL's own compression, which sees one column of one row, leaves a third.
 *
 * The dictionary must never change, since older answers need it. A better one is another format with
 * another byte.
 */
const byColumnsDeflated = 1;
const dictionary = Buffer.from(
  readFileSync(new URL('answer-dictionary.txt', import.meta.url), 'utf8').replaceAll('\r', ''),
);

export function packAnswer(answer: StoredAnswer): Buffer {
  const text = JSON.stringify(byColumns(answer));
  return Buffer.concat([Buffer.of(byColumnsDeflated), deflateRawSync(text, { level: 9, dictionary })]);
}

export function unpackAnswer(packed: Uint8Array): StoredAnswer {
  if (packed[0] !== byColumnsDeflated) throw new Error('an estimate is kept as a newer version writes it');
  const text = inflateRawSync(packed.subarray(1), { dictionary }).toString();
  return byRows(JSON.parse(text)) as StoredAnswer;
}

/**
 * Writes lists of objects with the same keys as `{"columns": {key: [value of each]}}`, however deep. No
 * part of an answer is itself called `columns` and holds an object.
 */
function byColumns(value: unknown): unknown {
  if (Array.isArray(value)) return columnsOf(value) ?? value.map(byColumns);
  return isRecord(value) ? mapValues(value, byColumns) : value;
}

function columnsOf(list: unknown[]): object | undefined {
  const [first] = list;
  if (list.length < 2 || !isRecord(first) || !list.every(isRecord)) return undefined;
  const keys = keysOf(first);
  const named = JSON.stringify(keys);
  if (keys.length === 0 || list.some((one) => JSON.stringify(keysOf(one)) !== named)) return undefined;
  const columns = keys.map((key) => [key, list.map((one) => byColumns(one[key]))]);
  return { columns: Object.fromEntries(columns) as object };
}

function byRows(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(byRows);
  if (!isRecord(value)) return value;
  const { columns } = value;
  if (!isRecord(columns)) return mapValues(value, byRows);
  const lists = Object.entries(columns) as [string, unknown[]][];
  return (lists[0]?.[1] ?? []).map((_, at) =>
    Object.fromEntries(lists.map(([key, list]) => [key, byRows(list[at])])),
  );
}

/** JSON leaves undefined out. */
const keysOf = (record: Record<string, unknown>) =>
  Object.keys(record).filter((key) => record[key] !== undefined);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapValues = (record: Record<string, unknown>, map: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
