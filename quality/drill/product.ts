import { randomInt } from 'node:crypto';
import { freePort } from '../product/listening.ts';
import { spawnProduct, type RunningProduct } from '../product/start-product.ts';
import type { FakeServices } from './fake-services.ts';
import { until } from './until.ts';

const shiftedClock = new URL('shifted-clock.ts', import.meta.url).href;
const readyWithinMs = 150_000;

/** Several times the interval at which the balancer checks whether a process is ready. */
const drainSeconds = 1;

/** Low enough to be reached within seconds. */
export const limits = { codesPerAddressHour: 6, estimatesPerUserDay: 12 };

/** One start of a job; a job that is restarted keeps its `run`. */
export interface JobRun {
  run: string;
  at: number;
}

/** What processes of the product wrote into their logs, as far as it matters here. */
export interface Message {
  jobRuns: JobRun[];
  /** errors that a process did not expect, each answered with a 500 */
  unexpected: string[];
}

export function noTraffic(): Message {
  return { jobRuns: [], unexpected: [] };
}

/** One start of the product, in one process or several, always at the same address, that can be killed and started again. */
export interface Product {
  address: string;
  pid(): number;
  /** Kills one of its several processes, once all of them serve; another is started in its place. */
  killWorker(): Promise<void>;
  /** Starts it and resolves once it is ready to serve; its machine's clock may be wrong by some seconds. */
  start(clockShiftSeconds?: number): Promise<void>;
  /** Starts it again if it has ended. */
  revive(): Promise<void>;
  kill(): Promise<void>;
  /** Asks it to end, as the operating system does; rejects when it ends in any other way. */
  stop(): Promise<void>;
}

/** Adds what the process says to `said`. */
export async function createProduct(
  where: { DATA_DIR: string; DATABASE_URL?: string; LIMIT_CALL_SECONDS?: string; WORKERS?: string },
  fakeServices: FakeServices,
  traffic: Message,
): Promise<Product> {
  const port = await freePort();
  let running: RunningProduct | undefined;
  /** the process that serves under each number */
  const workers = new Map<string, number>();

  function read(line: string): void {
    const run = /"run":"([^"]+)".*"job started"/.exec(line)?.[1];
    if (run) traffic.jobRuns.push({ run, at: Date.now() });
    const unexpected = /"message":"([^"]*)".*"unexpected error"/.exec(line)?.[1];
    if (unexpected !== undefined) traffic.unexpected.push(unexpected);
    const [, worker, pid] = /"worker":(\d+),"process":(\d+).*"process serves"/.exec(line) ?? [];
    if (worker !== undefined) workers.set(worker, Number(pid));
  }

  function launch(clockShiftSeconds: number): RunningProduct {
    workers.clear();
    const started = spawnProduct(
      {
        WORKERS: '1',
        ...where,
        ...environment(fakeServices),
        PORT: String(port),
        DRILL_CLOCK_SHIFT_SECONDS: String(clockShiftSeconds),
      },
      { onLine: read, nodeArguments: clockShiftSeconds === 0 ? [] : ['--import', shiftedClock] },
    );
    void reportEnd(started);
    return started;
  }

  const product: Product = {
    address: `http://127.0.0.1:${port}`,
    pid: () => running!.pid,
    async killWorker() {
      await until('all processes serve', () => workers.size === Number(where.WORKERS));
      const serving = [...workers];
      const [worker, pid] = serving[randomInt(serving.length)]!;
      // until its successor serves, nobody is killed in its place
      workers.delete(worker);
      process.kill(pid, 'SIGKILL');
    },
    async start(clockShiftSeconds = 0) {
      running = launch(clockShiftSeconds);
      await running.ready(readyWithinMs);
    },
    async revive() {
      if (!running || running.hasEnded()) await product.start();
    },
    async kill() {
      await running?.kill();
    },
    async stop() {
      if (!running || running.hasEnded()) return;
      const { code } = await running.stop();
      if (code !== 0) throw new Error(`The product ended with ${code} when it was asked to end.`);
    },
  };
  return product;
}

async function reportEnd({ ended }: RunningProduct): Promise<void> {
  const { code, output } = await ended;
  if (code) console.error(`A process of the product ended with ${code}: ${output.slice(-2000)}`);
}

function environment({ smsUrl, smtpUrl, geocoderUrl }: FakeServices): Record<string, string> {
  return {
    SMS_PROVIDER: 'winsms',
    WINSMS_API_KEY: 'drill',
    WINSMS_SENDER: 'Soumdar',
    WINSMS_URL: smsUrl,
    GEOCODER_URL: geocoderUrl,
    TRUST_PROXY: '127.0.0.1',
    DRAIN_SECONDS: String(drainSeconds),
    LISTINGS_SAMPLE: 'off',
    SMS_DAILY_CEILING: '1000000',
    EMAIL_PROVIDER: 'smtp',
    SMTP_URL: smtpUrl,
    EMAIL_FROM: 'Soumdar <bonjour@soumdar.example>',
    EMAIL_DAILY_CEILING: '1000000',
    LIMIT_CODES_PER_ADDRESS_HOUR: String(limits.codesPerAddressHour),
    LIMIT_ESTIMATES_PER_USER_DAY: String(limits.estimatesPerUserDay),
  };
}
