import type { z } from 'zod';
import type * as Answers from './answers.ts';
import { ApiFailure } from './failure.ts';
import { request } from './request.ts';

type Call = Parameters<typeof request>[0];
export type PickSchema<Schema> = (answers: typeof Answers) => Schema;

/** Sends one call and checks its answer by one of the schemas, which load meanwhile. Throws the failure of the call. */
export async function call<Schema extends z.ZodType>(
  pick: PickSchema<Schema>,
  description: Call,
): Promise<z.output<Schema>> {
  const [answers, answer] = await Promise.all([loadAnswers(), request(description)]);
  const parsed = pick(answers).safeParse(answer);
  if (!parsed.success) throw new ApiFailure({ type: 'unknown', text: 'Invalid response from server' });
  return parsed.data;
}

/** What a refusal carries beside its text, by one of the schemas; undefined when it carries something else, or nothing. */
export async function carried<Schema extends z.ZodType>(
  { data }: ApiFailure,
  pick: PickSchema<Schema>,
): Promise<z.output<Schema> | undefined> {
  const answers = await loadAnswers().catch(() => undefined);
  return answers && pick(answers).safeParse(data).data;
}

const loadAnswers = () =>
  import('./answers.ts').catch(() => {
    throw new ApiFailure({ type: 'network' });
  });

export const post = (path: string, body: unknown): Call => ({ method: 'POST', path, body });
