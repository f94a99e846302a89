import type { MetricObjectWithValues, MetricValue } from 'prom-client';

/** What the processes of one start tell the one that started them, and what that answers. */

/** The metrics of one process, as prom-client hands them from process to process. */
export type ProcessMetrics = MetricObjectWithValues<MetricValue<string>>[];

/** From a worker. Exactly one of `started` and `failed` comes, once. */
export type FromWorker =
  | { soumdar: 'started'; port: number }
  | { soumdar: 'failed'; reason: string }
  | { soumdar: 'metrics'; id: number; metrics: ProcessMetrics }
  | { soumdar: 'readAllMetrics'; id: number };

/** To a worker. */
export type ToWorker =
  { soumdar: 'readMetrics'; id: number } | { soumdar: 'allMetrics'; id: number; text: string };

/** True for a message of ours: node:cluster and libraries send their own over the same channel. */
export function isOurs(message: unknown): message is { soumdar: string } {
  return typeof message === 'object' && message !== null && 'soumdar' in message;
}
