import type { DataBasis } from '@soumdar/contract';
import type { Market } from '@soumdar/engine';

/** The market estimates are made on, swapped whole when listings or model change. */
export interface ServedMarket {
  market: Market;
  basis: DataBasis;
  listingsVersion: string;
  modelVersion: string;
  /** how many imports there had been: see `MarketVersions` */
  imports: number;
}

/** The market at this moment; undefined while the first one is being learned. */
export type GetServedMarket = () => ServedMarket | undefined;
