import type { Database } from '@soumdar/db';
import { compare } from './compare.ts';
import type { Finding } from './findings.ts';
import { startCrowd, type Journeys } from './journey.ts';
import { readKept } from './kept.ts';
import { acknowledged, newLedger } from './ledger.ts';
import type { Outside } from './outside.ts';
import type { Pace } from './pace.ts';
import { insist, newPerson, signUp } from './person.ts';
import type { JobRun } from './product.ts';
import { startProbe } from './probe.ts';
import { nobodyPushed, pushLimits, type Pushed } from './push-limits.ts';
import type { Scene } from './scene.ts';
import { Toll } from './toll.ts';

const expertCount = 2;

/** What came of one half of the drill. */
export interface Outcome {
  findings: Finding[];
  acknowledgedWrites: number;
  journeys: Journeys;
  jobRuns: number;
  sms: number;
  /** they may have been sent, or not */
  noticesGivenUp: number;
  pushed: Pushed;
  toll: Toll;
}

/** Does what is wrong from now on, by its name, while people push the limits; what is to come `first`, before that. */
export type Fault = (
  name: string,
  does: () => Promise<unknown>,
  first?: () => Promise<unknown>,
) => Promise<void>;

/** The product that one half of the drill is about, running and ready. */
export interface Stage {
  address: string;
  outside: Outside;
  jobRuns: JobRun[];
  pace: Pace;
  withDatabase<T>(use: (database: Database) => Promise<T>): Promise<T>;
}

/** Has people use the product while `faults` are done to it, then `end`s it and compares. */
export async function runHalf(
  stage: Stage,
  faults: (fault: Fault) => Promise<void>,
  end: () => Promise<void>,
): Promise<Outcome> {
  const { address, outside, jobRuns, pace } = stage;
  const scene: Scene = { address, outside, ledger: newLedger(), toll: new Toll() };
  const { ledger, toll } = scene;
  const pushed = nobodyPushed();
  await stage.withDatabase((database) => openForExperts(scene, database));
  const somebody = await signUp(scene);
  if ('gaveUp' in somebody)
    throw new Error(`Nobody can sign up, though nothing is wrong yet: ${somebody.gaveUp}`);

  const probe = startProbe(scene, somebody.token);
  const crowd = startCrowd(scene, pace.people);
  const fault: Fault = async (name, does, first) => {
    console.error(`  ${Math.round(performance.now() / 1000)} s: ${name}`);
    toll.begin(name);
    await first?.();
    const pushing = pushLimits(scene, pushed);
    await does();
    await pushing;
  };
  await faults(fault);
  const journeys = await crowd.leave();
  toll.begin('the end');
  const sessionsLost = await findLostSessions(scene);
  await probe.stop();
  await end();
  const kept = await stage.withDatabase(readKept);
  const findings = compare({ ledger, messages: outside.messages, pushed, jobRuns }, kept);
  return {
    findings: [...findings, ...sessionsLost],
    acknowledgedWrites: acknowledged(ledger),
    journeys,
    jobRuns: jobRuns.length,
    sms: outside.messages.length,
    noticesGivenUp: kept.notices.filter(({ status }) => status === 'failed').length,
    pushed,
    toll,
  };
}

/** Experts are people whose account was given the role. */
async function openForExperts(scene: Scene, { kysely }: Database): Promise<void> {
  for (let experts = 0; experts < expertCount; experts += 1) {
    const expert = newPerson();
    await signUp(scene, expert);
    await kysely
      .updateTable('accounts')
      .set({ role: 'expert' })
      .where('email', '=', expert.person.email)
      .execute();
  }
}

/** Once nothing is wrong any more, every session still opens. */
async function findLostSessions(scene: Scene): Promise<Finding[]> {
  const lost: Finding[] = [];
  for (const [token, email] of scene.ledger.sessions) {
    const answer = await insist(scene, 'auth/session', { token });
    if (answer?.status !== 200) lost.push({ kind: 'lost', times: 1, what: `a session of ${email}` });
  }
  return lost;
}
