/** Type-checks every part by its own tsconfig: the engine, for one, must not see Node or the DOM. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const parts = ['.', ...globSync('*/tsconfig.json', { cwd: root }).map((file) => join(file, '..'))];
// the audit's packages are installed only by its first run
if (existsSync(join(root, 'quality/lighthouse/node_modules'))) parts.push('quality/lighthouse');
let failed = false;
for (const part of parts) {
  const { status } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', part], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) failed = true;
}
process.exit(failed ? 1 : 0);
