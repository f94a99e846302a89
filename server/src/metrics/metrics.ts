import type { ApiErrorCode } from '@soumdar/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { EmailOutcome } from '../email/send-within-ceiling.ts';
import type { SmsOutcome } from '../sms/send-within-ceiling.ts';
import type { Surroundings } from '../surroundings/troubles.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** `insufficient`: too few comparables. */
type EstimateOutcome = 'made' | 'insufficient' | 'refused' | 'failed';

const secondsOfAnswers = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const sms = new Counter({
    name: 'soumdar_sms_total',
    help: 'SMS by how they ended',
    labelNames: ['outcome'],
    registers,
  });
  const emails = new Counter({
    name: 'soumdar_emails_total',
    help: 'Emails by how they ended',
    labelNames: ['outcome'],
    registers,
  });
  const estimates = new Counter({
    name: 'soumdar_estimates_total',
    help: 'Estimates asked for, by call (calculate, preview) and by how they ended',
    labelNames: ['call', 'outcome'],
    registers,
  });
  const refusals = new Counter({
    name: 'soumdar_refusals_total',
    help: 'Calls answered with an error, by its code',
    labelNames: ['code'],
    registers,
  });
  const answers = new Histogram({
    name: 'soumdar_http_request_duration_seconds',
    help: 'Time to answer a call, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: secondsOfAnswers,
    registers,
  });
  const followed = new Gauge({
    name: 'soumdar_followed_properties_valued',
    help: 'Followed properties that the last run of this process valued',
    registers,
  });
  const followingSeconds = new Gauge({
    name: 'soumdar_following_seconds',
    help: 'Time that run took, to load the market included',
    registers,
  });
  return {
    registry,
    showSurroundings: createSurroundingsGauges(registry),
    countSms: (outcome: SmsOutcome) => sms.inc({ outcome }),
    countEmail: (outcome: EmailOutcome) => emails.inc({ outcome }),
    countEstimate: (call: string, outcome: EstimateOutcome) => estimates.inc({ call, outcome }),
    countRefusal: (code: string) => refusals.inc({ code }),
    timeFollowing(seconds: number, properties: number) {
      followingSeconds.set(seconds);
      followed.set(properties);
    },
    timeAnswer: (method: string, route: string, status: number, seconds: number) =>
      answers.observe({ method, route, status }, seconds),
  };
}

declare module 'fastify' {
  interface FastifyReply {
    refusedWith: ApiErrorCode | undefined;
  }
}

const estimateCall = /^\/api\/estimation\/(calculate|preview)$/;

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

/** Files and pages of the site count as one route, and so do unknown addresses. */
function nameRoute(pattern: string | undefined): string {
  if (pattern === undefined) return 'unknown';
  return /^\/(api\/|healthz$|readyz$|metrics$)/.test(pattern) ? pattern : 'site';
}

function outcomeOf({ statusCode, refusedWith }: FastifyReply) {
  if (statusCode < 400) return 'made';
  if (refusedWith === 'not_enough_data') return 'insufficient';
  return statusCode < 500 ? 'refused' : 'failed';
}

/** Of several processes the worst counts. */
function createSurroundingsGauges(registry: Registry): (seen: Surroundings) => void {
  const gauge = (name: string, help: string, aggregator: 'max' | 'min') =>
    new Gauge({ name: `soumdar_${name}`, help, registers: [registry], aggregator });
  const answer = gauge('database_answer_seconds', 'How long the database took to tell the time', 'max');
  const used = gauge('database_connections_used_ratio', 'Of max_connections, by whomever', 'max');
  const ahead = gauge('clock_ahead_seconds', 'Clock of this machine, ahead of the database’s', 'max');
  const free = gauge('data_disk_free_ratio', 'Room left on the disk of DATA_DIR', 'min');
  return ({ database, disk }) => {
    answer.set(database?.answerSeconds ?? Infinity);
    free.set(disk.freeBytes / disk.totalBytes);
    if (!database) return;
    used.set(database.connections / database.mostConnections);
    ahead.set(database.aheadSeconds);
  };
}
