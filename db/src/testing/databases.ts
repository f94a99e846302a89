import { randomUUID } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';

/** Empty or a copy of `template`; returns its name. */
export async function createDatabase(url: string, template = 'template1'): Promise<string> {
  const name = `soumdar_${randomUUID().replaceAll('-', '')}`;
  await command(url, `create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)}`);
  return name;
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  await command(url, `drop database ${escapeIdentifier(name)} with (force)`);
}

export function urlOfDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function command(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
