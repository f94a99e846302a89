import { pushLimits, type Pushed } from './push-limits.ts';
import type { Scene } from './scene.ts';
import type { Steps } from './steps.ts';

/**
 * Starts the named fault and waits for its end, while people test the limits; `first` runs before that. A fault that fails is
 * noted, and what it left is put right.
 */
export type Fault = (
  name: string,
  does: () => Promise<unknown>,
  first?: () => Promise<unknown>,
) => Promise<void>;

/** Has faults strike the people of a scene one after the other. */
export function createFault(
  scene: Scene,
  pushed: Pushed,
  { steps, putRight }: { steps: Steps; putRight: () => Promise<unknown> },
): Fault {
  return async (name, does, first) => {
    console.error(`  ${Math.round(performance.now() / 1000)} s: ${name}`);
    scene.downtime.begin(name);
    const strike = async () => {
      await first?.();
      const pushing = pushLimits(scene, pushed);
      await does().finally(() => pushing);
    };
    await steps.take(name, strike, putRight);
  };
}
