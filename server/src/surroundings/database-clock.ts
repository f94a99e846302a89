import { readServerState, type Database, type ServerState } from '@soumdar/db';
import type { Clock } from '../process/clock.ts';

export interface ClockReading extends ServerState {
  answerSeconds: number;
  /** negative when it was set back */
  setBySeconds: number;
  /** of this machine's clock over the database's */
  aheadSeconds: number;
}

/**
 * With clocks an hour apart, each process would take the others' counts for past, and no limit would hold.
 */
export interface DatabaseClock {
  now: Clock;
  read(): Promise<ClockReading>;
}

interface Times {
  ofDatabase: () => Promise<ServerState>;
  ofMachine: () => number;
  /** of a clock that is never set */
  passedMs: () => number;
}

/** Smaller differences come from uneven delays of answers. */
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
