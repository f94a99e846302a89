import { sql } from 'kysely';
import type { Database } from '../open-database.ts';
import { packAnswer, unpackAnswer, type KeptAnswer } from '../queries/kept-answers.ts';

/** What is kept of the answer of an estimate. */
export async function keptAnswerOf({ kysely }: Database, id: string): Promise<KeptAnswer> {
  const { answer } = await kysely
    .selectFrom('estimations')
    .select('answer')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return unpackAnswer(answer!);
}

/** Changes what is kept of the answer of an estimate. */
export async function changeKeptAnswer(
  database: Database,
  id: string,
  change: Partial<KeptAnswer>,
): Promise<void> {
  const answer = packAnswer({ ...(await keptAnswerOf(database, id)), ...change });
  await database.kysely.updateTable('estimations').set({ answer }).where('id', '=', id).execute();
}

/** Keeps an estimate as they were kept before answers were packed, without the parts named. */
export async function unpackKeptAnswer(
  database: Database,
  id: string,
  without: (keyof KeptAnswer)[] = [],
): Promise<void> {
  const answer = await keptAnswerOf(database, id);
  const json = (part: keyof KeptAnswer) =>
    sql`${without.includes(part) ? null : JSON.stringify(answer[part])}::jsonb`;
  await sql`
    update estimations set answer = null, result = ${json('result')}, confidence = ${json('confidence')},
      comparables = ${json('comparables')}, comparable_counts = ${json('comparable_counts')},
      explanation = ${json('explanation')}, basis = ${json('basis')}
    where id = ${id}`.execute(database.kysely);
}
