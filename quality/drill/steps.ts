/** What a part of the drill does, one step after the other: one that fails is noted, and the next one follows. */
export interface Steps {
  /** The steps that failed, each in a sentence. */
  failed: string[];
  /** Takes a step; where it fails, `putRight` undoes what it may have left. */
  take(name: string, does: () => Promise<unknown>, putRight?: () => Promise<unknown>): Promise<void>;
}

export function createSteps(): Steps {
  const failed: string[] = [];
  const steps: Steps = {
    failed,
    async take(name, does, putRight) {
      try {
        await does();
      } catch (error) {
        const sentence = `${name}: ${reasonOf(error)}`;
        console.error(`  FAILED: ${sentence}`);
        failed.push(sentence);
        if (putRight) await steps.take(`${name}, put right`, putRight);
      }
    },
  };
  return steps;
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
