import { readServerState, type Database, type ServerState } from '@soumdar/db';
import type { Clock } from '../clock.ts';

/** What one reading of the database's clock brought. */
export interface ClockReading extends ServerState {
  /** how long the database took to answer */
  answerSeconds: number;
  /** by how much the database's clock was set since the last reading; negative when it was set back */
  setBySeconds: number;
  /** by how much the clock of this machine is ahead of the database's; negative when it is behind */
  aheadSeconds: number;
}

/**
 * The time of the product is the database's, which all processes share: by clocks of their own, two of them an hour apart
 * would each take the other's counts for past, and hold no limit. Between two readings time is counted by a clock that
 * nobody sets.
 */
export interface DatabaseClock {
  now: Clock;
  /** Sets the clock by the database's; to be called now and then. */
  read(): Promise<ClockReading>;
}

/** Where times come from; a test brings its own. */
interface Times {
  ofDatabase: () => Promise<ServerState>;
  ofMachine: () => number;
  /** milliseconds, from any beginning, that pass as time does */
  passedMs: () => number;
}

/** Differences below are those of answers that took longer one way than the other. */
const leastDifferenceMs = 500;
/** A reading that took longer says too little. */
const mostAnswerMs = 1000;

export function timesOf({ kysely }: Database): Times {
  return {
    ofDatabase: () => readServerState(kysely),
    ofMachine: () => Date.now(),
    passedMs: () => performance.now(),
  };
}

export async function createDatabaseClock({
  ofDatabase,
  ofMachine,
  passedMs,
}: Times): Promise<DatabaseClock> {
  let offsetMs: number | undefined;

  async function read(): Promise<ClockReading> {
    const requestedAt = passedMs();
    const state = await ofDatabase();
    const answerMs = passedMs() - requestedAt;
    const found = state.time.getTime() - (requestedAt + answerMs / 2);
    const setByMs = offsetMs === undefined ? 0 : found - offsetMs;
    const isCertain = answerMs <= mostAnswerMs;
    const wasSet = isCertain && Math.abs(setByMs) >= leastDifferenceMs;
    if (offsetMs === undefined || wasSet) offsetMs = found;
    return {
      ...state,
      answerSeconds: answerMs / 1000,
      setBySeconds: wasSet ? setByMs / 1000 : 0,
      aheadSeconds: (ofMachine() - (passedMs() + offsetMs)) / 1000,
    };
  }

  await read();
  return { now: () => new Date(passedMs() + offsetMs!), read };
}
