import type { ApiErrorCode } from '@soumdar/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the error it answers with. */
    refusedWith: ApiErrorCode | undefined;
  }
}

const estimateCall = /^\/api\/estimation\/(calculate|preview)$/;

/** Counts and times every call that is answered. */
export function measureCalls(app: FastifyInstance, metrics: Metrics): void {
  app.decorateReply('refusedWith');
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const { statusCode, refusedWith, elapsedTime } = reply;
    metrics.timeAnswer(method, nameRoute(routeOptions.url), statusCode, elapsedTime / 1000);
    if (refusedWith !== undefined) metrics.countRefusal(refusedWith);
    const [, call] = estimateCall.exec(routeOptions.url ?? '') ?? [];
    if (call !== undefined) metrics.countEstimate(call, outcomeOf(reply));
  });
}

/** The pattern of its address; the files and pages of the site, and what nobody knows, count as one each. */
function nameRoute(pattern: string | undefined): string {
  if (pattern === undefined) return 'unknown';
  return /^\/(api\/|healthz$|readyz$|metrics$)/.test(pattern) ? pattern : 'site';
}

function outcomeOf({ statusCode, refusedWith }: FastifyReply) {
  if (statusCode < 400) return 'made';
  if (refusedWith === 'not_enough_data') return 'insufficient';
  return statusCode < 500 ? 'refused' : 'failed';
}
