import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StaffError } from './staff-error.ts';

/** Asks twice at a terminal, without showing what is typed; takes the first line of what is piped in. */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  const password = await askUnseen('Password of the new account: ');
  if ((await askUnseen('The same once more: ')) === password) return password;
  throw new StaffError('The two passwords differ.');
}

async function askUnseen(question: string): Promise<string> {
  process.stderr.write(question);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true });
  const stopped = new AbortController();
  terminal.on('SIGINT', () => stopped.abort());
  try {
    return await terminal.question('', { signal: stopped.signal });
  } catch {
    throw new StaffError('Nothing was done.');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
