import {
  sharePath,
  sitePaths,
  type PropertyType,
  type SharedEstimation,
  type Transaction,
} from '@soumdar/contract';
import type { FastifyInstance } from 'fastify';
import type { Words } from '@soumdar/words';
import type { Site } from '../site/load-site.ts';
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
  { words }: Pick<Site, 'words'>,
  pages: Pages,
  services: ShareServices,
): Promise<void> {
  const { eurRate } = services.settings;
  const options = await openTokenPages(app, words.tokenPages, mostReadingsPerMinute);
  app.get(sitePaths.shared, options, async (request, reply) => {
    const token = tokenOf(request);
    const path = sharePath(token);
    const opened = await openShare(services, token);
    if (!('refused' in opened)) {
      const { share, shared } = opened;
      return pages.send(request, reply, {
        path,
        // an expert's answer comes, and changes, after the page was first read
        version: JSON.stringify([share.estimation_id, shared.estimation.expertOpinion]),
        content: () => ({ head: headOfShared(words, shared, share.shows_price), data: { shared, eurRate } }),
      });
    }
    if (opened.refused !== 'notFound') return refuseForNow(reply, words.tokenPages);
    const expired = {
      status: 404,
      head: { title: words.sharedEstimate.expiredTitle },
      data: { shared: null },
    } as const;
    const renderedAs = { path: sharePath('-'), version: 'expired' };
    return pages.send(request, reply, { path, renderedAs, content: () => expired });
  });
}

/** Without the price, except where the owner wants it. */
function headOfShared(
  { opinion, pages: words, places, results }: Words,
  { estimation }: SharedEstimation,
  showPrice: boolean,
): PageHead {
  const { property_type, details, localisation, localisationAr, basis, created_at, expertOpinion } =
    estimation;
  const place = places.placeName({ name: localisation, nameAr: localisationAr });
  const { netPrice, rangeLow, rangeHigh, monthlyRent, rentRangeLow, rentRangeHigh } = estimation.result;
  const sentences = [
    ...(basis?.sample ? [words.sampleData] : []),
    ...(showPrice
      ? [
          ...price(words, 'sale', netPrice, rangeLow, rangeHigh),
          ...price(words, 'rent', monthlyRent, rentRangeLow, rentRangeHigh),
          ...(expertOpinion ? [opinion.inOneSentence(expertOpinion)] : []),
        ]
      : []),
    words.preparedOn(created_at),
  ];
  return {
    title: results.propertyTitle(property_type as PropertyType, details.surface, place),
    description: `${sentences.join('. ')}.`,
  };
}

const price = (
  words: Words['pages'],
  side: Transaction,
  figure: number | null,
  low: number | null,
  high: number | null,
): string[] =>
  figure === null
    ? []
    : [words.aboutPrice(side, figure, low === null || high === null ? null : { low, high })];
