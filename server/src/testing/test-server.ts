import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@soumdar/db';
import { expect, onTestFinished } from 'vitest';
import { build } from '../app.ts';
import { readEmailOutbox, type OutboxEmail } from '../email/send-email.ts';
import type { ServedMarket } from '../market/market-in-service.ts';
import { readSettings } from '../settings/settings.ts';
import { loadSites } from '../site/load-site.ts';
import { readSmsOutbox, type OutboxSms } from '../sms/send-sms.ts';
import { expectDeclared } from './declared-refusals.ts';
import { smallSite } from './small-site.ts';

interface Options {
  environment?: Record<string, string>;
  market?: ServedMarket;
  awaitedMarket?: Promise<ServedMarket>;
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: object | string;
  token?: string;
  headers?: Record<string, string>;
  /** Each test server has visitors of its own. */
  from?: string;
  /** Else a call that finds the server busy is sent again, as by a client. */
  isSentOnce?: boolean;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  /** Undefined when the body is not JSON. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a test says what it expects of a body
  body: any;
}

/** By test file: each is a second later than the one before. */
const serversOf = new Map<string, number>();
/** Shorter than the answer says, long enough to let the others end. */
const busyPauseMs = 20;

export async function startTestServer(
  database: Database,
  { environment = {}, market, awaitedMarket }: Options = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'soumdar-server-'));
  // a test may serve the world and still read its messages
  const outbox = { SMS_ALLOW_OUTBOX: 'yes', EMAIL_ALLOW_OUTBOX: 'yes' };
  const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'info', ...outbox, ...environment });
  const file = expect.getState().testPath!;
  const servers = (serversOf.get(file) ?? 0) + 1;
  serversOf.set(file, servers);
  const ownAddress = `10.${process.pid % 256}.${servers % 256}.1`;
  let now = new Date('2026-03-02T10:00:00.000Z').getTime() + servers * 1000;
  const log: string[] = [];
  let served = market;
  const readMarket = async () => {
    served ??= await awaitedMarket;
  };
  const { app, services } = await build({
    settings,
    database,
    servedMarket: () => served,
    firstMarket: readMarket(),
    sites: loadSites(smallSite(folder), settings)!,
    clock: () => new Date(now),
    logStream: { write: (line) => log.push(line) },
  });
  onTestFinished(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  async function call(url: string, options: Call = {}): Promise<Answer> {
    for (;;) {
      const answer = await callOnce(url, options);
      if (options.isSentOnce || answer.body?.code !== 'server_busy') return answer;
      await wait(busyPauseMs);
    }
  }

  async function callOnce(
    url: string,
    { method: verb, body, token, headers, from = ownAddress }: Call,
  ): Promise<Answer> {
    const method = verb ?? (body === undefined ? 'GET' : 'POST');
    const response = await app.inject({
      method,
      url,
      remoteAddress: from,
      headers: {
        'x-api-key': settings.appKey,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: body }),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const answer = isJson && response.body !== '' ? response.json() : undefined;
    expectDeclared(method, url, answer);
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      body: answer,
    };
  }

  const outboxFile = settings.sms.provider === 'outbox' ? settings.sms.file : '';
  const emailFile = settings.email.provider === 'outbox' ? settings.email.file : '';
  return {
    app,
    services,
    call,
    folder,
    outboxFile,
    log,
    post: (url: string, body: object, options: Call = {}) => call(url, { ...options, method: 'POST', body }),
    pass(seconds: number) {
      now += seconds * 1000;
    },
    /** Newest first. */
    messagesTo: async (phone: string): Promise<OutboxSms[]> =>
      (await readSmsOutbox(outboxFile)).filter(({ to }) => to === phone),
    /** Newest first. */
    emailsTo: async (address: string): Promise<OutboxEmail[]> =>
      (await readEmailOutbox(emailFile)).filter(({ to }) => to === address).toReversed(),
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
