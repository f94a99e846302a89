import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { openSession } from './session.ts';
import { Turns } from './turns.ts';

/** Serves the engine to clients of PostgreSQL on a socket that only its owner can open. */
export async function serve(engine: PGlite, address: string): Promise<{ stop(): Promise<void> }> {
  const turns = new Turns();
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    openSession(socket, engine, turns);
  });
  const onDisk = process.platform !== 'win32';
  if (onDisk) rmSync(address, { force: true }); // left by a process that was killed
  server.listen(address);
  await once(server, 'listening');
  if (onDisk) chmodSync(address, 0o600);
  return {
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
