import type { Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { BatchReader, farewell, query, refusal, WELCOME } from './protocol.ts';
import type { Turns } from './turns.ts';

const LONGEST_WAIT_MS = 30_000;
const LONGEST_IDLE_IN_TRANSACTION_MS = 60_000;

/** Serves one client: its batches in order, each in a turn of its own, or all in one as long as a transaction is open. */
export function openSession(socket: Socket, engine: PGlite, turns: Turns): void {
  const reader = new BatchReader();
  const gone = new AbortController();
  let giveBack: (() => void) | undefined;
  let idle: NodeJS.Timeout | undefined;
  let work = Promise.resolve();

  socket.once('data', () => {
    socket.write(WELCOME);
    socket.on('data', (chunk) => {
      for (const batch of reader.push(chunk)) work = work.then(() => answer(batch));
    });
  });
  socket.on('error', () => {}); // followed by close
  socket.once('close', () => {
    gone.abort();
    work = work.then(leave);
  });

  async function answer(batch: Buffer) {
    if (gone.signal.aborted) return;
    clearTimeout(idle);
    if (!giveBack) {
      const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(LONGEST_WAIT_MS)]);
      try {
        giveBack = await turns.take(signal);
      } catch {
        socket.write(
          refusal('55P03', 'The embedded database was busy with another transaction for 30 seconds.'),
        );
        return;
      }
    }
    socket.write(await execute(batch));
    if (engine.isInTransaction()) idle = setTimeout(sendAway, LONGEST_IDLE_IN_TRANSACTION_MS);
    else endTurn();
  }

  async function execute(batch: Buffer): Promise<Buffer> {
    const chunks: Uint8Array[] = [];
    // what Postgres hands over lies in its own memory, soon overwritten
    await engine.execProtocolRawStream(batch, {
      syncToFs: false,
      onRawData: (bytes) => chunks.push(bytes.slice()),
    });
    return Buffer.concat(chunks);
  }

  function sendAway() {
    socket.end(farewell('25P03', 'The transaction was left idle for 60 seconds and is rolled back.'));
  }

  async function leave() {
    clearTimeout(idle);
    if (!giveBack) return;
    await execute(query('rollback'));
    endTurn();
  }

  function endTurn() {
    giveBack?.();
    giveBack = undefined;
  }
}
