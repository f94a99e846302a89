import { createHook } from 'node:async_hooks';
import { countHits } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { limits } from '../limits/limits.ts';
import { newPerson, registered, verified } from '../testing/people.ts';
import { startTestServer } from '../testing/test-server.ts';

/** Argon2 takes nearly all of a call's time, and unlike time its runs can be counted. */
async function hashesDuring(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({ init: (_id, type) => void (type === 'ARGON2REQUEST' && (count += 1)) });
  hook.enable();
  await work();
  hook.disable();
  return count;
}

describeOnBothDatabases('the time of an answer', (database) => {
  it('does not tell whether an address has an account: a login hashes once', async () => {
    const server = await startTestServer(database());
    const [known, pending, unknown] = [await verified(server), await registered(server), newPerson()];
    for (const { email } of [known, pending, unknown]) {
      const logIn = () => server.post('/api/auth/login', { email, password: 'not this one' });
      expect(await hashesDuring(logIn)).toBe(1);
    }
  });

  it('does not tell it by what is written either: a login of nobody writes too', async () => {
    const { post, services } = await startTestServer(database());
    const written = () => countHits(database().kysely, limits.triesOfNobody(), services.clock());
    const before = await written();
    await post('/api/auth/login', newPerson());
    expect(await written()).toBe(before + 1);
  });

  it('does not tell who is registered: a registration hashes once', async () => {
    const server = await startTestServer(database());
    const [known, pending] = [await verified(server), await registered(server)];
    const knownPhone = { ...newPerson(), phone: known.phone };
    for (const person of [known, knownPhone, pending, newPerson()]) {
      expect(await hashesDuring(() => server.post('/api/auth/register', person))).toBe(1);
    }
  });

  it.each(['verify-phone', 'verify-reset-code', 'reset-password'])(
    'does not tell whether a code lives: %s compares once and writes',
    async (call) => {
      const server = await startTestServer(database());
      const [live, pending] = [await verified(server), await registered(server)];
      await server.post('/api/auth/forgot-password', live);
      const written = () => countHits(database().kysely, limits.triesOfNobody(), server.services.clock());
      for (const { email } of [live, pending, await verified(server), newPerson()]) {
        const guess = () =>
          server.post(`/api/auth/${call}`, { email, code: '123456', newPassword: 'jasmin-de-nuit' });
        expect(await hashesDuring(guess)).toBe(1);
      }
      const before = await written();
      await server.post(`/api/auth/${call}`, {
        ...newPerson(),
        code: '123456',
        newPassword: 'jasmin-de-nuit',
      });
      expect(await written()).toBe(before + 1);
    },
  );
});
