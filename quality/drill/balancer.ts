import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { listening } from '../product/listening.ts';

const pollMs = 250;
/** A new connection for every call, so that none left over from a dead process is reused. */
const agent = new Agent({ keepAlive: false });

export interface Balancer {
  address: string;
  close(): void;
}

/**
 * Distributes calls round-robin among the processes that report ready. A process that accepts no connection is skipped;
 * a call that may have arrived is never repeated, and is answered 502 when its process dies.
 */
export async function startBalancer(processes: string[]): Promise<Balancer> {
  const stopped = new AbortController();
  let ready = processes;
  let turn = 0;

  const server = createServer((call, answer) => {
    const candidates = ready.length > 0 ? ready : processes;
    turn += 1;
    const inTurn = candidates.map((_, index) => candidates[(turn + index) % candidates.length]!);
    const chunks: Buffer[] = [];
    call.on('data', (chunk: Buffer) => chunks.push(chunk));
    call.on('end', () => passOn(call, Buffer.concat(chunks), answer, inTurn));
  });

  void (async () => {
    while (!stopped.signal.aborted) {
      const answers = await Promise.all(processes.map(isReady));
      ready = processes.filter((_, index) => answers[index]);
      await delay(pollMs, undefined, { signal: stopped.signal }).catch(() => {});
    }
  })();

  const address = await listening(server);
  return {
    address,
    close() {
      stopped.abort();
      server.close();
      server.closeAllConnections();
    },
  };
}

function passOn(
  call: IncomingMessage,
  body: Buffer,
  answer: ServerResponse,
  [first, ...others]: string[],
): void {
  const { method, url } = call;
  const headers = { ...call.headers, connection: 'close' };
  const passed = request(`${first}${url}`, { method, headers, agent }, (response) => {
    answer.writeHead(response.statusCode!, response.headers);
    response.on('error', () => answer.destroy());
    response.pipe(answer);
  });
  passed.on('error', (error: NodeJS.ErrnoException) => {
    if (answer.headersSent) answer.destroy();
    else if (error.code === 'ECONNREFUSED' && others.length > 0) passOn(call, body, answer, others);
    else answer.writeHead(502).end();
  });
  passed.end(body);
}

function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok;
    },
    () => false,
  );
}
