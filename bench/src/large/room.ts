import { statfs } from 'node:fs/promises';

/** What an account takes with its three estimates, its session and its counts, the log of the writes included. */
const bytesOfAccount = 12_000;

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** Why there is no room for so many accounts in the folder, in one sentence; undefined when there is twice what they take. */
export async function refusedForRoom(accounts: number, folder: string): Promise<string | undefined> {
  const { bavail, bsize } = await statfs(folder);
  return refusalOf(accounts, folder, bavail * bsize);
}

export function refusalOf(accounts: number, folder: string, freeBytes: number): string | undefined {
  const needed = accounts * bytesOfAccount;
  if (freeBytes >= 2 * needed) return undefined;
  return `${accounts} accounts take ${gigabytes(needed)}, and twice that must be free in ${folder}: ${gigabytes(freeBytes)} are. Ask for fewer: npm run bench -- --large --accounts=100000.`;
}
