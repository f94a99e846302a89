/** `npm test` and `npm run verify`: runs every suite even if an earlier one failed; exits non-zero when any failed. */
import { spawnSync } from 'node:child_process';

/** What a change needs; and the rest, which takes as long again. */
const suitesOf: Record<string, string[]> = {
  test: ['check', 'test:database', 'build', 'journeys'],
  verify: ['attacks -- --quick', 'axe', 'lighthouse:quick', 'drill -- --quick'],
};

const suites = suitesOf[process.argv[2] ?? ''];
if (!suites) throw new Error('run-suites.ts takes test or verify');
const windows = process.platform === 'win32';

const outcomes = suites.map((suite) => {
  console.log(`\n── npm run ${suite}`);
  const begun = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', ...suite.split(' ')], {
    stdio: 'inherit',
    shell: windows,
  });
  return { suite, passed: status === 0, seconds: Math.round((performance.now() - begun) / 1000) };
});

const failed = outcomes.filter(({ passed }) => !passed);
for (const { suite, passed, seconds } of outcomes)
  console.log(`${passed ? 'passed' : 'FAILED'}  ${String(seconds).padStart(5)} s  ${suite}`);
console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
