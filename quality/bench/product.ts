import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProduct } from '../product/start-product.ts';

/** The product as a separate process on its own data folder, with the sample listings and one signed-in user. */
export interface Product {
  address: string;
  headers: Record<string, string>;
  /** where it keeps its embedded database, if it has one */
  dataFolder: string;
  /** the process that was started; with several workers it answers no call itself */
  pid: number;
  /** of processor that it has used so far; null where the system does not tell */
  processorMs(): Promise<number | null>;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '..', '..');
const appKey = 'estimation-web';
const unlimited = '1000000';
/** The sample's model is learned at the first start, which takes minutes where others are at work. */
const readyWithinMs = 900_000;
export const password = 'olivier-centenaire';

/** Nobody that a database measured before knows. */
const newPerson = () => ({
  email: `bench-${randomInt(1e12)}@example.tn`,
  password,
  full_name: 'Banc de mesure',
  phone: `+2162${String(randomInt(1e7)).padStart(7, '0')}`,
});

/** On the embedded database, unless the address of a PostgreSQL database is given. */
export async function startBenchProduct(databaseUrl = '', workers = 1): Promise<Product> {
  execFileSync(process.execPath, [join(root, 'scripts', 'build-site.ts')], { stdio: 'inherit' });
  const folder = await mkdtemp(join(tmpdir(), 'soumdar-bench-'));
  const server = await startProduct({
    ...process.env,
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    WORKERS: String(workers),
    NODE_ENV: '',
    PUBLIC_URL: '',
    // for calls that come from many addresses
    TRUST_PROXY: 'on',
    SMS_ALLOW_OUTBOX: 'yes',
    APP_KEY: appKey,
    SMS_PROVIDER: 'outbox',
    SMS_OUTBOX_FILE: '',
    EMAIL_ALLOW_OUTBOX: 'yes',
    EMAIL_PROVIDER: 'outbox',
    EMAIL_OUTBOX_FILE: '',
    LISTINGS_SAMPLE: 'on',
    LOG_LEVEL: 'warn',
    LIMIT_ESTIMATES_PER_USER_DAY: unlimited,
    LIMIT_PREVIEWS_PER_USER_DAY: unlimited,
    LIMIT_LOGINS_PER_ADDRESS_HOUR: unlimited,
  });
  if ('output' in server) throw new Error(`The product did not start: ${server.output}`);
  const { address, pid } = server;
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await ready(address, workers);
    const token = await signUp(address, join(folder, 'sms-outbox.jsonl'));
    const headers = headersOf(token);
    return { address, headers, dataFolder: folder, pid, processorMs: () => processorMs(pid), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A tick of Linux's counts. */
const tickMs = 10;

/** Of all threads of a process; Linux alone tells. */
async function processorMs(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // the name before them, in brackets, may hold spaces
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [inUserMode, inKernelMode] = [Number(fields[11]), Number(fields[12])];
  return (inUserMode + inKernelMode) * tickMs;
}

/** What the calls of a signed-in user carry. */
export const headersOf = (token: string) => ({ 'x-api-key': appKey, authorization: `Bearer ${token}` });

/** The value of each series of a metric, one for each process that runs. */
export async function metricOf(address: string, name: string): Promise<{ labels: string; value: number }[]> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const lines = text.matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'));
  return [...lines].map(([, labels = '', value]) => ({ labels, value: Number(value) }));
}

async function ready(address: string, workers: number): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  while ((await metricOf(address, 'soumdar_model_info')).length < workers) {
    if (Date.now() > deadline) throw new Error('the product had no market in time');
    await wait(200);
  }
}

/** Registers and verifies an account as its owner would, and returns the token of its session. */
async function signUp(address: string, outbox: string): Promise<string> {
  const post = async (path: string, body: object): Promise<{ data: { token: string } }> => {
    const answer = await fetch(`${address}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'x-api-key': appKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { data: { token: string } };
  };
  const person = newPerson();
  const { email } = person;
  await post('register', person);
  await post('send-verification-code', { email });
  const { text } = JSON.parse(await readFile(outbox, 'utf8')) as { text: string };
  await post('verify-phone', { email, code: /\d{6}/.exec(text)?.[0] });
  return (await post('login', { email, password })).data.token;
}
