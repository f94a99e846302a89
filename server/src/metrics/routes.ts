import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import { isDirectCall } from '../http/direct-calls.ts';
import { refuse } from '../http/refusal.ts';
import type { Metrics } from './metrics.ts';
import type { Peers } from '../workers/peers.ts';
import { observeDatabase, observeMarket, type ObservedServices } from './observe-product.ts';

export function metricsRoutes(
  app: FastifyInstance,
  services: ObservedServices & { metrics: Metrics; peers?: Peers | undefined },
): void {
  const { metrics, settings, servedMarket, peers } = services;
  const ofThisProcess = () => Registry.merge([metrics.registry, observeMarket(servedMarket())]);
  peers?.shareMetrics(() => ofThisProcess().getMetricsAsJSON());
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request, settings.metricsToken)) return refuse(reply, { refused: 'invalidToken' });
    const ofDatabase = await observeDatabase(services);
    reply.header('cache-control', 'no-store').type(ofDatabase.contentType);
    const ofProcesses = await (peers ? peers.readMetrics() : ofThisProcess().metrics());
    return `${ofProcesses}\n${await ofDatabase.metrics()}`;
  });
}

/** Without a token set, only this machine may. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isDirectCall(request);
  return isSame(request.headers.authorization ?? '', `Bearer ${token}`);
}

function isSame(actual: string, expected: string): boolean {
  const [one, other] = [actual, expected].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(one!, other!);
}
