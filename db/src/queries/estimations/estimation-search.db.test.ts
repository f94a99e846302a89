import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/index.ts';
import { folded } from '../folded-text.ts';
import { isFound } from './estimation-search.ts';

const account = '00000000-0000-4000-8000-000000000001';
const name = 'Villa « Été » ٨٥';
const address = 'Rue Kairouan, المَرسـى, قصر ڨفصة';

describeOnBothDatabases('a search for estimates', (database) => {
  it('folds no text of an estimate, however many words it has', async () => {
    const words = Array.from({ length: 6 }, (_, at) => ({ text: `word${at}`, types: [] }));
    const query = database()
      .kysely.selectFrom('estimations')
      .select('id')
      .where((where) => isFound(where, { words, names: [], places: [] }));
    const plan = JSON.stringify(await query.explain('json', sql`verbose`));
    expect(plan).toContain('search_text');
    expect(plan).not.toMatch(/normalize\(/i);
  });

  it('reads name and address folded as the words are', async () => {
    const db = database().kysely;
    await sql`insert into accounts (id, email, full_name, password_hash, created_at)
      values (${account}, 'a@example.tn', '', '', now())`.execute(db);
    await sql`insert into estimations (id, account_id, created_at, property_type, lat, lng, name, localisation, answers, details, result)
      values (gen_random_uuid(), ${account}, now(), 'land', 36.8, 10.1, ${name}, ${address}, '{}', '{}', '{}')`.execute(
      db,
    );
    const alike = sql<string>`(select ${folded(sql`${`${name}\n${address}`}::text`)})`.as('alike');
    const [row] = await db.selectFrom('estimations').select(['search_text', alike]).execute();
    expect(row!.search_text).toBe(row!.alike);
    expect(row!.search_text).toBe('villa « ete » 85\nrue kairouan, المرسي, قصر قفصه');
  });
});
