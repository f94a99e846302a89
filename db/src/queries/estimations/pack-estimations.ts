import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../schema.ts';
import { readEstimation } from './estimations.ts';
import { packAnswer } from './stored-answers.ts';

/**
 * Packs the answers of at most so many estimates that were kept before answers were packed; returns how many there were. What
 * another process works on is left to it.
 */
export async function packOlderEstimations(db: Kysely<Schema>, most: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const stored = await trx
      .selectFrom('estimations')
      .selectAll()
      .where('answer', 'is', null)
      .orderBy('id')
      .limit(most)
      .forUpdate()
      .skipLocked()
      .execute();
    if (stored.length === 0) return 0;
    const answers = stored.map((row) => {
      const { result, confidence, comparables, comparable_counts, explanation, basis } = readEstimation(row);
      const answer = { result, confidence, comparables, comparable_counts, explanation, basis };
      return packAnswer(answer).toString('hex');
    });
    await sql`
      update estimations set answer = decode(packed.answer, 'hex'), result = null, confidence = null, comparables = null,
        comparable_counts = null, explanation = null, basis = null
      from unnest(${stored.map(({ account_id }) => account_id)}::uuid[], ${stored.map(({ id }) => id)}::uuid[],
        ${answers}::text[]) as packed (account_id, id, answer)
      where estimations.account_id = packed.account_id and estimations.id = packed.id`.execute(trx);
    return stored.length;
  });
}
