import { createDatabase, dropDatabase, startPostgresServer, urlOfDatabase } from '@soumdar/db/testing';
import { propertyTypes, transactions, type Listing, type Subject } from '@soumdar/engine';
import { Client } from 'pg';
import { neighbourCount, placeOf, segmentOf } from './plain-search.ts';
import { latencyOf, type Latency } from './timing.ts';

const rowsPerInsert = 50_000;

/** The server of TEST_DATABASE_URL, else one started from the machine's binaries; undefined without either. */
export async function findPostgres(): Promise<{ url: string; stop(): Promise<void> } | undefined> {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? { url, stop: async () => {} } : startPostgresServer({ durable: true });
}

/** Runs the work with the address of an empty database on the server, and drops the database afterwards. */
export async function withEmptyDatabase<Result>(
  url: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const name = await createDatabase(url);
  return work(urlOfDatabase(url, name)).finally(() => dropDatabase(url, name));
}

/** Times the same search in PostgreSQL: for each subject, the median price per m² of the nearest sales and of the nearest rents. */
export async function measurePostgres(
  url: string,
  listings: readonly Listing[],
  subjects: readonly Subject[],
  warmUps: number,
): Promise<Latency> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await load(client, listings);
    const times: number[] = [];
    for (const subject of subjects) {
      const started = performance.now();
      await client.query(nearestOf(subject));
      times.push(performance.now() - started);
    }
    return latencyOf(times.slice(warmUps));
  } finally {
    await client.end();
  }
}

/** Fills a temporary table, in memory, with an index of places for each transaction and type. */
async function load(client: Client, listings: readonly Listing[]): Promise<void> {
  await client.query(`set temp_buffers = '512MB'`);
  await client.query('create temporary table listings (segment text, place point, price_per_m2 float8)');
  for (let start = 0; start < listings.length; start += rowsPerInsert) {
    const rows = listings.slice(start, start + rowsPerInsert);
    const places = rows.map(placeOf);
    await client.query(
      `insert into listings select segment, point(east, north), price
       from unnest($1::text[], $2::float8[], $3::float8[], $4::float8[]) as row (segment, east, north, price)`,
      [
        rows.map(({ transaction, propertyType }) => segmentOf(transaction, propertyType)),
        places.map(([east]) => east),
        places.map(([, north]) => north),
        rows.map(({ priceTnd, surfaceM2 }) => priceTnd / surfaceM2),
      ],
    );
  }
  for (const transaction of transactions) {
    for (const type of propertyTypes) {
      const segment = segmentOf(transaction, type);
      await client.query(`create index on listings using gist (place) where segment = '${segment}'`);
    }
  }
  await client.query('analyze listings');
}

function nearestOf(subject: Subject) {
  const medians = transactions.map(
    (transaction) => `
      (select percentile_cont(0.5) within group (order by price_per_m2) from (
        select price_per_m2 from listings
        where segment = '${segmentOf(transaction, subject.propertyType)}'
        order by place <-> point($1, $2) limit ${neighbourCount}
      ) as nearest) as ${transaction}`,
  );
  return { name: subject.propertyType, text: `select ${medians.join(',')}`, values: placeOf(subject) };
}
