import { mostProofBytes, proofTypes, uuidParamsSchema } from '@soumdar/contract';
import { deleteOutcome, findOwnEstimation, refuseOutcomeQuestions } from '@soumdar/db';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionOf } from '../auth/sessions.ts';
import { readerOf } from '../auth/reader.ts';
import { countedSubscriber } from '../http/address.ts';
import { done, success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import { refuse } from '../http/refusal.ts';
import { unknownId } from '../http/unknown-id.ts';
import type { Services } from '../services.ts';
import { proveOutcome, refusalBeforeUpload } from './prove-outcome.ts';
import { stateOutcome } from './state-outcome.ts';

/** Under way in this process: each is megabytes in memory. */
const mostUploads = 8;
const mostUploadsOfSubscriber = 2;

export function outcomeRoutes(api: Api, services: Services): void {
  const { clock } = services;
  const { kysely } = services.database;
  const options = { validationErrorFor: unknownId };

  api(
    'stateOutcome',
    async (request) => {
      const { account } = sessionOf(request);
      const stated = await stateOutcome(services, account.id, request.params.id, request.body);
      return 'refused' in stated ? stated : success(stated, 'Outcome stated');
    },
    options,
  );

  api(
    'deleteOutcome',
    async (request) => {
      const { account } = sessionOf(request);
      const { id } = request.params;
      const isThere = await findOwnEstimation(kysely, account.id, id);
      const deleted = isThere && (await deleteOutcome(kysely, account.id, id));
      return deleted ? done('Outcome erased') : { refused: 'notFound' };
    },
    options,
  );

  api(
    'refuseOutcomeQuestion',
    async (request) => {
      const { account } = sessionOf(request);
      if (!(await findOwnEstimation(kysely, account.id, request.params.id))) return { refused: 'notFound' };
      await refuseOutcomeQuestions(kysely, account.id, clock());
      return done('Question refused');
    },
    options,
  );
}

/** In a scope of its own, where bodies are files: larger than any other, and never parsed. */
export async function proofRoutes(app: FastifyInstance, api: Api, services: Services): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    [...proofTypes],
    { parseAs: 'buffer', bodyLimit: mostProofBytes },
    (_request, body, parsed) => parsed(null, body),
  );

  /** Of whom, by account, so that few are in memory. */
  const uploading = new Map<string, string>();
  const hasRoom = (accountId: string, subscriber: string) =>
    !uploading.has(accountId) &&
    uploading.size < mostUploads &&
    [...uploading.values()].filter((other) => other === subscriber).length < mostUploadsOfSubscriber;

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const reader = readerOf(request);
    const { accountId } = reader;
    const subscriber = countedSubscriber(request.ip);
    const params = uuidParamsSchema.safeParse(request.params);
    if (!params.success) return refuse(reply, { refused: 'notFound' });
    if (!hasRoom(accountId, subscriber)) return refuse(reply, { refused: 'serverBusy' });
    // a call that hung up already closes no more
    if (reply.raw.closed) return reply;
    uploading.set(accountId, subscriber);
    reply.raw.once('close', () => uploading.delete(accountId));
    const refusal = await refusalBeforeUpload(services, reader, params.data.id);
    return refusal && refuse(reply, refusal);
  }

  api(
    'proveOutcome',
    async (request) => {
      const proved = await proveOutcome(services, readerOf(request), request.params.id, request.body);
      return 'refused' in proved ? proved : success(proved, 'Proof received');
    },
    { onRequest: admit },
  );
}
