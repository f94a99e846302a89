import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadListings } from './queries/market/listings.ts';
import { describeOnBothDatabases } from './testing/index.ts';

const migration = readFileSync(new URL('./migrations/015-listing-texts.sql', import.meta.url), 'utf8');

describeOnBothDatabases('names of places from before they had a bound', (database) => {
  it('are shortened where they are kept, in listings and in the estimates that repeat them', async () => {
    const comparables = (locality: string) => ({
      vente: [
        { surface: 100, locality },
        { surface: 90, locality: 'Korba' },
      ],
      location: [],
      places: { vente: [{ count: 1, locality }], location: [{ count: 2, locality }] },
    });
    const { kysely } = database();
    await database().executeSql(`
      insert into listings (id, source, transaction, property_type, price_tnd, surface_m2, locality, lat, lng, listed_on,
        first_imported_at, last_imported_at)
        values (gen_random_uuid(), 's', 'sale', 'land', 1, 1, repeat('é', 200000), 36, 10, '2026-01-01', now(), now());
      insert into accounts (id, email, full_name, password_hash, created_at)
        values ('00000000-0000-4000-8000-000000000001', 'a@example.tn', '', 'hash', now());`);
    const keep = (content: object | null) =>
      database().executeSql(
        `insert into estimations (id, account_id, created_at, property_type, lat, lng, localisation, answers, details,
          result, comparables) select gen_random_uuid(), id, now(), 'land', 36, 10, '', '{}', '{}', '{}', $1 from accounts`,
        [JSON.stringify(content)],
      );
    const { places: _, ...older } = comparables('x'.repeat(200_000));
    await keep(comparables('x'.repeat(200_000)));
    await keep(older);
    await keep(null);

    await database().executeSql(migration);

    const { listings } = await loadListings(kysely);
    expect(listings.map(({ locality }) => locality)).toEqual(['é'.repeat(300)]);
    const stored = await kysely
      .selectFrom('estimations')
      .select('comparables')
      .orderBy('created_at')
      .execute();
    const { places: __, ...shortened } = comparables('x'.repeat(300));
    expect(stored.map((row) => row.comparables)).toEqual([comparables('x'.repeat(300)), shortened, null]);
  });
});
