import { execFile } from 'node:child_process';
import { openDatabase, type Database } from '@soumdar/db';
import { emptyEmbedded } from '@soumdar/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { somebodyAbroad } from '../testing/abroad.ts';
import { somebodyWithEmail } from '../testing/emails.ts';
import { newPerson, registered, tokenOf, verified } from '../testing/people.ts';
import { expertSignedIn } from '../testing/experts.ts';
import { somebodySignedIn } from '../testing/personal.ts';
import { startTestServer } from '../testing/test-server.ts';

const main = new URL('./main.ts', import.meta.url).pathname;

let empty: Awaited<ReturnType<typeof emptyEmbedded>>;
// the product has the folder open, as it may during a real command
let database: Database;
beforeAll(async () => {
  empty = await emptyEmbedded();
  database = await openDatabase(empty.target);
});
afterAll(async () => {
  await database.close();
  await empty.remove();
});

/** As from a shell, with a piped input. */
function staff(args: string[], input = ''): Promise<{ failed: boolean; stdout: string; stderr: string }> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = { ...inherited, DATA_DIR: empty.target.dataDir };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [main, ...args], { env }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, stdout, stderr }),
    );
    child.stdin?.end(input);
  });
}

describe('staff -- reset-second-factor', () => {
  it('forgets a second factor and signs out everywhere', async () => {
    const server = await startTestServer(database);
    const { token, person, id } = await expertSignedIn(server, database);
    const nothing = await staff(['reset-second-factor', person.email]);
    expect(nothing).toMatchObject({ failed: true, stderr: expect.stringContaining('no second factor') });
    await database.kysely
      .insertInto('second_factors')
      .values({
        account_id: id,
        secret: Buffer.of(1),
        enrolled_at: new Date(),
        last_step: 0,
        recovery_hashes: [],
      })
      .execute();
    const { email, password } = person;
    expect((await server.post('/api/auth/login', { email, password })).status).toBe(403);
    expect(await staff(['reset-second-factor', email])).toMatchObject({ failed: false, stderr: '' });
    expect((await server.call('/api/auth/session', { token })).status).toBe(401);
    expect((await server.post('/api/auth/login', { email, password })).status).toBe(200);
  });
});

