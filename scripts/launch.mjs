// Runs a program of the product on the pinned Node:
// node scripts/launch.mjs [--install=FOLDER with packages of its own] [--build-site] [--OPTION of Node's] FILE.ts [ARGUMENTS]
// Plain JavaScript without dependencies, for it is what runs in a fresh clone, on whatever Node the host has.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';
const arguments_ = process.argv.slice(2);
const ownPackages = arguments_[0]?.startsWith('--install=') && arguments_.shift().slice('--install='.length);
const buildSite = arguments_[0] === '--build-site' && arguments_.shift() !== undefined;
const nodeOptions = [];
while (arguments_[0]?.startsWith('--')) nodeOptions.push(arguments_.shift());
const [program, ...rest] = arguments_;

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** npm with what it prints shown only when it fails; nothing but the exit code matters otherwise. */
function npm(step, args, cwd) {
  console.error(step);
  const done = spawnSync('npm', args, { cwd, encoding: 'utf8', shell: windows });
  if (done.error) stop(`npm could not be run: ${done.error.message}`);
  if (done.status !== 0) stop(`${done.stdout}${done.stderr}\n\`npm ${args.join(' ')}\` failed.`);
}

function checkHost() {
  const major = Number(process.versions.node.split('.')[0]);
  const needed = process.platform === 'darwin' ? 24 : 20;
  if (major < needed) stop(`Node ${needed} or newer is needed here; this is Node ${process.versions.node}.`);
}

/** The packages of a lock file, by path; none when there is no such file. */
function lockedPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** Installs what the lock file of the folder names, unless npm's own record says it is all there. */
function install(folder) {
  const installed = lockedPackages(join(folder, 'node_modules', '.package-lock.json'));
  const missing = Object.entries(lockedPackages(join(folder, 'package-lock.json'))).some(
    ([path, { optional, version }]) =>
      path.startsWith('node_modules/') && !optional && installed[path]?.version !== version,
  );
  if (missing) npm('Installing dependencies…', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder);
}

/** The pinned Node when its package exists for this platform, else the host's own. */
function pinnedNode() {
  const pinned = join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node');
  return existsSync(pinned) ? pinned : process.execPath;
}

checkHost();
install(root);
// TypeScript is stripped once, not at each start: 1.2 s instead of 3.1 until the server is loaded
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules', '.cache', 'node');
if (ownPackages) install(join(root, ownPackages));
if (buildSite) {
  const built = spawnSync(pinnedNode(), [join(root, 'scripts', 'build-site.ts')], {
    stdio: 'inherit',
    shell: windows,
  });
  if (built.status !== 0) process.exit(1);
}

// V8 may lose track of the code pages of an embedded database that opens and closes, and end the process (nodejs/node issue 64500)
nodeOptions.push('--no-memory-protection-keys');
const bin = join(root, 'node_modules', '.bin');
const child = spawn(pinnedNode(), [...nodeOptions, resolve(root, program), ...rest], {
  stdio: 'inherit',
  shell: windows,
  env: { ...process.env, PATH: `${bin}${windows ? ';' : ':'}${process.env['PATH'] ?? ''}` },
});
// Ctrl-C reaches the child by itself; a signal sent to this process alone is passed on
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => {
  process.exit(signal ? 128 + constants.signals[signal] : code);
});
