/** Runs each check of `npm run check` on a small tree that breaks its rule, with the project's own configuration. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const configuration = [
  '.oxlintrc.json',
  '.prettierrc',
  'knip.json',
  'package.json',
  'tsconfig.base.json',
  'engine/tsconfig.json',
  'engine/package.json',
];
let tree: string | undefined;

function check(files: Record<string, string>, tool: string, ...args: string[]): string {
  tree = mkdtempSync(join(tmpdir(), 'checks-'));
  for (const file of configuration) cpSync(join(root, file), join(tree, file), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  }
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', tool), args, {
    cwd: tree,
    encoding: 'utf8',
  });
  return `exit ${status}\n${stdout}${stderr}`;
}

afterEach(() => {
  if (tree) rmSync(tree, { recursive: true, force: true });
});

describe('import directions', () => {
  it.each([
    ['engine', 'zod'],
    ['engine', 'node:fs'],
    ['engine', '@soumdar/db'],
    ['engine', '../../server/src/app.ts'],
    ['contract', 'node:fs'],
    ['contract', '@soumdar/server'],
    ['db', '@soumdar/listings'],
    ['db', '../../contract/src/account/auth.ts'],
    ['listings', '@soumdar/contract'],
    ['server', '@soumdar/web'],
    ['server', '@soumdar/quality'],
    ['web', '@soumdar/engine'],
    ['web', '@soumdar/db/testing'],
    ['quality', '@soumdar/server'],
    ['quality', '../../server/src/app.ts'],
  ])('%s may not import %s', (part, imported) => {
    const report = check({ [`${part}/src/bad.ts`]: `export { x } from '${imported}';\n` }, 'oxlint');
    expect(report).toContain('no-restricted-imports');
    expect(report).toMatch(/^exit 1/);
  });

  it.each([
    ['server', '@soumdar/db'],
    ['db', 'kysely'],
    ['web', '@soumdar/contract'],
  ])('%s may import %s', (part, imported) => {
    expect(check({ [`${part}/src/good.ts`]: `export { x } from '${imported}';\n` }, 'oxlint')).toMatch(
      /^exit 0/,
    );
  });
});

describe('the engine', () => {
  it.each(['Date.now()', 'Math.random()'])('may not call %s', (call) => {
    expect(check({ 'engine/src/bad.ts': `export const x = ${call};\n` }, 'oxlint')).toMatch(/^exit 1/);
  });

  it.each(['process.env', 'document.title', 'fetch'])('does not know %s', (name) => {
    expect(check({ 'engine/src/bad.ts': `export const x = ${name};\n` }, 'tsc', '-p', 'engine')).toMatch(
      /^exit [12]/,
    );
  });
});

describe('the other checks', () => {
  it('lint refuses any', () => {
    expect(check({ 'server/src/bad.ts': 'export const x: any = 1;\n' }, 'oxlint')).toContain(
      'no-explicit-any',
    );
  });

  it('format refuses what the formatter would change', () => {
    expect(check({ 'engine/src/bad.ts': 'export const x   = 1' }, 'prettier', '--check', 'engine')).toMatch(
      /^exit 1/,
    );
  });

  it('dead-code finds an export nobody imports', () => {
    const report = check(
      {
        'engine/src/index.ts': "export { used } from './parts.ts';\n",
        'engine/src/parts.ts': 'export const used = 1;\nexport const unused = 2;\n',
      },
      'knip',
      '--strict',
      '--workspace',
      'engine',
    );
    expect(report).toMatch(/^exit 1/);
    expect(report).toContain('unused');
  });
});
