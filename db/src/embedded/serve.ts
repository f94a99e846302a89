import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { Turns } from './turns.ts';
import { BatchReader, farewell, query, refusal, WELCOME } from './protocol.ts';

/** How long one client may keep the others waiting, in milliseconds. */
export interface Patience {
  forTurn: number;
  forIdleTransaction: number;
}

/**
 * Serves the engine, as PostgreSQL does, on a socket that only its owner can open, until `stop` disconnects every client.
 * `beforeTurn` runs at the start of each client's turn.
 */
export async function serve(
  engine: PGlite,
  address: string,
  patience: Patience,
  beforeTurn: () => Promise<unknown>,
) {
  const turns = new Turns(patience.forTurn);
  const sessions = new Map<Socket, Promise<void>>();
  const server = createServer({ noDelay: true }, (socket) => {
    const longestIdleMs = patience.forIdleTransaction;
    const session = new Session(socket, { engine, turns, beforeTurn, longestIdleMs }).serve();
    sessions.set(
      socket,
      session.finally(() => sessions.delete(socket)),
    );
  });
  const onDisk = process.platform !== 'win32';
  if (onDisk) rmSync(address, { force: true }); // left by a process that was killed
  server.listen(address);
  await once(server, 'listening');
  if (onDisk) chmodSync(address, 0o600);

  return {
    turns,
    /** Resolves when the last client has left. */
    async unused() {
      while (sessions.size > 0) await Promise.all(sessions.values());
    },
    async stop() {
      server.close();
      for (const socket of sessions.keys()) socket.destroy();
      await Promise.all(sessions.values());
    },
  };
}

interface Serving {
  engine: PGlite;
  turns: Turns;
  /** Called at the start of each turn. */
  beforeTurn: () => Promise<unknown>;
  /** How long a client may leave a transaction open and idle. */
  longestIdleMs: number;
}

/** One client: each of its batches gets a turn with the engine; an open transaction keeps the turn until it ends. */
class Session {
  readonly #socket: Socket;
  readonly #serving: Serving;
  readonly #gone = new AbortController();
  #endTurn: (() => void) | undefined;

  constructor(socket: Socket, serving: Serving) {
    this.#socket = socket;
    this.#serving = serving;
    socket.once('close', () => this.#gone.abort());
    socket.once('timeout', () => this.#sendAway());
  }

  /** Answers the client until it leaves, then rolls back what it left unfinished. */
  async serve(): Promise<void> {
    const reader = new BatchReader();
    let welcomed = false;
    for await (const chunk of arrivals(this.#socket)) {
      if (!welcomed) {
        // its first message names a user; no check is needed, only the folder's owner can connect
        this.#socket.write(WELCOME);
        welcomed = true;
        continue;
      }
      for (const batch of reader.push(chunk)) await this.#answer(batch);
      this.#socket.setTimeout(this.#endTurn ? this.#serving.longestIdleMs : 0);
    }
    if (this.#endTurn) await this.#execute(query('rollback'));
    this.#endTurn?.();
  }

  async #answer(batch: Buffer) {
    const { engine, turns, beforeTurn } = this.#serving;
    if (!this.#endTurn) {
      try {
        this.#endTurn = await turns.take(this.#gone.signal);
      } catch {
        this.#socket.write(refusal('55P03', 'Another transaction has kept the database busy for too long.'));
        return;
      }
      try {
        await beforeTurn();
      } catch {
        // it only checks the disk: the batch is executed all the same, and fails itself if the disk is the trouble
      }
    }
    this.#socket.write(await this.#execute(batch));
    if (engine.isInTransaction()) return;
    this.#endTurn();
    this.#endTurn = undefined;
  }

  async #execute(batch: Buffer): Promise<Buffer> {
    const chunks: Uint8Array[] = [];
    await this.#serving.engine.execProtocolRawStream(batch, {
      syncToFs: false, // only needed in browsers
      onRawData: (bytes) => chunks.push(bytes.slice()), // copied: `bytes` is Postgres's own memory, soon overwritten
    });
    return Buffer.concat(chunks);
  }

  #sendAway() {
    this.#socket.write(farewell('25P03', 'A transaction left idle for too long is rolled back.'));
    this.#socket.destroySoon();
  }
}

async function* arrivals(socket: Socket): AsyncGenerator<Buffer> {
  try {
    yield* socket;
  } catch {
    // a broken connection counts as a client that left
  }
}
