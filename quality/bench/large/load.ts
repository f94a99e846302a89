import { randomInt, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export const estimatesEach = 3;
const dayMs = 86_400_000;
/** The periods of retention and a day, so that as much is past its time as on any night. */
const loginsSpreadMs = (3 * 365.25 + 1) * dayMs;
const estimatesSpreadMs = (5 * 365.25 + 1) * dayMs;

export const emailOf = (account: number) => `owner-${account}@example.tn`;
const idOf = (account: number) => `00000000-0000-4000-8000-${account.toString(16).padStart(12, '0')}`;

interface Columns {
  names: string[];
  /** rows that the product wrote, each value as COPY writes it */
  rows: string[][];
}

/**
 * Copies the one account that the product has made, with its estimates, into so many others by COPY: the rows are the product's but
 * for ids, dates, addresses and keys. Accounts were used, and estimates made, at any time within their retention.
 */
export async function loadAccounts(url: string, accounts: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const account = await columnsOf(client, 'accounts');
    const estimations = await columnsOf(client, 'estimations');

    await copy(client, 'accounts', account.names, accountRows(account, accounts));
    await copy(client, 'estimations', estimations.names, estimationRows(estimations, accounts));
    await copy(client, 'limits', ['key', 'window_began_at', 'hits'], limitRows(accounts));
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function columnsOf(client: Client, table: string): Promise<Columns> {
  const { rows: described } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );
  const names = described.map(({ name }) => name);
  const { rows } = await client.query<{ texts: (string | null)[] }>(
    `select array[${names.map((name) => `"${name}"::text`).join(', ')}] as texts from ${table}`,
  );
  return { names, rows: rows.map(({ texts }) => texts.map(asCopied)) };
}

/** A value as COPY's text format has it. */
function asCopied(text: string | null): string {
  if (text === null) return String.raw`\N`;
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
}

async function copy(client: Client, table: string, names: string[], rows: Iterable<string>): Promise<void> {
  const columns = names.map((name) => `"${name}"`).join(', ');
  await pipeline(
    Readable.from(inChunks(rows)),
    client.query(copyFrom(`copy ${table} (${columns}) from stdin`)),
  );
}

function* inChunks(rows: Iterable<string>): Generator<string> {
  let chunk = '';
  for (const row of rows) {
    chunk += row;
    if (chunk.length < 1 << 18) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

const within = (ms: number) => new Date(Date.now() - Math.random() * ms).toISOString();

/** The row with other values in the columns named. */
function rowWith({ names }: Columns, row: string[], values: Record<string, string>): string {
  return `${names.map((name, at) => values[name] ?? row[at]).join('\t')}\n`;
}

function* accountRows(columns: Columns, accounts: number): Generator<string> {
  const [model = []] = columns.rows;
  for (let account = 1; account <= accounts; account += 1) {
    yield rowWith(columns, model, {
      id: idOf(account),
      email: emailOf(account),
      phone: `+216${String(30_000_000 + account).padStart(8, '0')}`,
      created_at: within(loginsSpreadMs),
      last_login_at: within(loginsSpreadMs),
    });
  }
}

/** In the order of time, as they come: not an account after the other. */
function* estimationRows(columns: Columns, accounts: number): Generator<string> {
  const { rows } = columns;
  const all = accounts * estimatesEach;
  for (let estimate = 0; estimate < all; estimate += 1) {
    yield rowWith(columns, rows[randomInt(rows.length)]!, {
      id: randomUUID(),
      account_id: idOf(1 + randomInt(accounts)),
      created_at: new Date(Date.now() - estimatesSpreadMs * (1 - estimate / all)).toISOString(),
      request_key: randomUUID(),
    });
  }
}

/** What a busy day leaves: a count for one account in ten, half of them past their time. */
function* limitRows(accounts: number): Generator<string> {
  for (let account = 1; account <= accounts; account += 10) {
    yield `estimates ${idOf(account)}\t${within(2 * dayMs)}\t1\n`;
  }
}
