import {
  sharePath,
  sitePaths,
  type PropertyType,
  type SharedEstimation,
  type Transaction,
} from '@soumdar/contract';
import type { FastifyInstance } from 'fastify';
import { propertyTitle } from '@soumdar/words/results';
import * as words from '@soumdar/words/pages';
import { expiredTitle } from '@soumdar/words/shared-estimate';
import type { Pages } from '../site/pages.ts';
import { openTokenPages, refuseForNow, tokenOf } from '../site/token-pages.ts';
import { mostReadingsPerMinute, openShare, type ShareServices } from './read-share.ts';
import type { PageHead } from '../site/render-head.ts';

/**
 * The link is looked up each time, so that revoking works at once. Preview robots count no view, because only
 * browsers fetch the estimate.
 */
export async function serveSharedPage(
  app: FastifyInstance,
  pages: Pages,
  services: ShareServices,
): Promise<void> {
  const options = await openTokenPages(app, mostReadingsPerMinute);
  app.get(sitePaths.shared, options, async (request, reply) => {
    const token = tokenOf(request);
    const path = sharePath(token);
    const opened = await openShare(services, token);
    if (!('refused' in opened)) {
      const { share, shared } = opened;
      return pages.send(request, reply, {
        path,
        version: share.estimation_id,
        content: () => ({ head: headOfShared(shared, share.shows_price), data: { shared } }),
      });
    }
    if (opened.refused !== 'notFound') return refuseForNow(reply);
    const expired = { status: 404, head: expiredHead, data: { shared: null } } as const;
    return pages.send(request, reply, { path, renderedAs: sharePath('-'), content: () => expired });
  });
}

const expiredHead: PageHead = { title: expiredTitle };

/** Without the price, except where the owner wants it. */
function headOfShared({ estimation }: SharedEstimation, showPrice: boolean): PageHead {
  const { property_type, details, localisation, basis, created_at } = estimation;
  const { netPrice, rangeLow, rangeHigh, monthlyRent, rentRangeLow, rentRangeHigh } = estimation.result;
  const sentences = [
    ...(basis?.sample ? [words.sampleData] : []),
    ...(showPrice
      ? [
          ...price('sale', netPrice, rangeLow, rangeHigh),
          ...price('rent', monthlyRent, rentRangeLow, rentRangeHigh),
        ]
      : []),
    words.preparedOn(created_at),
  ];
  return {
    title: propertyTitle(property_type as PropertyType, details.surface, localisation),
    description: `${sentences.join('. ')}.`,
  };
}

const price = (
  side: Transaction,
  figure: number | null,
  low: number | null,
  high: number | null,
): string[] =>
  figure === null
    ? []
    : [words.aboutPrice(side, figure, low === null || high === null ? null : { low, high })];
