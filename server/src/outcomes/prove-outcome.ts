import { createHash } from 'node:crypto';
import { mostProofs, type Outcome } from '@soumdar/contract';
import {
  countOtherProofs,
  countProofs,
  findOwnEstimation,
  listOutcomes,
  lockAccount,
  lockEstimation,
  lockOutcome,
  saveProof,
  type SchemaTransaction,
} from '@soumdar/db';
import type { Reader } from '../auth/reader.ts';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit, refusedWhenFull, saveWithinLimit } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { presentOutcome } from './present-outcome.ts';
import { proofTypeOf } from './proof-type.ts';

/** A file opens for no other estimate and no other account. */
export const proofContext = (accountId: string, estimationId: string): string =>
  `proof ${accountId} ${estimationId}`;

/**
 * Before its body is read. Three of an account may wait for an expert, the one to replace left aside; and as no proof
 * that is replaced or judged counts any longer, three may be sent in a day.
 */
async function refusalOfProof(
  services: Services,
  accountId: string,
  estimationId: string,
  db: Services['database']['kysely'] | SchemaTransaction = services.database.kysely,
): Promise<Refusal | undefined> {
  if (!(await findOwnEstimation(db, accountId, estimationId))) return { refused: 'notFound' };
  const outcome = (await listOutcomes(db, accountId, [estimationId])).get(estimationId);
  if (!outcome || outcome.kind === 'withdrawn') return { refused: 'noSignedPrice' };
  if ((await countOtherProofs(db, accountId, estimationId)) >= mostProofs)
    return { refused: 'tooManyProofs' };
  return undefined;
}

/** 2 GB at most, of many accounts and addresses; experts read some tens a day. */
const mostWaiting = 400;

async function refusalOfManyWaiting(services: Services): Promise<Refusal | undefined> {
  if ((await countProofs(services.database.kysely)) < mostWaiting) return undefined;
  if (!(await refusedByLimit(services, limits.alertsAbout('proofs that wait'))))
    services.alert(`${mostWaiting} proofs of signed prices wait for an expert: no more are taken.`);
  return { refused: 'serverBusy' };
}

export async function refusalBeforeUpload(
  services: Services,
  { accountId, ip }: Reader,
  estimationId: string,
): Promise<Refusal | undefined> {
  return (
    (await refusalOfProof(services, accountId, estimationId)) ??
    asTooManyProofs(
      (await refusedWhenFull(services, limits.proofsOf(accountId))) ??
        (await refusedWhenFull(services, limits.proofsFrom(ip))),
    ) ??
    (await refusalOfManyWaiting(services))
  );
}

export async function proveOutcome(
  services: Services,
  { accountId, ip }: Reader,
  estimationId: string,
  file: unknown,
): Promise<{ outcome: Outcome } | Refusal> {
  const contentType = Buffer.isBuffer(file) ? proofTypeOf(file) : undefined;
  if (!Buffer.isBuffer(file) || !contentType) return { refused: 'unsupportedMediaType' };
  const counted = [limits.proofsOf(accountId), limits.proofsFrom(ip)];
  const saved = await saveWithinLimit(services, counted, async (trx) => {
    await lockAccount(trx, accountId);
    await lockEstimation(trx, accountId, estimationId);
    await lockOutcome(trx, accountId, estimationId);
    const refusal = await refusalOfProof(services, accountId, estimationId, trx);
    if (refusal) return refusal;
    const proof = {
      account_id: accountId,
      estimation_id: estimationId,
      content_type: contentType,
      bytes: file.length,
      sealed: services.secrets.seal(proofContext(accountId, estimationId), file),
      sent_at: services.clock(),
    };
    await saveProof(trx, proof, createHash('sha256').update(file).digest('hex'));
    const rows = await listOutcomes(trx, accountId, [estimationId]);
    return { outcome: presentOutcome(rows.get(estimationId)!) };
  });
  return asTooManyProofs(saved!);
}

const asTooManyProofs = <Result extends object | undefined>(result: Result): Result | Refusal =>
  result && 'refused' in result && result.refused === 'tooManyAttempts'
    ? { ...result, refused: 'tooManyProofs' }
    : result;
