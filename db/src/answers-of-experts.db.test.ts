import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from './testing/index.ts';

const migration = readFileSync(new URL('./migrations/022-answers-of-experts.sql', import.meta.url), 'utf8');

describeOnBothDatabases('requests made before they had a due date', (database) => {
  it('keep the 24 hours that they were promised, those about the weekend too', async () => {
    const added = ['answer_by', 'message', 'rent_result', 'result_low', 'result_high'];
    await database().executeSql(`
      alter table manual_requests ${added.map((column) => `drop column ${column}`).join(', ')};
      create index manual_requests_open on manual_requests (created_at) where closed_at is null;
      insert into accounts (id, email, full_name, password_hash, created_at)
        values ('00000000-0000-4000-8000-000000000001', 'a@example.tn', '', 'hash', now());
      insert into manual_requests (id, account_id, created_at, property_type, lat, lng, localisation, answers, details,
        preferred_contact_method, preferred_contact_time)
        select gen_random_uuid(), id, '2026-03-02T10:00:00Z', 'land', 36.8, 10.18, 'Tunis', '{}', '{}', 'both', 'weekend'
        from accounts;`);

    await database().executeSql(migration);

    expect(
      await database().kysely.selectFrom('manual_requests').select(['answer_by', 'message']).execute(),
    ).toEqual([{ answer_by: '2026-03-03T10:00:00.000Z', message: null }]);
  });
});
