import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Member } from './stage/people.ts';
import { openStage, type Stage } from './stage/stage.ts';
import { newAddress } from './stage/visitor.ts';

const hour = 3600;
let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ LIMIT_REGISTRATIONS_PER_ADDRESS_HOUR: '1000' });
  return () => stage.close();
});

const logIn = ({ email, password }: Pick<Member, 'email' | 'password'>, from?: string, devices?: string[]) =>
  stage.visitor(from).post('/api/auth/login', { email, password, devices });

/** Has a reset code sent, and returns the one that reached the owner's phone. */
async function resetCode({ email, phone }: Member): Promise<string> {
  // the wait required between two codes
  await stage.pass(180);
  expect((await stage.visitor().post('/api/auth/forgot-password', { email })).status).toBe(200);
  return stage.outside.codeTo(phone);
}

describe('a thief with a stolen session', () => {
  const phoneOf = async ({ token }: Member) => {
    const { body } = await stage.visitor(undefined, token).get('/api/user/profile');
    return { phone: body.data.user.phone, pending: body.data.pendingPhone };
  };

  it('cannot name another phone, email or password without the current password', async () => {
    const owner = await stage.signUp();
    const thief = stage.visitor(undefined, owner.token);
    const { phone, email } = newPerson();
    for (const stolen of [{ phone }, { email }, { newPassword: 'jasmin-de-nuit' }]) {
      const answer = await thief.patch('/api/user/profile', stolen);
      expect(answer).toMatchObject({ status: 400, body: { error: 'Password is required' } });
      const guess = await thief.patch('/api/user/profile', { ...stolen, password: 'a guess' });
      expect(guess).toMatchObject({ status: 400, body: { error: 'Wrong password' } });
    }
    expect(await phoneOf(owner)).toEqual({ phone: owner.phone, pending: null });
    expect((await logIn(owner)).status).toBe(200);
  });

  it('who knows the password too gets no reset code for three days, and is thrown out by the link the owner is sent', async () => {
    const owner = await stage.signUp();
    const thief = stage.visitor(undefined, owner.token);
    const { phone } = newPerson();
    const { email, password } = owner;
    expect((await thief.patch('/api/user/profile', { phone, password })).status).toBe(200);
    await thief.post('/api/auth/send-verification-code', { email });
    const proved = await thief.post('/api/auth/verify-phone', { email, code: stage.outside.codeTo(phone) });
    expect(proved.status).toBe(200);
    const sentToThief = stage.outside.messagesTo(phone).length;

    await stage.pass(71 * hour);
    await resetCode(owner);
    expect(stage.outside.messagesTo(phone)).toHaveLength(sentToThief);

    const link = stage.outside.messagesTo(owner.phone).find((text) => text.includes('#'))!;
    const token = /#(\w+)/.exec(link)![1];
    const again = stage.visitor(undefined, (await logIn(owner)).body.data.token);
    expect((await again.get('/api/auth/session')).status).toBe(200);
    const undone = await stage.visitor().post('/api/auth/undo-contact-change', { token });
    expect(undone.status).toBe(200);
    expect((await again.get('/api/auth/session')).status).toBe(401);
    const code = await resetCode(owner);
    const reset = { email, code, newPassword: 'jasmin-de-nuit' };
    expect((await stage.visitor().post('/api/auth/reset-password', reset)).status).toBe(200);
    expect(stage.outside.messagesTo(phone)).toHaveLength(sentToThief);
    expect((await logIn(owner)).status).toBe(401);
  });

  it('who knows the password too and renames the account gives it back by the link the owner is sent', async () => {
    const owner = await stage.signUp();
    const { email, password } = owner;
    const thief = stage.visitor(undefined, owner.token);
    const renamed = await thief.patch('/api/user/profile', { email: newPerson().email, password });
    expect(renamed.status).toBe(200);
    // registering the freed email would keep the owner from getting it back
    const squatted = await stage.visitor().post('/api/auth/register', { ...newPerson(), email });
    expect(squatted).toMatchObject({ status: 409, body: { error: 'Email already exists' } });

    const link = stage.outside.messagesTo(owner.phone).find((text) => text.includes('#'))!;
    const token = /#(\w+)/.exec(link)![1];
    expect((await stage.visitor().post('/api/auth/undo-contact-change', { token })).status).toBe(200);
    expect((await thief.get('/api/auth/session')).status).toBe(401);
    // the password that the thief knows is of no use any more
    expect((await logIn(owner)).status).toBe(401);
    const reset = { email, code: await resetCode(owner), newPassword: 'jasmin-de-nuit' };
    expect((await stage.visitor().post('/api/auth/reset-password', reset)).status).toBe(200);
  });
});

