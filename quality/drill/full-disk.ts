import { execFileSync } from 'node:child_process';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const diskBytes = 256 * 1024 * 1024;
/** Nearly twice as many files as the product has, so that few are left to use up. */
const diskFiles = 2048;

/** A disk for the data folder that can be filled up. */
export interface Disk {
  folder: string;
  /** How the disk is made full, for the report. */
  how: string;
  fill(pid: number): Promise<void>;
  free(pid: number): Promise<void>;
}

/** A separate file system where the machine lets us mount one, else a folder in which files cannot grow. */
export function createDisk(folder: string): Disk {
  const mounted = join(folder, 'disk');
  const image = join(folder, 'image');
  mkdirSync(mounted);
  try {
    writeFileSync(image, '');
    truncateSync(image, diskBytes);
    execFileSync('mkfs.ext4', ['-q', '-m', '0', '-N', String(diskFiles), image], { stdio: 'ignore' });
    execFileSync('mount', ['-o', 'loop', image, mounted], { stdio: 'ignore' });
  } catch {
    return withoutGrowth(mounted);
  }
  // lazy: processes that still write there have been killed or are about to end
  const remove = () => execFileSync('umount', ['--lazy', mounted]);
  process.prependOnceListener('exit', remove);
  const ballast = join(mounted, 'ballast');
  return {
    folder: join(mounted, 'data'),
    how: 'an ext4 file system of 256 MB with no room left, nor for an empty file (ENOSPC)',
    fill: () => fillUp(ballast),
    free: () => rm(ballast, { recursive: true, force: true }),
  };
}

/** Without permission to mount: a limit on file size makes the process's writes fail as on a full disk. */
function withoutGrowth(folder: string): Disk {
  const limit = async (pid: number, bytes: string) =>
    void execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
  return {
    folder,
    how: 'RLIMIT_FSIZE of the process, no file system could be mounted (EFBIG in place of ENOSPC)',
    fill: (pid) => limit(pid, '1'),
    free: (pid) => limit(pid, 'unlimited'),
  };
}

/** Uses up all inodes, then all bytes; asynchronous, so that the fake services in this process keep answering. */
async function fillUp(folder: string): Promise<void> {
  await mkdir(folder);
  const file = await open(join(folder, 'large'), 'w');
  const empty = Array.from({ length: diskFiles }, (_, index) => writeFile(join(folder, String(index)), ''));
  await Promise.allSettled(empty);
  for (const size of [1024 * 1024, 1024]) await untilFull(() => file.write(Buffer.alloc(size)));
  await file.close();
}

async function untilFull(take: () => Promise<unknown>): Promise<void> {
  try {
    for (;;) await take();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
