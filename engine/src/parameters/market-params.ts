import type { PropertyType, Transaction } from '../vocabulary/property.ts';

/** Smaller groups are not counted in public. */
export const fewestCounted = 5;
/** Larger counts are rounded to ten. */
export const mostExact = 100;
/** Smaller groups have no public price. */
export const fewestShown = 10;
/** S+1 to S+5. */
export const roomsShown: readonly number[] = [2, 3, 4, 5, 6];
/** Fewest prices to compare with: a tenth of them is then the middle of five. */
export const fewestCompared = 20;
/**
 * Growth of the whole price with the surface within a zone, by which the price check brings advertisements of all
 * surfaces to one. Measured where it does (docs/experiments.md, 'Prices of all surfaces').
 */
export const elasticityWithinZone: Record<Transaction, Record<PropertyType, number>> = {
  sale: { apartment: 0.8, house: 0.75, villa: 0.6, land: 0.85 },
  rent: { apartment: 0.55, house: 0.75, villa: 0.7, land: 0.85 },
};
/** Two answers of the price check differ by so many advertisements or by none. */
export const fewestApart = 5;
export const fewestOfQuarter = 30;
/** Advertisements of a zone's typical home have its surface within this factor, where they are enough. */
export const nearSurfaceFactor = 1.2;
/** Smaller groups differ by chance. */
export const fewestInAgreement = 60;
/** Below so many cases an error would be chance. */
export const fewestTested = 30;
/** Tenths of the prices of a type that a ratio study tells apart. */
export const priceTenths = 10;
/** Draws of a bootstrap: its 95 % interval then moves by a tenth of its width. */
export const bootstrapDraws = 200;
