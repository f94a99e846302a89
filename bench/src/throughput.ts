import { Agent, request, type RequestOptions } from 'node:http';
import { startProduct } from './product.ts';
import { latencyOf, type Latency } from './timing.ts';

export interface RouteMeasure extends Latency {
  route: string;
  perSecond: number;
}

interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

const inFlight = 4;
const warmUpSeconds = 1;
const rounds = 5;

const property = {
  type: 'apartment',
  location: { lat: 36.86, lng: 10.28 },
  localisation: 'La Marsa',
  details: { surface: 120, rooms: 4, bathrooms: 2 },
};

/** Calls each route of a running product, a few calls always under way, from the empty route on. */
export async function measureRoutes(seconds: number): Promise<RouteMeasure[]> {
  const product = await startProduct();
  const { address, headers } = product;
  const estimate = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(property),
  } as const;
  const calls: Call[] = [
    { method: 'GET', path: '/healthz' },
    { method: 'GET', path: '/' },
    { method: 'GET', path: '/api/auth/session', headers },
    { path: '/api/estimation/preview', ...estimate },
    { path: '/api/estimation/calculate', ...estimate },
  ];
  try {
    // the language takes a moment to make code fast
    for (const call of calls) await callFor(address, call, warmUpSeconds);
    const timesMs = calls.map((): number[] => []);
    // in turns, so that what else the machine does weighs on every route alike
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, call] of calls.entries())
        timesMs[at]!.push(...(await callFor(address, call, seconds / rounds)));
    }
    return calls.map(({ method, path }, at) => ({
      route: `${method} ${path}`,
      perSecond: timesMs[at]!.length / seconds,
      ...latencyOf(timesMs[at]!),
    }));
  } finally {
    await product.stop();
  }
}

/** Milliseconds that each call took. */
async function callFor(
  address: string,
  { path, body, ...options }: Call,
  seconds: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
  const timesMs: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  const caller = async () => {
    for (let sentAt = started; sentAt < end; sentAt = performance.now()) {
      await answered(new URL(path, address), { ...options, agent }, body);
      timesMs.push(performance.now() - sentAt);
    }
  };
  try {
    await Promise.all(Array.from({ length: inFlight }, caller));
    return timesMs;
  } finally {
    agent.destroy();
  }
}

/** Resolves once the whole answer has arrived; any but 200 rejects. */
function answered(url: URL, options: RequestOptions, body: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(url, options, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url.pathname} answered ${answer.statusCode}`));
      answer.on('error', reject);
      answer.on('end', resolve);
      answer.resume();
    });
    call.on('error', reject);
    call.end(body);
  });
}
