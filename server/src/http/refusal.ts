import { apiErrors, refusalData, type ApiErrorName, type Failure } from '@soumdar/contract';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

/** The error table has its status, code and text. */
export interface Refusal extends Pick<
  Failure,
  'details' | 'nextStep' | 'email' | 'registration' | 'abroad' | 'token' | 'waitTime' | 'data'
> {
  refused: ApiErrorName;
}

export function refuse(reply: FastifyReply, { refused, ...rest }: Refusal): FastifyReply {
  const { status, code, text } = apiErrors[refused];
  const { log, request, server } = reply;
  if (server.refusalLog) server.refusalLog.write(request, log, { code }, 'refused');
  else log.info({ code }, 'refused');
  reply.refusedWith = code;
  if (rest.waitTime !== undefined) reply.header('retry-after', rest.waitTime);
  const failure: Failure = { success: false, error: text, code, ...rest };
  return reply.code(status).send(withEncodedData(refused, failure));
}

function withEncodedData(refused: ApiErrorName, failure: Failure): Failure {
  if (failure.data === undefined || !(refused in refusalData)) return failure;
  const schema: z.ZodType = refusalData[refused as keyof typeof refusalData];
  return { ...failure, data: z.encode(schema, failure.data) };
}
