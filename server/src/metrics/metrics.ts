import { Counter, Histogram, Registry } from 'prom-client';

/** What this process counts from its start; a restart begins at nought, as Prometheus expects. */
export type Metrics = ReturnType<typeof createMetrics>;

/**
 * How an SMS ended: `unknown` when the gateway may have sent it, `paused` when it was not asked after trouble with it,
 * `foreign` when the number is no Tunisian mobile.
 */
type SmsOutcome = 'sent' | 'failed' | 'unknown' | 'paused' | 'ceiling' | 'foreign';
/** `insufficient`: too few comparables; `refused`: for any other reason the caller is told of. */
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
  return {
    registry,
    countSms: (outcome: SmsOutcome) => sms.inc({ outcome }),
    countEstimate: (call: string, outcome: EstimateOutcome) => estimates.inc({ call, outcome }),
    countRefusal: (code: string) => refusals.inc({ code }),
    timeAnswer: (method: string, route: string, status: number, seconds: number) =>
      answers.observe({ method, route, status }, seconds),
  };
}
