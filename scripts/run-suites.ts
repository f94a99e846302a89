/** `npm test` and `npm run verify`: runs every suite even if an earlier one failed; exits non-zero when any failed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface Suite {
  script: string;
  env?: Record<string, string | undefined>;
}

/** What a change needs; and the rest, which takes as long again: the tests on the other database among it. */
const suitesOf: Record<string, Suite[]> = {
  test: [
    // what is measured on real advertisements takes minutes, and is part of the rest
    { script: 'check', env: { REAL_LISTINGS: undefined } },
    { script: 'test:database', env: { TEST_DATABASES: 'first' } },
    { script: 'build' },
    { script: 'journeys' },
  ],
  verify: [
    // what they hold of the sample, `npm test` has seen
    { script: 'unit -- backtest zones/price-check gazetteer/locate -t real' },
    // queries, and the server's folders that store most: what else it does is the same on both
    {
      script:
        'test:database -- db/ listings/ server/src/estimation server/src/market server/src/privacy server/src/retention -t \\((embedded|PostgreSQL)',
      env: { TEST_DATABASES: 'second' },
    },
    { script: 'attacks -- --quick' },
    { script: 'axe' },
    { script: 'lighthouse:quick' },
    { script: 'drill -- --quick' },
  ],
};

const suites = suitesOf[process.argv[2] ?? ''];
if (!suites) throw new Error('run-suites.ts takes test or verify');
const windows = process.platform === 'win32';

/** What a suite printed last, where its failures stand: shown again above the summary. */
const mostCharacters = 6_000;

async function run({ script, env }: Suite) {
  console.log(`\n── npm run ${script}`);
  const begun = performance.now();
  const child = spawn('npm', ['run', '--silent', ...script.split(' ')], {
    stdio: ['inherit', 'pipe', 'pipe'],
    shell: windows,
    env: { ...process.env, ...env },
  });
  let last = '';
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      process[stream].write(text);
      last = (last + text).slice(-mostCharacters);
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { script, last, passed: code === 0, seconds: Math.round((performance.now() - begun) / 1000) };
}

const outcomes: Awaited<ReturnType<typeof run>>[] = [];
for (const suite of suites) outcomes.push(await run(suite));

const failed = outcomes.filter(({ passed }) => !passed);
for (const { script, last } of failed)
  console.log(`\n── the end of npm run ${script}, which failed\n${last}`);
for (const { script, passed, seconds } of outcomes)
  console.log(`${passed ? 'passed' : 'FAILED'}  ${String(seconds).padStart(5)} s  ${script}`);
console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
