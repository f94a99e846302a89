import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from './testing/index.ts';

const migration = readFileSync(new URL('./migrations/020-coarser-positions.sql', import.meta.url), 'utf8');

describeOnBothDatabases('positions kept finer than eleven metres', (database) => {
  it('are rounded wherever a person’s property is kept, in numbers and in texts', async () => {
    const { kysely } = database();
    await database().executeSql(`
      insert into accounts (id, email, full_name, password_hash, created_at)
        values ('00000000-0000-4000-8000-000000000001', 'a@example.tn', '', 'hash', now());
      insert into estimations (id, account_id, created_at, property_type, lat, lng, localisation, answers, details, result)
        select gen_random_uuid(), id, now(), 'land', 36.80656789, 10.1815, 'Lat: 36.80656789, Lng: 10.1815, 1053 Tunis',
          '{}', '{}', '{"netPrice": 123456.789012}' from accounts;
      insert into manual_requests (id, account_id, created_at, property_type, lat, lng, localisation, answers, details,
        preferred_contact_method, preferred_contact_time)
        select gen_random_uuid(), id, now(), 'land', 36.8, 10.18154999, '36,8065678 10,1815', '{}', '{}', 'both', 'evening'
        from accounts;
      insert into analytics_events (id, name, page, properties, occurred_at) values
        (gen_random_uuid(), 'pageview', 'Home', '{"lat": 36.80656789, "at": "36.80656,10.18", "price": 452000}', now());`);

    await database().executeSql(migration);

    expect(
      await kysely.selectFrom('estimations').select(['lat', 'lng', 'localisation', 'result']).execute(),
    ).toEqual([
      {
        lat: 36.8066,
        lng: 10.1815,
        localisation: 'Lat: 36.8065, Lng: 10.1815, 1053 Tunis',
        result: { netPrice: 123_456.789_012 },
      },
    ]);
    expect(
      await kysely.selectFrom('manual_requests').select(['lat', 'lng', 'localisation']).execute(),
    ).toEqual([{ lat: 36.8, lng: 10.1815, localisation: '36,8065 10,1815' }]);
    expect(await kysely.selectFrom('analytics_events').select('properties').execute()).toEqual([
      { properties: { lat: 36.8065, at: '36.8065,10.18', price: 452_000 } },
    ]);
  });
});
