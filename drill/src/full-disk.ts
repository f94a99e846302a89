import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const diskBytes = 256 * 1024 * 1024;

/** A place for the data folder that can be made full. */
export interface Disk {
  folder: string;
  /** What being full means here, for the report. */
  how: string;
  fill(pid: number): void;
  free(pid: number): void;
}

/** A file system of its own where the machine lets us mount one, else a folder in which files cannot grow. */
export function createDisk(folder: string): Disk {
  const mounted = join(folder, 'disk');
  const image = join(folder, 'image');
  mkdirSync(mounted);
  try {
    writeFileSync(image, '');
    truncateSync(image, diskBytes);
    execFileSync('mkfs.ext4', ['-q', '-m', '0', image], { stdio: 'ignore' });
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
    how: 'an ext4 file system of 256 MB with no room left (ENOSPC)',
    fill: () => fillUp(ballast),
    free: () => rmSync(ballast),
  };
}

/** For who may mount nothing: the process may let no file grow, which fails its writes as a full disk does. */
function withoutGrowth(folder: string): Disk {
  const limit = (pid: number, bytes: string) =>
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
  return {
    folder,
    how: 'RLIMIT_FSIZE of the process, no file system could be mounted (EFBIG in place of ENOSPC)',
    fill: (pid) => void limit(pid, '1'),
    free: (pid) => void limit(pid, 'unlimited'),
  };
}

function fillUp(path: string): void {
  const file = openSync(path, 'w');
  for (const size of [1024 * 1024, 4096, 1]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(file);
}
