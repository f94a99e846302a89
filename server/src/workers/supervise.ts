import cluster, { type Worker } from 'node:cluster';
import Fastify from 'fastify';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import { createAlert } from '../process/alert.ts';
import { logOptions } from '../http/logging.ts';
import { createLog } from '../process/log.ts';
import type { Settings } from '../settings/settings.ts';
import { StartError } from '../process/start-error.ts';
import { isOurs, type FromWorker, type ProcessMetrics, type ToWorker } from './messages.ts';
import { environmentOfPeer } from './peers.ts';

type Begun = { port: number } | { reason: string };

interface Supervised {
  port: number;
  stop(): Promise<void>;
}

/**
 * The first process is alone until it serves, so that a trouble of the start shows once.
 * @throws StartError
 */
export async function superviseWorkers(settings: Settings): Promise<Supervised> {
  const log = createLog(Fastify(logOptions(settings.logLevel)).log);
  const alert = createAlert(settings.alertWebhook, log);
  const stopping = new AbortController();
  const running = new Map<number, Worker>();
  const hearMetrics = gatherMetrics(() => running);

  function launch(number: number) {
    const worker = cluster.fork(environmentOfPeer(running.size > 0));
    const begun = new Promise<Begun>((resolve) => {
      worker.on('message', (message: unknown) => {
        if (!isOurs(message)) return;
        const stated = message as FromWorker;
        if (stated.soumdar === 'started') {
          running.set(number, worker);
          log.info({ worker: number, process: worker.process.pid }, 'process serves');
          resolve({ port: stated.port });
        } else if (stated.soumdar === 'failed') resolve({ reason: stated.reason });
        else hearMetrics(worker, stated);
      });
      worker.once('exit', (code, signal) => {
        if (running.get(number) === worker) running.delete(number);
        resolve({ reason: `A process of the product ended before it served (${signal ?? code}).` });
      });
    });
    return { worker, begun, ended: once(worker, 'exit') };
  }

  async function keepRunning(number: number, first: ReturnType<typeof launch>): Promise<void> {
    let endings = 0;
    for (let launched = first; ; launched = launch(number)) {
      const startedAt = performance.now();
      const begun = await launched.begun;
      const [code, signal] = (await launched.ended) as [number | null, string | null];
      if (stopping.signal.aborted) return;
      endings = endingsInRow(endings, performance.now() - startedAt);
      const seconds = pauseSeconds(endings);
      const ending = { worker: number, code, signal, pauseSeconds: seconds, ...begun };
      log.error(ending, 'a process of the product ended and is started again');
      if (isHopeless(endings))
        alert(`A process of the product ended ${endings} times in a row: see the log.`);
      await wait(seconds * 1000, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
    }
  }

  const first = launch(1);
  const begun = await first.begun;
  if ('reason' in begun) {
    await first.ended;
    throw new StartError(begun.reason);
  }
  const stored = [keepRunning(1, first)];
  const others = Array.from({ length: settings.workers - 1 }, (_, at) => {
    const launched = launch(at + 2);
    stored.push(keepRunning(at + 2, launched));
    return launched.begun;
  });
  await Promise.all(others);
  return {
    port: begun.port,
    async stop() {
      stopping.abort();
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
      await Promise.all(stored);
    },
  };
}

const patienceMs = 1000;

/**
 * Each series has its process as the label `worker`: in a sum, counters of a dead process would run
 * backwards.
 */
function gatherMetrics(running: () => ReadonlyMap<number, Worker>) {
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
  // a process that has just ended needs no message
  if (worker.isConnected()) worker.send(message, () => {});
}

const shortestSeconds = 0.5;
const longestSeconds = 30;
/** A process that ran for so long ended for a new reason. */
const steadyMs = 60_000;

/** @internal */
export function endingsInRow(before: number, ranMs: number): number {
  return ranMs >= steadyMs ? 1 : before + 1;
}

/** @internal */
export function pauseSeconds(endings: number): number {
  return Math.min(longestSeconds, shortestSeconds * 2 ** (endings - 1));
}

/** At the longest pause the trouble no longer ends by itself. @internal */
export function isHopeless(endings: number): boolean {
  return pauseSeconds(endings) === longestSeconds && pauseSeconds(endings - 1) < longestSeconds;
}
