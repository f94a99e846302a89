import { statfs } from 'node:fs/promises';

/** What an account takes with its three estimates, its session and its counts, the log of the writes included. */
const bytesOfAccount = 12_000;

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** Why there is no room for so many accounts in the folder, in one sentence; undefined when there is twice what they take. */
export async function refusedForRoom(
  accounts: number,
  folder: string,
  freeBytesOf = freeBytes,
): Promise<string | undefined> {
  const needed = accounts * bytesOfAccount;
  const free = await freeBytesOf(folder);
  if (free >= 2 * needed) return undefined;
  return `${accounts} accounts take ${gigabytes(needed)}, and twice that must be free in ${folder}: ${gigabytes(free)} are. Ask for fewer: npm run bench -- --large --accounts=100000.`;
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