describe('staff -- add', () => {
  it('opens an account without a phone for somebody new, who may sign in at once', async () => {
    const server = await startTestServer(database);
    const { email, password } = newPerson();
    const added = await staff(['add', email.toUpperCase(), '--name', 'Sami Trabelsi'], `${password}\nmore\n`);
    expect(added).toEqual({ failed: false, stderr: '', stdout: expect.stringContaining('Sami Trabelsi') });
    const { status, body } = await server.post('/api/auth/login', { email, password });
    expect(status).toBe(200);
    expect(body.data.user).toEqual({
      id: expect.any(String),
      email,
      full_name: 'Sami Trabelsi',
      locale: 'fr',
      role: 'expert',
    });
    expect((await server.call('/api/experts/figures', { token: body.data.token })).status).toBe(200);
    // no phone can receive a code
    expect(await server.post('/api/auth/forgot-password', { email })).toMatchObject({
      status: 404,
      body: { error: 'User not found' },
    });
    expect(await server.post('/api/auth/register', { ...newPerson(), email })).toMatchObject({
      status: 409,
      body: { error: 'Email already exists' },
    });
  });

  it('gives the role to a verified account, signs it out and leaves the rest as it is', async () => {
    const server = await startTestServer(database);
    const person = await verified(server);
    const before = await tokenOf(server, person);
    const phone = person.phone.slice(4);
    expect(await staff(['add', person.email, '--name', 'Somebody Else', '--phone', phone])).toMatchObject({
      failed: false,
      stdout: expect.stringContaining(person.full_name),
    });
    expect((await server.call('/api/auth/session', { token: before })).status).toBe(401);
    const token = await tokenOf(server, person);
    expect((await server.call('/api/auth/session', { token })).body.data.user).toMatchObject({
      full_name: person.full_name,
      phone: person.phone,
      role: 'expert',
    });
    expect(await staff(['remove', person.email])).toMatchObject({ failed: false });
    expect((await server.call('/api/experts/figures', { token })).status).toBe(403);
  });

  it('trusts no account whose email is not proved, unless the staff knows its phone', async () => {
    const server = await startTestServer(database);
    const { person: outsider, token, ...owner } = await somebodyWithEmail(server);
    const add = (...phone: string[]) => staff(['add', outsider.email, '--name', 'Sami Trabelsi', ...phone]);
    for (const [args, reason] of [
      [[], /Either its owner verifies the email at \/mes-donnees, or .* --phone NUMBER/],
      [['--phone', newPerson().phone], /is not the phone of the account/],
    ] as const) {
      expect(await add(...args)).toMatchObject({ failed: true, stderr: expect.stringMatching(reason) });
      expect((await server.call('/api/experts/figures', { token })).status).toBe(403);
    }
    await owner.askForCode();
    expect((await owner.confirm(await owner.newestCode())).status).toBe(200);
    expect(await add()).toMatchObject({ failed: false });
    const asExpert = await tokenOf(server, outsider);
    expect((await server.call('/api/experts/figures', { token: asExpert })).status).toBe(200);
  });

  it('gives the role to an account abroad, whose email is proved', async () => {
    const { person } = await somebodyAbroad(await startTestServer(database));
    expect(await staff(['add', person.email, '--name', 'Sami Trabelsi'])).toMatchObject({ failed: false });
  });

  it('opens no account where the staff expects one with a phone', async () => {
    const { email, phone, password } = newPerson();
    const added = await staff(['add', email, '--name', 'Sami Trabelsi', '--phone', phone], password);
    expect(added).toMatchObject({ failed: true, stderr: expect.stringContaining('has no verified account') });
  });

  it('trusts no registration that was never completed', async () => {
    const server = await startTestServer(database);
    const stranger = await registered(server);
    expect(
      await staff(['add', stranger.email, '--name', 'Sami Trabelsi'], 'mot-de-passe-du-vrai'),
    ).toMatchObject({ failed: false });
    const { email } = stranger;
    expect((await server.post('/api/auth/login', { email, password: stranger.password })).status).toBe(401);
    const [sent] = await server.messagesTo(stranger.phone);
    const code = /\d{6}/.exec(sent!.text)![0];
    expect((await server.post('/api/auth/verify-phone', { email, code })).status).toBe(404);
    await tokenOf(server, { ...stranger, password: 'mot-de-passe-du-vrai' });
  });

  it('does not take the email that another account gave up a moment ago', async () => {
    const server = await startTestServer(database);
    // the command uses the machine's clock
    server.pass((Date.now() - server.services.clock().getTime()) / 1000);
    const { person, change } = await somebodySignedIn(server);
    expect((await change({ email: newPerson().email, password: person.password })).status).toBe(200);
    expect(
      await staff(['add', person.email, '--name', 'Sami Trabelsi'], 'mot-de-passe-du-vrai'),
    ).toMatchObject({
      failed: true,
      stderr: expect.stringContaining('may want it back'),
    });
  });

  it.each([
    ['12345', 'must be at least 6 characters long'],
    ['password', 'too common'],
    ['', 'must be at least 6 characters long'],
  ])('takes no password "%s"', async (password, reason) => {
    const { email } = newPerson();
    expect(await staff(['add', email, '--name', 'Sami'], password)).toMatchObject({
      failed: true,
      stderr: expect.stringContaining(reason),
    });
  });
});

