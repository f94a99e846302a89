import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { Turns } from './turns.ts';
import { BatchReader, farewell, query, refusal, WELCOME } from './protocol.ts';

/** Longest times in milliseconds that a client may block the others. */
export interface Patience {
  forTurn: number;
  forIdleTransaction: number;
}

/**
 * Serves the engine on a socket that only its owner can open, until `stop` disconnects all clients.
 * `beforeTurn` runs before each turn.
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
    /** After the last client has left. */
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
  beforeTurn: () => Promise<unknown>;
  /** Limit for an open, idle transaction. */
  longestIdleMs: number;
}

/** One client: each batch gets a turn with the engine; an open transaction extends the turn. */
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

  /** Until the client leaves; then rolls back its open transaction. */
  async serve(): Promise<void> {
    const reader = new BatchReader();
    let welcomed = false;
    for await (const chunk of arrivals(this.#socket)) {
      if (!welcomed) {
        // the first message names a user; only the folder's owner can connect, so no check is needed
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
        // it only checks the disk: the batch itself fails if the disk is the trouble
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
