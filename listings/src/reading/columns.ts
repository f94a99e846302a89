import { attributes, listedAttributes } from '@soumdar/engine';

/** Columns of a file of advertisements; they may come in any order, beside others that are ignored. */
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
