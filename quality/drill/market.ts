import { randomUUID } from 'node:crypto';
import { insertSample, type Database, type SourcedListing } from '@soumdar/db';

/** The location of everything for sale or to let. */
export const place = { lat: 36.84, lng: 10.27 };

/** Stores a market of a few flats, from which a model is learned very quickly. */
export async function fillMarket({ kysely }: Database): Promise<void> {
  const listings = (['sale', 'rent'] as const).flatMap((transaction) =>
    Array.from({ length: 20 }, (_, index): SourcedListing => {
      const surfaceM2 = 80 + index * 3;
      return {
        id: randomUUID(),
        source: 'drill',
        transaction,
        propertyType: 'apartment',
        surfaceM2,
        rooms: 3,
        priceTnd: surfaceM2 * (transaction === 'sale' ? 3000 : 15),
        ...place,
        locality: 'Les Berges du Lac',
        listedOn: new Date().toISOString().slice(0, 10),
      };
    }),
  );
  await insertSample(kysely, listings);
}
