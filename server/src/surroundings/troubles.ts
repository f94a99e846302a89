import type { ClockReading } from './database-clock.ts';

export interface Surroundings {
  /** undefined when the database did not answer in time */
  database: ClockReading | undefined;
  disk: { freeBytes: number; totalBytes: number };
}

export type Trouble = 'slow' | 'connections' | 'disk' | 'clock set' | 'clocks differ';

/** Longer than any answer of a healthy database. */
const slowSeconds = 1;
const mostConnectionsUsed = 0.8;
const leastFree = { share: 0.05, bytes: 20e9 };
/** Clocks of machines usually differ by less: see clock-set-back.ts. */
const clockSeconds = 30;

export function troublesOf({ database, disk }: Surroundings): Map<Trouble, string> {
  const troubles = new Map<Trouble, string>();
  if (!database) troubles.set('slow', 'The database does not answer within 3 seconds: calls are refused.');
  else troublesOfDatabase(database).forEach((text, trouble) => troubles.set(trouble, text));
  const { freeBytes, totalBytes } = disk;
  if (freeBytes < leastFree.bytes && freeBytes < leastFree.share * totalBytes) {
    const share = ((100 * freeBytes) / totalBytes).toFixed(1);
    troubles.set(
      'disk',
      `The disk of DATA_DIR has ${Math.round(freeBytes / 1e6)} MB free (${share} percent).`,
    );
  }
  return troubles;
}

function troublesOfDatabase(reading: ClockReading): Map<Trouble, string> {
  const troubles = new Map<Trouble, string>();
  const { answerSeconds, connections, mostConnections, setBySeconds, aheadSeconds } = reading;
  if (answerSeconds > slowSeconds) {
    troubles.set('slow', `The database takes ${answerSeconds.toFixed(1)} seconds to answer.`);
  }
  if (connections > mostConnectionsUsed * mostConnections) {
    troubles.set(
      'connections',
      `The database has ${connections} of ${mostConnections} connections in use: see who holds them in pg_stat_activity.`,
    );
  }
  if (Math.abs(setBySeconds) > clockSeconds) {
    troubles.set('clock set', `The clock of the database was set by ${Math.round(setBySeconds)} seconds.`);
  }
  if (Math.abs(aheadSeconds) > clockSeconds) {
    troubles.set(
      'clocks differ',
      `The clock of this machine is ${Math.round(aheadSeconds)} seconds ahead of the database's, which the product goes by.`,
    );
  }
  return troubles;
}
