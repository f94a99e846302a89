import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { Session } from './session.ts';
import { Turns } from './turns.ts';

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
