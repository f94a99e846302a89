import type { Outcome } from './scenario.ts';
import { createSteps, type Steps } from './steps.ts';

/** A part of the drill that was run. */
export interface Part<Ran extends Outcome = Outcome> {
  /** undefined where it broke down before what was acknowledged could be compared with what is stored */
  outcome: Ran | undefined;
  failed: string[];
}

/** Runs a part, however it ends; undefined where this machine cannot run it. */
export async function runPart<Ran extends Outcome>(
  drill: (steps: Steps) => Promise<Ran | undefined>,
): Promise<Part<Ran> | undefined> {
  const steps = createSteps();
  let outcome: Ran | undefined;
  await steps.take('the part', async () => (outcome = await drill(steps)));
  return outcome || steps.failed.length > 0 ? { outcome, failed: steps.failed } : undefined;
}
