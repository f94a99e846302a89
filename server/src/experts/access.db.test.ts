import { randomUUID } from 'node:crypto';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { expertSignedIn } from '../testing/experts.ts';
import { tokenOf, verified } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** As documented, under /api/experts. */
async function expertCalls(server: TestServer): Promise<{ method: 'GET' | 'POST'; url: string }[]> {
  const { paths } = (await server.call('/api/docs/json')).body as { paths: Record<string, object> };
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/experts'))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({
        method: method.toUpperCase() as 'GET' | 'POST',
        url: path.replaceAll(/\{\w+\}/g, randomUUID()),
      })),
    );
}

describeOnBothDatabases('the experts’ area', (database) => {
  it('answers experts, and nobody else, on every one of its calls', async () => {
    const server = await startTestServer(database());
    const user = await tokenOf(server, await verified(server));
    const expert = await expertSignedIn(server, database());
    const calls = await expertCalls(server);
    expect(calls.length).toBeGreaterThanOrEqual(6);
    for (const { method, url } of calls) {
      const answer = async (token?: string) => {
        const { status, body } = await server.call(url, {
          method,
          ...(method === 'POST' && { body: {} }),
          token,
        });
        return { method, url, status, error: body?.error };
      };
      expect(await answer()).toEqual({ method, url, status: 401, error: 'Invalid or expired token' });
      expect(await answer(user)).toEqual({ method, url, status: 403, error: 'Experts only' });
      expect([200, 400, 404]).toContain((await answer(expert.token)).status);
    }
  });

  it('closes at once for an expert who is one no more', async () => {
    const server = await startTestServer(database());
    const expert = await expertSignedIn(server, database());
    expect((await expert.get('requests')).status).toBe(200);
    await database()
      .kysely.updateTable('accounts')
      .set({ role: 'user' })
      .where('id', '=', expert.id)
      .execute();
    expect((await expert.get('requests')).status).toBe(403);
  });

  it('is announced to the site by the role of the signed-in user, which others do not have', async () => {
    const server = await startTestServer(database());
    const { token } = await expertSignedIn(server, database());
    expect((await server.call('/api/auth/session', { token })).body.data.user).toMatchObject({
      role: 'expert',
    });
    const user = await tokenOf(server, await verified(server));
    const { body } = await server.call('/api/auth/session', { token: user });
    expect(body.data.user).not.toHaveProperty('role');
  });

  it.each(['nobody', '1', '../figures'])('knows no request "%s"', async (id) => {
    const server = await startTestServer(database());
    const { get, move } = await expertSignedIn(server, database());
    expect([400, 404]).toContain((await get(`requests/${encodeURIComponent(id)}`)).status);
    expect([400, 404]).toContain(
      (await move(encodeURIComponent(id), { action: 'take', revision: 0 })).status,
    );
  });
});
