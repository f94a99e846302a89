import { apiErrors, type ApiErrorName, type Failure } from '@soumdar/contract';
import type { FastifyReply } from 'fastify';

/** The answer of a use case that refuses; the error table gives status, code and text. */
export interface Refusal extends Pick<
  Failure,
  'details' | 'nextStep' | 'email' | 'registration' | 'abroad' | 'waitTime' | 'data'
> {
  refused: ApiErrorName;
}

/** Answers with a refusal, in the envelope of every failure. */
export function refuse(reply: FastifyReply, { refused, ...rest }: Refusal): FastifyReply {
  const { status, code, text } = apiErrors[refused];
  reply.log.info({ code }, 'refused');
  reply.refusedWith = code;
  if (rest.waitTime !== undefined) reply.header('retry-after', rest.waitTime);
  const failure: Failure = { success: false, error: text, code, ...rest };
  return reply.code(status).send(failure);
}
