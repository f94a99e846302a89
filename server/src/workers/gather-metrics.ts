import type { Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { FromWorker, ProcessMetrics, ToWorker } from './messages.ts';

/** A process that takes longer to tell its metrics is left out of the answer. */
const patienceMs = 1000;

/**
 * Puts the metrics of all processes together. Each series keeps the number of its process as the label `worker`: summed up
 * here, the counters of a process that died would seem to run backwards.
 */
export function gatherMetrics(running: () => ReadonlyMap<number, Worker>) {
  const hear = new Map<number, (metrics: ProcessMetrics) => void>();
  let count = 0;

  function ask(worker: Worker): Promise<ProcessMetrics> {
    count += 1;
    const id = count;
    return new Promise<ProcessMetrics>((resolve) => {
      hear.set(id, resolve);
      setTimeout(resolve, patienceMs, []).unref();
      tell(worker, { soumdar: 'readMetrics', id });
    }).finally(() => hear.delete(id));
  }

  async function answer(worker: Worker, id: number): Promise<void> {
    const all = await Promise.all(
      [...running()].map(async ([number, peer]) => labelled(await ask(peer), number)),
    );
    tell(worker, { soumdar: 'allMetrics', id, text: await AggregatorRegistry.aggregate(all).metrics() });
  }

  /** To be called with each message of a worker. */
  return (worker: Worker, message: FromWorker): void => {
    if (message.soumdar === 'metrics') hear.get(message.id)?.(message.metrics);
    if (message.soumdar === 'readAllMetrics') void answer(worker, message.id);
  };
}

function labelled(metrics: ProcessMetrics, number: number): ProcessMetrics {
  return metrics.map((metric) => ({
    ...metric,
    values: metric.values.map((value) => ({ ...value, labels: { worker: String(number), ...value.labels } })),
  }));
}

function tell(worker: Worker, message: ToWorker): void {
  // one that has just ended hears nothing, and need not
  if (worker.isConnected()) worker.send(message, () => {});
}
