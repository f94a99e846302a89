import type { MarketFigures } from '@soumdar/engine';
import { zoneTree } from '@soumdar/listings';
import type { GetServedMarket, ServedMarket } from '../market/market-in-service.ts';

/** A market whose zones have figures. */
export type FiguredMarket = ServedMarket & { figures: MarketFigures };

/** How long somebody else may keep figures before asking whether they are still those of the market. */
export const freshFor = 'public, max-age=300';

/** The market in service; undefined before there is one, and while its model is one that was learned without figures. */
export function figuredMarket(servedMarket: GetServedMarket): FiguredMarket | undefined {
  const served = servedMarket();
  return served?.figures && { ...served, figures: served.figures };
}

/** The zone, or the next larger one where nothing is advertised in it any more. A slug of no zone is itself. */
export function zoneOrParent(market: FiguredMarket | undefined, slug: string): string {
  const parent = zoneTree().zones.get(slug)?.parent;
  return parent == null || !market || market.figures.zones[slug] ? slug : parent;
}
