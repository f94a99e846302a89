import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { columns, type Column } from '../reading/columns.ts';

type Row = Partial<Record<Column, string>>;

/** A valid row for tests to change. */
export const apartment: Row = {
  source: 'agency',
  transaction: 'sale',
  property_type: 'apartment',
  price_tnd: '300000',
  surface_m2: '100',
  governorate: 'Tunis',
  city: 'La Marsa',
  locality: 'La Marsa',
  lat: '36.8785',
  lng: '10.3235',
  listed_on: '2025-03-15',
};

/** CSV text with all columns. */
export function csvOf(rows: Row[]): string {
  const lines = rows.map((row) => columns.map((column) => row[column] ?? '').join(','));
  return [columns.join(','), ...lines, ''].join('\n');
}

/** Deleted with its folder after the test. */
export function temporaryFile(content: string | Uint8Array, name = 'listings.csv'): string {
  const folder = mkdtempSync(join(tmpdir(), 'soumdar-listings-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
