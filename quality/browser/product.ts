import { join } from 'node:path';

const port = Number(process.env['JOURNEYS_PORT'] ?? 24_117);

/** Where the product under test is, and where it keeps its data. */
export const address = `http://127.0.0.1:${port}`;
export const outsideAddress = `http://127.0.0.1:${port + 1}`;
export const dataFolder = join(import.meta.dirname, '..', '..', '.cache', `journeys-data-${port}`);
/** The database of the product under test: its own embedded one unless a PostgreSQL is configured. */
export const databaseEnvironment = {
  DATA_DIR: dataFolder,
  DATABASE_URL: process.env['JOURNEYS_DATABASE_URL'] ?? '',
};
export const smsOutbox = join(dataFolder, 'sms-outbox.jsonl');
export const emailOutbox = join(dataFolder, 'email-outbox.jsonl');
export const appKey = 'estimation-web';
/** A file of real advertisements, for what is worth seeing on a real market; journeys know the sample. */
export const realListings = process.env['REAL_LISTINGS'];

/** How Playwright starts and stops the product: on the sample market, or on the advertisements of a file. */
export const productServer = (listingsFile?: string) => ({
  command: `node start-product.ts ${listingsFile === undefined ? '' : JSON.stringify(listingsFile)}`,
  cwd: import.meta.dirname,
  url: `${address}/readyz`,
  // a first market is learned in it, on whatever machine
  timeout: 600_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
});
