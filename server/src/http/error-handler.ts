import type { ApiErrorName, Failure } from '@soumdar/contract';
import { isDatabaseTrouble, isWriteTrouble, OverdueError } from '@soumdar/db';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { refuse } from './refusal.ts';

type Details = NonNullable<Failure['details']>;

/** Undefined where the answer is `validationFailed`. */
export type ValidationErrorFor = (fields: string[], body: unknown) => ApiErrorName | undefined;

declare module 'fastify' {
  interface FastifyContextConfig {
    validationErrorFor?: ValidationErrorFor;
  }
}

const refusedByFastify = new Map<string, ApiErrorName>([
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'unsupportedMediaType'],
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'bodyTooLarge'],
]);

/** A database that restarts is back within seconds. */
const retryAfterSeconds = 5;

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) return refuseBadFields(error.validation, request, reply);
    const refused = refusedByFastify.get(error.code);
    if (refused) return refuse(reply, { refused });
    // of a static file whose path leaves its folder
    if (error.statusCode === 403) return refuse(reply, { refused: 'notFound' });
    if (error.statusCode === 400) return refuse(reply, { refused: 'malformedJson' });
    if (error instanceof OverdueError) {
      request.log.error({}, 'a call took too long');
      return refuse(reply.header('retry-after', retryAfterSeconds), { refused: 'tooSlow' });
    }
    if (isDatabaseTrouble(error)) {
      const cannotWrite = isWriteTrouble(error);
      request.log.error(
        { err: error },
        cannotWrite ? 'the database cannot write' : 'the database does not respond',
      );
      reply.header('retry-after', retryAfterSeconds);
      return refuse(reply, { refused: cannotWrite ? 'cannotWrite' : 'starting' });
    }
    request.log.error({ err: error }, 'unexpected error');
    return refuse(reply, { refused: 'internal' });
  });
}

function refuseBadFields(
  issues: { instancePath: string; message?: string }[],
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const details: Details = issues.map(({ instancePath, message }) => ({
    field: instancePath.slice(1).replaceAll('/', '.'),
    message: message ?? 'is not valid',
  }));
  const named = request.routeOptions.config.validationErrorFor?.(
    details.map(({ field }) => field),
    request.body,
  );
  return refuse(reply, { refused: named ?? 'validationFailed', details });
}
