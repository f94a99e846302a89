/** Builds web/dist unless it was already built from identical sources. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'web', 'dist', '.built-from');

function fingerprint(): string {
  const sources = globSync(
    [
      'web/{src,public}/**/*.*',
      'web/*.{ts,html,json}',
      '{contract,engine,rules,views,words}/src/**/*.ts',
      'package-lock.json',
    ],
    { cwd: root },
  ).sort();
  const hash = createHash('sha256');
  for (const file of sources) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const wanted = fingerprint();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.error('Building the site…');
  const built = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (built.status !== 0) {
    console.error(`${built.stdout}${built.stderr}\nThe site could not be built.`);
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