describe('somebody who guesses passwords', () => {
  const guess = ({ email }: Member, from: string) => logIn({ email, password: 'not this one' }, from);

  it('gets five tries of a burst from one network, whichever of its addresses they come from', async () => {
    const owner = await stage.signUp();
    const addresses = Array.from({ length: 12 }, (_, host) => `198.51.100.${host + 1}`);
    const answers = await Promise.all(addresses.map((from) => guess(owner, from)));
    const looked = answers.filter(({ status }) => status === 401).length;
    expect(looked).toBeGreaterThanOrEqual(5);
    // if handling the burst outlasts the five seconds of the first wait, one more try is allowed
    expect(looked).toBeLessThanOrEqual(6);
    expect((await logIn(owner, owner.from)).status).toBe(200);
  });

  it('from a hundred networks keeps the owner out neither on a known device nor after a reset', async () => {
    const owner = await stage.signUp();
    for (let guesses = 0; guesses < 100; guesses += 10) {
      const burst = await Promise.all(Array.from({ length: 10 }, () => guess(owner, newAddress())));
      expect(burst.map(({ status }) => status)).toEqual(Array(10).fill(401));
    }
    expect((await guess(owner, newAddress())).status).toBe(429);
    expect((await logIn(owner, newAddress())).status).toBe(429);
    expect((await logIn(owner, newAddress(), [owner.device])).status).toBe(200);
    expect((await logIn(owner, newAddress(), [`${owner.device}x`])).status).toBe(429);

    const code = await resetCode(owner);
    const reset = { email: owner.email, code, newPassword: 'jasmin-de-nuit' };
    expect((await stage.visitor().post('/api/auth/reset-password', reset)).status).toBe(200);
    expect((await logIn({ ...owner, password: 'jasmin-de-nuit' }, newAddress())).status).toBe(200);
  });
});

describe('a password that everybody tries first', () => {
  const common = ['aaaaaa', '654321', 'abcdef', 'admin123', 'motdepasse', ' '.repeat(6)];
  const tooCommon = { status: 400, body: { error: 'Password is too common' } };

  it.each(common)('is refused: %j', async (password) => {
    const answer = await stage.visitor().post('/api/auth/register', { ...newPerson(), password });
    expect(answer).toMatchObject(tooCommon);
  });

  it('is refused at a reset and in the profile too, where one that is not goes through', async () => {
    const owner = await stage.signUp();
    const { email, password } = owner;
    const code = await resetCode(owner);
    for (const newPassword of common) {
      expect(await owner.patch('/api/user/profile', { password, newPassword })).toMatchObject(tooCommon);
      const reset = await stage.visitor().post('/api/auth/reset-password', { email, code, newPassword });
      expect(reset).toMatchObject(tooCommon);
    }
    const reset = { email, code, newPassword: 'Mdp-12345' };
    expect((await stage.visitor().post('/api/auth/reset-password', reset)).status).toBe(200);
    expect((await stage.signUp({ ...newPerson(), password: 'Nouveau-1' })).token).toBeTruthy();
  });
});
