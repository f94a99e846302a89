import { createHook } from 'node:async_hooks';
import { countHits } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { limits } from '../limits/limits.ts';
import { newPerson, registered, verified } from '../testing/people.ts';
import { startTestServer } from '../testing/test-server.ts';

/** How often Argon2 ran meanwhile: it takes nearly all of the time of a call, and unlike time it can be counted. */
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
    const written = () => countHits(database().kysely, limits.loginsOfNobody(), services.clock());
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

  it.each([
    ['verify-reset-code', {}],
    ['reset-password', { newPassword: 'jasmin-de-nuit' }],
  ])(
    'does not tell who has an account: %s hashes nothing while no code was asked for',
    async (call, more) => {
      const server = await startTestServer(database());
      for (const { email } of [await verified(server), await registered(server), newPerson()]) {
        const guess = () => server.post(`/api/auth/${call}`, { email, code: '123456', ...more });
        expect(await hashesDuring(guess)).toBe(0);
      }
    },
  );
});