describe('staff -- set-phone', () => {
  it('gives an account another phone, signs it out, and ends the codes of the lost one', async () => {
    const server = await startTestServer(database);
    const person = await verified(server);
    const token = await tokenOf(server, person);
    await server.post('/api/auth/forgot-password', { email: person.email });
    const [lost] = await server.messagesTo(person.phone);
    const { phone } = newPerson();
    const written = `00216 ${phone.slice(4, 6)} ${phone.slice(6)}`;
    expect(await staff(['set-phone', person.email, written])).toMatchObject({
      failed: false,
      stdout: expect.stringContaining(phone),
    });
    expect((await server.call('/api/auth/session', { token })).status).toBe(401);
    const code = /\d{6}/.exec(lost!.text)![0];
    expect((await server.post('/api/auth/verify-reset-code', { email: person.email, code })).status).toBe(
      400,
    );
    const { body } = await server.post('/api/auth/login', person);
    expect(body.data.user.phone).toBe(phone);
  });

  it.each(['71 123 456', '+33 6 12 34 56 78', '2012345', '47123456'])('refuses %s', async (phone) => {
    const person = await verified(await startTestServer(database));
    expect(await staff(['set-phone', person.email, phone])).toMatchObject({
      failed: true,
      stderr: expect.stringContaining('not a Tunisian mobile number'),
    });
  });

  it('refuses the phone of another account', async () => {
    const server = await startTestServer(database);
    const [person, other] = [await verified(server), await verified(server)];
    expect(await staff(['set-phone', person.email, other.phone])).toMatchObject({
      failed: true,
      stderr: `${other.phone} is the phone of another account.\n`,
    });
  });
});

describe('staff -- set-email', () => {
  it('gives an account abroad another email, where its codes then go, and signs it out', async () => {
    const server = await startTestServer(database);
    const { person, token } = await somebodyAbroad(server);
    const { email } = newPerson();
    expect(await staff(['set-email', person.email, email.toUpperCase()])).toMatchObject({
      failed: false,
      stdout: expect.stringContaining(email),
    });
    expect((await server.call('/api/auth/session', { token })).status).toBe(401);
    const { body } = await server.post('/api/auth/login', { ...person, email });
    expect(body.data.user).toMatchObject({ email, phone: person.phone, abroad: true });
    expect((await server.post('/api/auth/forgot-password', { email })).status).toBe(200);
    expect((await server.emailsTo(email))[0]!.subject).toContain('réinitialisation');
  });

  it('refuses the email of another account', async () => {
    const server = await startTestServer(database);
    const [{ person }, other] = [await somebodyAbroad(server), await verified(server)];
    expect(await staff(['set-email', person.email, other.email])).toMatchObject({
      failed: true,
      stderr: expect.stringContaining('is the email of another account'),
    });
  });
});

it('staff -- set-phone makes an account abroad one of Tunisia', async () => {
  const server = await startTestServer(database);
  const { person } = await somebodyAbroad(server);
  const { phone } = newPerson();
  expect(await staff(['set-phone', person.email, phone])).toMatchObject({ failed: false });
  const { body } = await server.post('/api/auth/login', person);
  expect(body.data.user.phone).toBe(phone);
  expect(body.data.user).not.toHaveProperty('abroad');
});

it('staff -- list tells who is an expert', async () => {
  const { email, password } = newPerson();
  await staff(['add', email, '--name', 'Zohra Expert'], password);
  expect((await staff(['list'])).stdout).toContain(
    `Zohra Expert, ${email}, no phone, last signed in: never\n`,
  );
});

it.each([
  [['set-phone', 'nobody@exemple.tn', '20123456'], /^nobody@exemple.tn has no account/],
  [['set-email', 'nobody@exemple.tn', 'new@exemple.tn'], /^nobody@exemple.tn has no account/],
  [['set-email', 'nobody@exemple.tn', 'no email'], /^Usage:/],
  [['remove', 'nobody@exemple.tn'], /^nobody@exemple.tn has no account/],
  [['add', 'not an address', '--name', 'Sami'], /^Usage:/],
  [['add', 'sami@exemple.tn', '--password', 'secret'], /^Usage:/],
  [['promote', 'sami@exemple.tn'], /^Usage:/],
  [[], /^Usage:/],
])('fails with a sentence for %j', async (args, sentence) => {
  const ended = await staff(args);
  expect(ended).toMatchObject({ failed: true, stderr: expect.stringMatching(sentence) });
  expect(ended.stderr).not.toContain('    at ');
});
