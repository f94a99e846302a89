import type { MarketFigures } from '@soumdar/engine';
import { zoneTree } from '@soumdar/listings';
import type { GetServedMarket, ServedMarket } from '../market/market-in-service.ts';

export type FiguredMarket = ServedMarket & { figures: MarketFigures };

export const freshFor = 'public, max-age=300';

/** Undefined before the first market, and while the model in service was learned without figures. */
export function figuredMarket(servedMarket: GetServedMarket): FiguredMarket | undefined {
  const served = servedMarket();
  return served?.figures && { ...served, figures: served.figures };
}

/** A zone no longer advertised becomes the next larger one. */
export function zoneOrParent(market: FiguredMarket | undefined, slug: string): string {
  const parent = zoneTree().zones.get(slug)?.parent;
  return parent == null || !market || market.figures.zones[slug] ? slug : parent;
}
