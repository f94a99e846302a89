import { parseArgs } from 'node:util';
import { emailSchema } from '@soumdar/contract';
import { describeDatabaseTrouble, withCommandDatabase, type Database } from '@soumdar/db';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  addExpert,
  describeExperts,
  removeExpert,
  resetSecondFactor,
  setEmail,
  setPhone,
  StaffError,
} from './change-account.ts';

const usage = `Usage:
  npm run staff -- add EMAIL --name "…"     makes somebody an expert; asks for a password when there is no account
                                            (on a terminal twice, else the first line of the input); an account that
                                            exists needs a verified email, or --phone NUMBER, which must be its phone
  npm run staff -- set-phone EMAIL PHONE    gives an account another phone and signs it out everywhere
  npm run staff -- set-email EMAIL NEW      gives an account another email, as for one abroad whose email is lost, and
                                            signs it out everywhere
  npm run staff -- reset-second-factor EMAIL
                                            forgets the second factor of an expert, and signs them out everywhere
  npm run staff -- remove EMAIL             makes an expert an ordinary user again
  npm run staff -- list                     tells who is an expert`;

try {
  console.log(await withCommandDatabase(actionOf(process.argv.slice(2))));
} catch (error) {
  const sentence = error instanceof StaffError ? error.message : describeDatabaseTrouble(error);
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exitCode = 1;
}

function actionOf(typed: string[]): (database: Database) => Promise<string> {
  const { command, email = '', phone, name = '', knownPhone } = read(typed);
  if (command === 'list' && email === '') return describeExperts;
  const address = emailSchema.safeParse(email);
  if (!address.success) throw new StaffError(usage);
  if (command === 'set-phone' && phone !== '') return (database) => setPhone(database, address.data, phone);
  const newEmail = emailSchema.safeParse(phone);
  if (command === 'set-email' && newEmail.success)
    return (database) => setEmail(database, address.data, newEmail.data);
  if (command === 'add' && phone === '') {
    return (database) => addExpert(database, { email: address.data, name, phone: knownPhone }, askPassword);
  }
  if (command === 'reset-second-factor' && phone === '')
    return (database) => resetSecondFactor(database, address.data);
  if (command === 'remove' && phone === '') return (database) => removeExpert(database, address.data);
  throw new StaffError(usage);
}

function read(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { name: { type: 'string' }, phone: { type: 'string' } },
    });
    const [command, email, ...phone] = positionals;
    return { command, email, phone: phone.join(' '), name: values.name, knownPhone: values.phone };
  } catch {
    throw new StaffError(usage);
  }
}

/** Input that is piped in has it in its first line. */
async function askPassword(): Promise<string> {
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
