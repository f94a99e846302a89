import type { Database } from '@soumdar/db';
import { compare } from './compare.ts';
import type { Finding } from './findings.ts';
import { createFault, type Fault } from './fault.ts';
import { startCrowd, type Journeys } from './journey.ts';
import { readFinalState } from './final-state.ts';
import { acknowledged, newLedger } from './ledger.ts';
import type { FakeServices } from './fake-services.ts';
import type { Profile } from './profile.ts';
import { insist, newPerson, signUp } from './person.ts';
import type { Message } from './product.ts';
import { startProbe } from './probe.ts';
import { nobodyPushed, type Pushed } from './push-limits.ts';
import type { Scene } from './scene.ts';
import type { Steps } from './steps.ts';
import { Downtime } from './downtime.ts';

const expertCount = 2;

/** The result of one scenario of the drill. */
export interface Outcome {
  findings: Finding[];
  acknowledgedWrites: number;
  journeys: Journeys;
  jobRuns: number;
  /** errors that the product did not expect, each answered with a 500 */
  unexpected: string[];
  sms: number;
  /** as readers count them: by their Message-ID */
  emails: number;
  /** how often one was cut after DATA: so often one may arrive again */
  emailsCut: number;
  /** notices given up, which may or may not have been sent */
  noticesGivenUp: number;
  pushed: Pushed;
  downtime: Downtime;
}

/** The product under test in one scenario, running and ready. */
export interface Stage {
  address: string;
  fakeServices: FakeServices;
  traffic: Message;
  profile: Profile;
  steps: Steps;
  /** Undoes what a fault that failed may have left. */
  putRight(): Promise<unknown>;
  /** Starts what tells whether the product serves: usually a read. */
  probe?: typeof startProbe;
  withDatabase<T>(use: (database: Database) => Promise<T>): Promise<T>;
}

/** Lets people use the product during `faults`, then calls `end` and compares what was acknowledged with what is stored. */
export async function runScenario(
  stage: Stage,
  faults: (fault: Fault) => Promise<void>,
  end: () => Promise<void>,
): Promise<Outcome> {
  const { address, fakeServices, traffic, profile, steps, probe: probeBy = startProbe } = stage;
  const scene: Scene = { address, fakeServices, ledger: newLedger(), downtime: new Downtime() };
  const { ledger, downtime } = scene;
  const pushed = nobodyPushed();
  await stage.withDatabase((database) => openForExperts(scene, database));
  const somebody = await signUp(scene);
  if ('gaveUp' in somebody)
    throw new Error(`Nobody can sign up, though nothing is wrong yet: ${somebody.gaveUp}`);

  const probe = await probeBy(scene, somebody.token);
  const crowd = startCrowd(scene, profile.people);
  const fault = createFault(scene, pushed, stage);
  await faults(fault);
  const journeys = await crowd.leave();
  downtime.begin('the end');
  const sessionsLost = await findLostSessions(scene);
  await probe.stop();
  await steps.take('the end', end);
  const state = await stage.withDatabase(readFinalState);
  const { messages, emails } = fakeServices;
  const findings = compare({ ledger, messages, emails, pushed, jobRuns: traffic.jobRuns }, state);
  return {
    findings: [...findings, ...sessionsLost],
    acknowledgedWrites: acknowledged(ledger),
    journeys,
    jobRuns: traffic.jobRuns.length,
    unexpected: traffic.unexpected,
    sms: messages.length,
    emails: new Set(emails.map(({ messageId }) => messageId)).size,
    emailsCut: emails.filter(({ wasCut }) => wasCut).length,
    noticesGivenUp: state.notices.filter(({ status }) => status === 'failed').length,
    pushed,
    downtime,
  };
}

/** Creates the experts: accounts that are given the role. */
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

/** Finds the sessions that are no longer valid after the last fault. */
async function findLostSessions(scene: Scene): Promise<Finding[]> {
  const lost: Finding[] = [];
  for (const [token, email] of scene.ledger.sessions) {
    const answer = await insist(scene, 'auth/session', { token });
    if (answer?.status !== 200) lost.push({ kind: 'lost', times: 1, what: `a session of ${email}` });
  }
  return lost;
}
