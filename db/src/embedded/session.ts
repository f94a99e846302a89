import type { Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { BatchReader, farewell, query, refusal, WELCOME } from './protocol.ts';
import type { Turns } from './turns.ts';

export interface Serving {
  engine: PGlite;
  turns: Turns;
  /** Done first in each turn. */
  beforeTurn: () => Promise<unknown>;
  /** How long a client may leave a transaction open with nothing to do. */
  longestIdleMs: number;
}

/** One client: each of its batches has a turn with the engine, and an open transaction keeps the turn. */
export class Session {
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
        // it says who it is: only the owner of the folder can be here
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
        // it only looks at the disk: the turn is had all the same, and meets whatever is wrong there
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
