import etag from '@fastify/etag';
import { pastModels } from '@soumdar/db';
import { zoneTree } from '@soumdar/listings';
import { languages } from '@soumdar/words';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuse } from '../http/refusal.ts';
import { callLimits } from '../limits/call-limits.ts';
import type { Services } from '../services.ts';
import { figuredMarket, zoneOrParent } from './figured-market.ts';
import { presentAccuracy } from './present-accuracy.ts';
import { presentZone } from './present-zone.ts';
import { drawingOfAccuracy, drawingOfZone } from './preview-drawings.ts';
import { previewPath, previewRoot, previewVersion, reliabilityPreview } from './preview-address.ts';
import { createRenderCache } from '../pictures/render-cache.ts';
import { inThread } from '../market/in-thread.ts';
import type { Drawing } from '../pictures/drawing.ts';
import type { RenderedPicture } from '../pictures/picture-worker.ts';

const mostPicturesPerMinute = 300;
const retryAfterSeconds = 5;
const requestSchema = z.object({
  version: z.string().regex(/^[0-9a-f]{12}$/),
  '*': z
    .string()
    .max(126)
    .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)?\.png$/),
});

export async function servePreviews(
  app: FastifyInstance,
  { servedMarket, database, shutdown }: Pick<Services, 'servedMarket' | 'database' | 'shutdown'>,
): Promise<void> {
  const draw = drawOnce(shutdown.signal);
  await app.register(etag);
  const limited = await callLimits(app);
  app.addHook('onRequest', async (_request, reply) => {
    // pages of any site may show them
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
  });

  const options = { schema: { hide: true }, ...limited(mostPicturesPerMinute) };
  for (const language of languages)
    app.get(`${previewRoot(language)}/:version/*`, options, async ({ params }, reply) => {
      const request = requestSchema.safeParse(params);
      if (!request.success) return refuse(reply, { refused: 'badRequest' });
      const market = figuredMarket(servedMarket);
      if (!market) return refuse(reply.header('retry-after', retryAfterSeconds), { refused: 'starting' });
      const slug = request.data['*'].slice(0, -'.png'.length);
      const zone = zoneTree().zones.get(slug);
      if (!zone && slug !== reliabilityPreview) return refuse(reply, { refused: 'notFound' });
      // of a former market, or of a zone no longer advertised
      const shown = zoneOrParent(market, slug);
      if (shown !== slug || request.data.version !== previewVersion(market))
        return reply.header('cache-control', 'no-cache').redirect(previewPath(market, shown, language), 302);
      const past = zone ? [] : await pastModels(database.kysely);
      const picture = await draw(previewPath(market, slug, language), () =>
        zone
          ? drawingOfZone(presentZone(market, slug)!, language)
          : drawingOfAccuracy(presentAccuracy(market, past), language),
      );
      if (!picture) return refuse(reply.header('retry-after', retryAfterSeconds), { refused: 'serverBusy' });
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type('image/png')
        .send(Buffer.from(picture));
    });
}

/**
 * Some 70 kB each: one of every zone in every language, or asking for all in turn would draw each again.
 * @internal
 */
export const countPreviews = () => languages.length * (zoneTree().zones.size + 1);
/** Each takes a fifth of a second. */
const mostWaiting = 20;
const pictureWorker = new URL('../pictures/picture-worker.ts', import.meta.url);

type DrawOnce = (key: string, drawing: () => Drawing) => Promise<RenderedPicture> | undefined;

function drawOnce(signal: AbortSignal): DrawOnce {
  const draw = createRenderCache<RenderedPicture>({ maxCached: countPreviews(), mostWaiting });
  return (key, drawing) => draw(key, () => inThread<RenderedPicture>(pictureWorker, drawing(), signal));
}
