import type { EndpointName, refusalData } from '@soumdar/contract';
import type { z } from 'zod';
import type { answers } from './answers.ts';
import type { Input } from './address.ts';
import { ApiFailure, invalidAnswer } from './failure.ts';
import { request, type CallOptions } from './request.ts';

type AnsweredName = EndpointName & keyof typeof answers;
type Answer<Name extends AnsweredName> = z.output<(typeof answers)[Name]>;

/** The schemas load during the call. Throws {@link ApiFailure}. */
export async function call<Name extends AnsweredName>(
  name: Name,
  input: Input<Name>,
  options?: CallOptions,
): Promise<Answer<Name>> {
  const [schemas, answer] = await Promise.all([loadSchemas(), request(name, input, options)]);
  const parsed = schemas.answers[name].safeParse(answer);
  if (!parsed.success) throw new ApiFailure({ type: 'unknown', text: invalidAnswer });
  return parsed.data as Answer<Name>;
}

/** undefined unless the data has the expected shape */
export async function dataOf<Name extends keyof typeof refusalData>(
  { data }: ApiFailure,
  name: Name,
): Promise<z.output<(typeof refusalData)[Name]> | undefined> {
  const schemas = await loadSchemas().catch(() => undefined);
  const parsed = schemas?.refusalData[name].safeParse(data);
  return parsed?.data as z.output<(typeof refusalData)[Name]> | undefined;
}

const loadSchemas = () =>
  import('./answers.ts').catch(() => {
    throw new ApiFailure({ type: 'network' });
  });
