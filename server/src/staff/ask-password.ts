import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StaffError } from './change-account.ts';

/** Asks twice at a terminal, without showing what is typed; takes the first line of what is piped in. */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  const ask = openUnseen();
  try {
    const password = await ask.for('Password of the new account: ');
    if ((await ask.for('The same once more: ')) === password) return password;
  } finally {
    ask.close();
  }
  throw new StaffError('The two passwords differ.');
}

/** From now on the terminal does not show what is typed. */
function openUnseen() {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const stopped = new AbortController();
  terminal.on('close', () => stopped.abort());
  return {
    async for(question: string): Promise<string> {
      process.stderr.write(question);
      const typed = await terminal.question('', { signal: stopped.signal }).catch(() => undefined);
      process.stderr.write('\n');
      if (typed === undefined) throw new StaffError('Nothing was done.');
      return typed;
    },
    close: () => terminal.close(),
  };
}
