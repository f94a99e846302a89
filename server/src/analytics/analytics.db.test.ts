import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';

const event = { name: 'estimation_failed', page: 'Estimation', properties: { reason: 'network', tries: 2 } };

describeOnBothDatabases('an analytics event', (database) => {
  const stored = () =>
    database().kysely.selectFrom('analytics_events').selectAll().orderBy('occurred_at').execute();

  it('is taken from anybody, and kept with nothing about them', async () => {
    const server = await startTestServer(database());
    const answer = await server.post('/api/analytics', { ...event, email: 'amel@exemple.tn' });
    expect(answer).toMatchObject({ status: 202, body: { success: true } });
    expect((await stored()).at(-1)).toEqual({
      id: expect.any(String),
      ...event,
      occurred_at: expect.stringMatching(/^2026-03-02T10:/),
    });
  });

  it('is taken from a known robot, and not counted', async () => {
    const server = await startTestServer(database());
    const before = (await stored()).length;
    const headers = {
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    };
    expect((await server.post('/api/analytics', event, { headers })).status).toBe(202);
    expect(await stored()).toHaveLength(before);
  });

  it('leaves nothing of itself in the log', async () => {
    const server = await startTestServer(database());
    await server.post('/api/analytics', { ...event, properties: { reason: 'very-particular' } });
    await server.post('/api/analytics', { ...event, name: 'very-particular' });
    expect(server.log.join('')).toContain('/api/analytics');
    expect(server.log.join('')).not.toContain('very-particular');
  });

  it.each([
    [{ name: 'purchase' }, 'name'],
    [{ page: '' }, 'page'],
    [
      { properties: Object.fromEntries(['a', 'b', 'c', 'd'].map((key) => [key, 'x'.repeat(80)])) },
      'properties',
    ],
    [{ properties: { who: { email: 'amel@exemple.tn' } } }, 'properties.who'],
  ])('is refused with %j', async (change, field) => {
    const server = await startTestServer(database());
    const before = (await stored()).length;
    expect(await server.post('/api/analytics', { ...event, ...change })).toMatchObject({
      status: 400,
      body: { error: 'Validation failed', details: [{ field }] },
    });
    expect(await stored()).toHaveLength(before);
  });

  it('is refused once its address has sent too many in a day', async () => {
    const server = await startTestServer(database());
    const from = '41.226.7.7';
    const send = (address: string) => server.post('/api/analytics', event, { from: address });
    await send(from);
    await database()
      .kysely.updateTable('limits')
      .set({ hits: 10_000 })
      .where('key', '=', `analytics of the day ${from}`)
      .execute();
    expect(await send(from)).toMatchObject({ status: 429, body: { error: 'Too many attempts' } });
    expect((await send('41.226.7.8')).status).toBe(202);
    server.pass(24 * 3600);
    expect((await send(from)).status).toBe(202);
  });
});

describeOnBothDatabases('an external analytics service', (database) => {
  const connectSrc = (headers: Record<string, unknown>) =>
    /connect-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];

  it('is known to the site, and may be called by it, only when it is set', async () => {
    const without = await (await startTestServer(database())).call('/');
    expect(without.text).toContain('<meta name="soumdar:analytics-host" content="">');
    expect(connectSrc(without.headers)).toBe("'self'");

    const server = await startTestServer(database(), {
      environment: { ANALYTICS_HOST: 'https://stats.example/eu/', ANALYTICS_KEY: 'phc_1' },
    });
    const { text, headers } = await server.call('/');
    expect(text).toContain('<meta name="soumdar:analytics-host" content="https://stats.example/eu">');
    expect(text).toContain('<meta name="soumdar:analytics-key" content="phc_1">');
    expect(connectSrc(headers)).toBe("'self' https://stats.example");
  });
});
