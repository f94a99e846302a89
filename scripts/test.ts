/** `npm test`: runs every suite even if an earlier one failed; exits non-zero when any failed. */
import { spawnSync } from 'node:child_process';

const suites = [
  'check',
  'test:database',
  'build',
  'journeys',
  'attacks -- --quick',
  'lighthouse:quick',
  'drill -- --quick',
];
const windows = process.platform === 'win32';

const failed = suites.filter((suite) => {
  console.log(`\n── npm run ${suite}`);
  return (
    spawnSync('npm', ['run', '--silent', ...suite.split(' ')], { stdio: 'inherit', shell: windows })
      .status !== 0
  );
});

console.log(`\nSuites run: ${suites.join(', ')}${failed.length ? `; failed: ${failed.join(', ')}` : ''}`);
console.log(`${suites.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
