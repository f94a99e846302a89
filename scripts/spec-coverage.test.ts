import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('every test that docs/spec-coverage.md names exists', () => {
  const page = readFileSync(join(root, 'docs', 'spec-coverage.md'), 'utf8');
  const named = [...page.matchAll(/`([\w./-]+\.ts) › (.+?)`(?=<br>| \|)/g)];
  expect(named.length).toBeGreaterThan(100);
  const gone = named.filter(([, file = '', title = '']) => {
    const path = join(root, file);
    return !existsSync(path) || !readFileSync(path, 'utf8').replaceAll('\\', '').includes(title);
  });
  expect(gone.map(([reference]) => reference)).toEqual([]);
});
