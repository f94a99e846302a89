import type { MetricObjectWithValues, MetricValue } from 'prom-client';

/** As prom-client passes them from process to process. */
export type ProcessMetrics = MetricObjectWithValues<MetricValue<string>>[];

/** Exactly one of `started` and `failed` comes, once. */
export type FromWorker =
  | { soumdar: 'started'; port: number }
  | { soumdar: 'failed'; reason: string }
  | { soumdar: 'metrics'; id: number; metrics: ProcessMetrics }
  | { soumdar: 'readAllMetrics'; id: number };

export type ToWorker =
  { soumdar: 'readMetrics'; id: number } | { soumdar: 'allMetrics'; id: number; text: string };

/** node:cluster and libraries send messages of their own over the same channel. */
export function isOurs(message: unknown): message is { soumdar: string } {
  return typeof message === 'object' && message !== null && 'soumdar' in message;
}
