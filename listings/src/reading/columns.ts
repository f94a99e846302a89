import { attributes, listedAttributes } from '@soumdar/engine';

/** In any order; other columns are ignored. */
export const columns = [
  'source',
  'source_id',
  'transaction',
  'property_type',
  'price_tnd',
  'surface_m2',
  ...listedAttributes.map((name) => attributes[name].column),
  'plot_m2',
  'governorate',
  'city',
  'locality',
  'lat',
  'lng',
  'listed_on',
] as const;
export type Column = (typeof columns)[number];
