import { sql } from 'kysely';
import type { Database } from '../open-database.ts';
import { packAnswer, unpackAnswer, type StoredAnswer } from '../queries/estimations/stored-answers.ts';

export async function storedAnswerOf({ kysely }: Database, id: string): Promise<StoredAnswer> {
  const { answer } = await kysely
    .selectFrom('estimations')
    .select('answer')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return unpackAnswer(answer!);
}

export async function changeStoredAnswer(
  database: Database,
  id: string,
  change: Partial<StoredAnswer>,
): Promise<void> {
  const answer = packAnswer({ ...(await storedAnswerOf(database, id)), ...change });
  await database.kysely.updateTable('estimations').set({ answer }).where('id', '=', id).execute();
}

/** Stores an estimate as before answers were packed, without the parts named. */
export async function unpackStoredAnswer(
  database: Database,
  id: string,
  without: (keyof StoredAnswer)[] = [],
): Promise<void> {
  const answer = await storedAnswerOf(database, id);
  const json = (part: keyof StoredAnswer) =>
    sql`${without.includes(part) ? null : JSON.stringify(answer[part])}::jsonb`;
  await sql`
    update estimations set answer = null, result = ${json('result')}, confidence = ${json('confidence')},
      comparables = ${json('comparables')}, comparable_counts = ${json('comparable_counts')},
      explanation = ${json('explanation')}, basis = ${json('basis')}
    where id = ${id}`.execute(database.kysely);
}
