const columns = [
  'source,source_id,transaction,property_type,price_tnd,surface_m2,rooms,bathrooms,garage,pool,constructible',
  'furnished,condition,standing,floor,age_years,elevator,sea_view,air_conditioning,central_heating,garden',
  'governorate,city,locality,lat,lng,listed_on',
].join(',');

export const header = `${columns}\n`;

interface Flat {
  id: string;
  transaction?: 'sale' | 'rent';
  surfaceM2?: number;
  locality?: string;
}

/** One row of an advertisement file. */
export function row({
  id,
  transaction = 'sale',
  surfaceM2 = 100,
  locality = 'Les Berges du Lac',
}: Flat): string {
  const price = surfaceM2 * (transaction === 'sale' ? 3000 : 15);
  const today = new Date().toISOString().slice(0, 10);
  return `attacks,${id},${transaction},apartment,${price},${surfaceM2},3,1${','.repeat(14)}Tunis,Tunis,${locality},36.84,10.27,${today}\n`;
}

/** An advertisement file of twenty flats for sale and twenty to let, all at one place. */
export function flatsOnMarket(): string {
  const flats = (['sale', 'rent'] as const).flatMap((transaction) =>
    Array.from({ length: 20 }, (_, index) =>
      row({ id: `${transaction}-${index}`, transaction, surfaceM2: 80 + index * 3 }),
    ),
  );
  return header + flats.join('');
}
