import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it.each(['bench', 'drill'])('%s with a mistyped option says so instead of running for minutes', (part) => {
  const command = join(import.meta.dirname, '..', 'quality', part, 'main.ts');
  const { status, stderr } = spawnSync(process.execPath, [command, '--quik'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain("Unknown option '--quik'");
});
