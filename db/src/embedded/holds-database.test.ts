import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdsDatabase } from './holds-database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soumdar-test-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const home = (part = '') => join(folder, 'postgres', part);

function makeDatabase(): void {
  for (const made of ['global', 'base/5', 'pg_wal']) mkdirSync(home(made), { recursive: true });
  for (const file of ['PG_VERSION', 'global/pg_control', 'pg_wal/1']) writeFileSync(home(file), '18');
}

test('a folder with what an owner and a first start leave in it, and no database, is as good as empty', () => {
  for (const name of ['lock', 'pid', 'socket']) writeFileSync(join(folder, name), '');
  mkdirSync(join(folder, 'postgres.new', 'base'), { recursive: true });
  mkdirSync(home());
  expect(holdsDatabase(folder)).toBe(false);
});

test('a whole database is one', () => {
  makeDatabase();
  expect(holdsDatabase(folder)).toBe(true);
});

test.each(['PG_VERSION', 'global/pg_control', 'base', 'pg_wal'])(
  'a database without %s is refused',
  (part) => {
    makeDatabase();
    rmSync(home(part), { recursive: true });
    expect(() => holdsDatabase(folder)).toThrow(`its database lacks postgres/${part}; `);
  },
);

test('a file cut to nothing counts as missing', () => {
  makeDatabase();
  truncateSync(home('global/pg_control'));
  expect(() => holdsDatabase(folder)).toThrow('its database lacks postgres/global/pg_control; ');
});

test('files that are no database of ours are refused', () => {
  writeFileSync(join(folder, 'PG_VERSION'), '18');
  expect(() => holdsDatabase(folder)).toThrow('it holds PG_VERSION and no database; ');
});
