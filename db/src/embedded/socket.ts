import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** System limit: 104 bytes with the closing zero on macOS, 108 on Linux. */
const LONGEST_ADDRESS = 103;

/** In the folder or, where that path is too long, under a short name derived from it. */
export function socketAddress(folder: string): string {
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\soumdar-${digest}`;
  const address = join(folder, 'socket');
  return Buffer.byteLength(address) <= LONGEST_ADDRESS ? address : join(privateTemporaryFolder(), digest);
}

function privateTemporaryFolder(): string {
  const { uid } = userInfo();
  const folder = join(tmpdir(), `soumdar-${uid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0) {
    throw new Error(`${folder} must be a folder that only its owner can enter.`);
  }
  return folder;
}

/** Ignores pg's host and port. */
export function socketTo(address: string): Socket {
  const socket = new Socket();
  const connect = socket.connect.bind(socket);
  socket.connect = () => connect(address);
  return socket;
}

/** Shows the process at `address` that it is still needed; undefined if none listens. */
export async function hold(address: string): Promise<Client | undefined> {
  const client = new Client({ stream: () => socketTo(address), connectionTimeoutMillis: 30_000 });
  client.on('error', () => {}); // the queries of the pool report a lost connection
  try {
    await client.connect();
    return client;
  } catch {
    return undefined;
  }
}
