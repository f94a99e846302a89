import { proofTypes, queuedProofSchema, type QueuedProof } from '@soumdar/contract';
import { findProof, judgeProof, listProofs, type QueuedProofRow } from '@soumdar/db';
import { sessionOf } from '../auth/sessions.ts';
import { localisationInArabic } from '../estimation/arabic-names.ts';
import { presentRecord } from '../estimation/record.ts';
import { done, success } from '../http/answers.ts';
import type { Api } from '../http/api.ts';
import { unknownId } from '../http/unknown-id.ts';
import { proofUntil } from '../outcomes/present-outcome.ts';
import { proofContext } from '../outcomes/prove-outcome.ts';
import type { Services } from '../services.ts';

/** More than an expert judges in a day. */
const mostListed = 200;

export function proofJudgingRoutes(api: Api, { database, clock, secrets, log }: Services): void {
  const { kysely } = database;

  api('listProofs', async (request) => {
    const proofs = await listProofs(kysely, sessionOf(request).account.id, mostListed);
    return success({ proofs: proofs.map(presentProof) });
  });

  api(
    'downloadProof',
    async (request, reply) => {
      const { id } = request.params;
      const expert = sessionOf(request).account.id;
      const proof = await findProof(kysely, expert, id);
      if (!proof) return { refused: 'notFound' };
      // the privacy policy promises it, whatever LOG_LEVEL hides
      log.warn({ expert, estimation: id }, 'an expert downloads a proof');
      return reply
        .headers({
          'content-disposition': 'attachment; filename="justificatif.bin"',
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        })
        .type('application/octet-stream')
        .send(secrets.open(proofContext(proof.account_id, id), proof.sealed));
    },
    { validationErrorFor: unknownId },
  );

  api(
    'decideProof',
    async (request) => {
      const { id } = request.params;
      const expert = sessionOf(request).account.id;
      const judged = await kysely
        .transaction()
        .execute((trx) => judgeProof(trx, expert, id, request.body, clock()));
      if (judged !== 'judged') return { refused: judged };
      const { verdict } = request.body;
      log.info({ expert, estimation: id, verdict }, 'an expert judged a proof');
      return done('Proof judged');
    },
    { validationErrorFor: unknownId },
  );
}

function presentProof({ estimation, ...proof }: QueuedProofRow): QueuedProof {
  const { property_type, localisation, details, created_at } = estimation;
  return {
    ...queuedProofSchema.pick({ kind: true, price: true, month: true, through: true, surface: true }).parse({
      ...proof,
      surface: (details as { surface: unknown }).surface,
    }),
    id: estimation.id,
    digest: proof.proof_digest!,
    sentAt: proof.sent_at,
    until: proofUntil(proof.sent_at),
    contentType: proofTypes.find((type) => type === proof.content_type)!,
    bytes: proof.bytes,
    propertyType: property_type,
    localisation,
    ...localisationInArabic(localisation, estimation),
    estimatedAt: created_at,
    result: presentRecord(estimation).result,
  };
}
