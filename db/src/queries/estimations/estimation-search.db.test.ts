import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/index.ts';
import { isFound } from './estimation-search.ts';

describeOnBothDatabases('a search for estimates', (database) => {
  it('folds name and address of each once, however many words it has', async () => {
    const words = Array.from({ length: 6 }, (_, at) => ({ text: `word${at}`, types: [] }));
    const query = database()
      .kysely.selectFrom('estimations')
      .select('id')
      .where((where) => isFound(where, { words, names: [], places: [] }));
    const plan = JSON.stringify(await query.explain('json', sql`verbose`));
    expect(plan.match(/normalize\(/gi)).toHaveLength(2);
  });
});
