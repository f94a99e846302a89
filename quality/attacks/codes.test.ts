import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Member } from './stage/people.ts';
import { openStage, type Stage } from './stage/stage.ts';
import type { Visitor } from './stage/visitor.ts';

/** Per hour; an address may check ten times as many codes. */
const codesPerAddress = 2;
let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ LIMIT_CODES_PER_ADDRESS_HOUR: String(codesPerAddress) });
  return () => stage.close();
});

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const noRegistration = { status: 404, body: { error: 'No pending registration found' } };

/** Submits the registration form; returns the identifier of the registration. */
async function register(visitor: Visitor, person: object): Promise<string> {
  const { body } = await visitor.post('/api/auth/register', person);
  return body.data?.registration ?? body.registration;
}

describe('somebody who registers the address and phone of another', () => {
  const send = (visitor: Visitor, body: object) => visitor.post('/api/auth/send-verification-code', body);
  const verify = (visitor: Visitor, body: object) => visitor.post('/api/auth/verify-phone', body);
  const scene = () => {
    const person = newPerson();
    return {
      person,
      forged: { ...person, password: 'mot-du-voleur' },
      owner: stage.visitor(),
      attacker: stage.visitor(),
    };
  };

  it('before them leaves an account that only the password of its owner opens', async () => {
    const { person, forged, owner, attacker } = scene();
    const { email, phone, password } = person;
    const theirs = await register(attacker, forged);
    await send(attacker, { email, registration: theirs });
    await stage.pass(180);
    const registration = await register(owner, person);
    expect(await send(attacker, { email, registration: theirs })).toMatchObject(noRegistration);
    expect((await send(owner, { email, registration })).status).toBe(200);
    const code = stage.outside.codeTo(phone);
    expect(await verify(attacker, { email, code, registration: theirs })).toMatchObject(noRegistration);
    expect((await verify(owner, { email, code, registration })).status).toBe(200);
    expect((await attacker.post('/api/auth/login', forged)).status).toBe(401);
    expect((await owner.post('/api/auth/login', { email, password })).status).toBe(200);
  });

  it('after them has no code of the owner prove a registration that is not the owner’s', async () => {
    const { person, forged, owner, attacker } = scene();
    const { email, phone, password } = person;
    const registration = await register(owner, person);
    await send(owner, { email, registration });
    const first = stage.outside.codeTo(phone);
    await stage.pass(180);
    const theirs = await register(attacker, forged);
    await send(attacker, { email, registration: theirs });
    const second = stage.outside.codeTo(phone);
    for (const code of [first, second]) {
      expect(await verify(owner, { email, code, registration })).toMatchObject(noRegistration);
      // without `registration`, as sent by older clients
      expect(await verify(owner, { email, code })).toMatchObject(noRegistration);
    }
    expect(await verify(owner, { email, code: second, password })).toMatchObject(noRegistration);
    expect(await attacker.post('/api/auth/login', forged)).toMatchObject({ status: 403 });
  });
});

describe('somebody who guesses codes', () => {
  const checkOf = (email: string, visitor: Visitor) => (code: string) =>
    visitor.post('/api/auth/verify-reset-code', { email, code });
  async function resetting(): Promise<{ owner: Member; code: string; check: ReturnType<typeof checkOf> }> {
    const owner = await stage.signUp();
    expect((await owner.post('/api/auth/forgot-password', { email: owner.email })).status).toBe(200);
    return { owner, code: stage.outside.codeTo(owner.phone), check: checkOf(owner.email, owner) };
  }

  it('from elsewhere spends none of the tries of whoever asked for the code', async () => {
    const { owner, code, check } = await resetting();
    const strangers = Array.from({ length: 5 }, () => checkOf(owner.email, stage.visitor()));
    for (const guess of strangers) {
      expect(await guess(wrong(code))).toMatchObject({ status: 400, body: { error: 'Invalid reset code' } });
    }
    const further = checkOf(owner.email, stage.visitor());
    expect(await further(wrong(code))).toMatchObject({ status: 429, body: { code: 'code_exhausted' } });
    expect(await further(code)).toMatchObject({ status: 429, body: { code: 'code_exhausted' } });
    const spent = await strangers[0]!(code);
    expect(spent).toMatchObject({
      status: 429,
      body: { error: 'Too many attempts', code: 'code_exhausted' },
    });
    expect(spent.body).not.toHaveProperty('waitTime');
    for (let slips = 0; slips < 4; slips += 1) expect((await check(wrong(code))).status).toBe(400);
    expect((await check(code)).status).toBe(200);
  });

  it('from elsewhere keeps the owner from typing one nowhere but where a code was wrong', async () => {
    const { owner, code } = await resetting();
    const stranger = checkOf(owner.email, stage.visitor());
    for (let guesses = 0; guesses < 5; guesses += 1) await stranger(wrong(code));
    expect((await checkOf(owner.email, stage.visitor())(code)).status).toBe(200);
  });

  it('has five tries of bursts of twelve, and then not even the right one', async () => {
    const { code, check } = await resetting();
    const burst = [];
    // an address has three such calls at once
    for (let round = 1; round <= 4; round += 1)
      burst.push(...(await Promise.all(Array.from({ length: 12 }, () => check(wrong(code))))));
    expect(burst.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(await check(code)).toMatchObject({ status: 429, body: { code: 'code_exhausted' } });
  });

  it.each([
    ['/api/auth/verify-phone', 404],
    ['/api/auth/verify-reset-code', 400],
    ['/api/auth/reset-password', 400],
  ])('of accounts by the thousands at %s is stopped by their address', async (path, expected) => {
    const prober = stage.visitor();
    const probe = (visitor: Visitor) =>
      visitor.post(path, { email: newPerson().email, code: '123456', newPassword: 'jasmin-de-nuit' });
    const checks = 10 * codesPerAddress;
    for (let probes = 0; probes < checks; probes += 2) {
      const burst = await Promise.all([probe(prober), probe(prober)]);
      expect(burst.map(({ status }) => status)).toEqual([expected, expected]);
    }
    const stopped = await probe(prober);
    expect(stopped).toMatchObject({
      status: 429,
      body: { error: 'Too many attempts', waitTime: expect.any(Number) },
    });
    expect(Number(stopped.headers.get('retry-after'))).toBe(stopped.body.waitTime);
    expect((await probe(stage.visitor())).status).toBe(expected);
  });
});
