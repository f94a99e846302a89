import { readServerState, type Database, type ServerState } from '@soumdar/db';
import type { Clock } from '../process/clock.ts';

export interface ClockReading extends ServerState {
  /** how long the database took to answer */
  answerSeconds: number;
  /** change of the database's clock since the last reading; negative when it was set back */
  setBySeconds: number;
  /** lead of this machine's clock over the database's; negative when it is behind */
  aheadSeconds: number;
}

/**
 * All processes use the database's time: with clocks an hour apart, each would take the other's counts for
 * past, and no limit would hold. Between readings, time is counted by a clock that nobody sets.
 */
export interface DatabaseClock {
  now: Clock;
  /** Adjusts the clock to the database's. */
  read(): Promise<ClockReading>;
}

interface Times {
  ofDatabase: () => Promise<ServerState>;
  ofMachine: () => number;
  /** milliseconds from any origin, of a clock that is never set */
  passedMs: () => number;
}

/** Smaller differences come from answers that took longer one way than the other. */
const leastDifferenceMs = 500;
/** A slower reading is too imprecise. */
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
