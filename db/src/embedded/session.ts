import type { Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { BatchReader, farewell, query, refusal, WELCOME } from './protocol.ts';
import type { Turns } from './turns.ts';

/** One client: each of its batches has a turn with the engine, and an open transaction keeps the turn. */
export class Session {
  readonly #socket: Socket;
  readonly #engine: PGlite;
  readonly #turns: Turns;
  readonly #longestIdleMs: number;
  readonly #gone = new AbortController();
  #endTurn: (() => void) | undefined;

  /** `longestIdleMs`: how long it may leave a transaction open with nothing to do. */
  constructor(socket: Socket, engine: PGlite, turns: Turns, longestIdleMs: number) {
    this.#socket = socket;
    this.#engine = engine;
    this.#turns = turns;
    this.#longestIdleMs = longestIdleMs;
    socket.once('close', () => this.#gone.abort());
    socket.once('timeout', () => this.#sendAway());
  }

  /** Answers the client until it leaves, then rolls back what it left unfinished. */
  async serve(): Promise<void> {
    const reader = new BatchReader();
    let welcomed = false;
    for await (const chunk of arrivals(this.#socket)) {
      if (!welcomed) {
        // it says who it is: only the owner of the folder can be here
        this.#socket.write(WELCOME);
        welcomed = true;
        continue;
      }
      for (const batch of reader.push(chunk)) await this.#answer(batch);
      this.#socket.setTimeout(this.#endTurn ? this.#longestIdleMs : 0);
    }
    if (this.#endTurn) await this.#execute(query('rollback'));
    this.#endTurn?.();
  }

  async #answer(batch: Buffer) {
    try {
      this.#endTurn ??= await this.#turns.take(this.#gone.signal);
    } catch {
      this.#socket.write(refusal('55P03', 'Another transaction has kept the database busy for too long.'));
      return;
    }
    this.#socket.write(await this.#execute(batch));
    if (this.#engine.isInTransaction()) return;
    this.#endTurn();
    this.#endTurn = undefined;
  }

  async #execute(batch: Buffer): Promise<Buffer> {
    const chunks: Uint8Array[] = [];
    await this.#engine.execProtocolRawStream(batch, {
      syncToFs: false, // which is for browsers
      onRawData: (bytes) => chunks.push(bytes.slice()), // a view of Postgres's memory, soon overwritten
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
    // a client cut off has left like any other
  }
}
