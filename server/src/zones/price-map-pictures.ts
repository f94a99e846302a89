import etag from '@fastify/etag';
import { priceMapRoot, zoneSlugSchema, zonesQuerySchema } from '@soumdar/contract';
import { zoneTree } from '@soumdar/listings';
import { languages, traits, type Language } from '@soumdar/words';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../http/refusal.ts';
import { callLimits } from '../limits/call-limits.ts';
import type { Services } from '../services.ts';
import { createAnswerCache } from './answer-cache.ts';
import { figuredMarket, zoneOrParent, type FiguredMarket } from './figured-market.ts';
import { presentAreas, presentZones } from './present-zone.ts';
import { drawPriceMap } from './price-map-drawing.ts';

const mostPicturesPerMinute = 300;
const retryAfterSeconds = 5;
const asSvg = { 'content-type': 'image/svg+xml' };
const partsOf = { country: 'governorate', governorate: 'town', town: 'neighbourhood' } as const;
type Query = ReturnType<typeof zonesQuerySchema.parse>;

/** Pages of prices, and the landing page, show the picture until the map is touched. */
export async function servePriceMaps(
  app: FastifyInstance,
  { servedMarket }: Pick<Services, 'servedMarket'>,
): Promise<void> {
  await app.register(etag);
  const limited = await callLimits(app);
  const sendCached = createAnswerCache();
  const limit = limited(mostPicturesPerMinute);
  for (const language of languages)
    app.get(
      `${traits[language].basePath}${priceMapRoot}/*`,
      { schema: { hide: true }, ...limit },
      async (request, reply) => {
        const { '*': file = '' } = request.params as { '*'?: string };
        const slug = zoneSlugSchema.safeParse(file.replace(/\.svg$/, ''));
        const query = zonesQuerySchema.safeParse(request.query);
        if (!slug.success || !query.success || !file.endsWith('.svg'))
          return refuse(reply, { refused: 'badRequest' });
        if (!zoneTree().zones.has(slug.data)) return refuse(reply, { refused: 'notFound' });
        const market = figuredMarket(servedMarket);
        if (!market) return refuse(reply.header('retry-after', retryAfterSeconds), { refused: 'starting' });
        const shown = zoneOrParent(market, slug.data);
        const { transaction, type } = query.data;
        return sendCached(request, reply, {
          key: `${language} ${shown} ${transaction} ${type}`,
          version: market.figures,
          prepared: limit,
          headers: asSvg,
          write: () => pictureOf(market, language, shown, query.data),
        });
      },
    );
}

function pictureOf(
  market: FiguredMarket,
  language: Language,
  slug: string,
  { transaction, type }: Query,
): string {
  const zone = zoneTree().zones.get(slug)!;
  const inside = [...zoneTree().zones.values()].filter(
    (each) => each.parent === slug && market.figures.zones[each.slug],
  );
  return drawPriceMap({
    language,
    zones: presentZones(market, transaction, type).zones,
    areas: presentAreas(market, transaction, type).areas,
    // where no part has a price, the zone's own circle stands for all
    around: [zone, ...inside],
    coarsest: zone.level === 'neighbourhood' ? 'neighbourhood' : partsOf[zone.level],
  });
}
