import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { isLoopback } from '../settings.ts';
import { observeProduct } from './observe-product.ts';

/** What a reverse proxy adds: behind one, every visitor seems to be of this machine. */
const marksOfProxies = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** For Prometheus. */
export function metricsRoutes(app: FastifyInstance, services: Services): void {
  const { metrics, settings } = services;
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request, settings.metricsToken)) return refuse(reply, { refused: 'invalidToken' });
    const all = Registry.merge([metrics.registry, await observeProduct(services)]);
    reply.header('cache-control', 'no-store').type(all.contentType);
    return all.metrics();
  });
}

/** Whoever has the token; where none is set, whoever calls from this machine, and not through a proxy. */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const caller = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return isLoopback(caller) && marksOfProxies.every((name) => headers[name] === undefined);
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(one!, other!);
}
