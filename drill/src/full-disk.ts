import { execFileSync } from 'node:child_process';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const diskBytes = 256 * 1024 * 1024;
/** Nearly twice those of the product: few are left to take. */
const diskFiles = 2048;

/** A place for the data folder that can be made full. */
export interface Disk {
  folder: string;
  /** What being full means here, for the report. */
  how: string;
  fill(pid: number): Promise<void>;
  free(pid: number): Promise<void>;
}

/** A file system of its own where the machine lets us mount one, else a folder in which files cannot grow. */
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
  // whatever still writes there is being killed, or was
  const remove = () => execFileSync('umount', ['--lazy', mounted]);
  process.prependOnceListener('exit', remove);
  const ballast = join(mounted, 'ballast');
  return {
    folder: join(mounted, 'data'),
    how: 'an ext4 file system of 256 MB with no room left, nor for an empty file (ENOSPC)',
    fill: () => fillUp(ballast),
    free: () => rm(ballast, { recursive: true }),
  };
}

/** For who may mount nothing: the process may let no file grow, which fails its writes as a full disk does. */
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

/** Takes all room there is for files, then all there is in them; the stand-ins of this process answer meanwhile. */
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
