import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { noteBackup } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { describe, expect, it } from 'vitest';
import { newPerson, registered, tokenOf, verified } from '../testing/people.ts';
import { lakeside, smallMarket } from '../testing/small-market.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const here = '127.0.0.1';
const flat = { type: 'apartment', location: lakeside, details: { surface: 100 } };
const desert = { lat: 31.2, lng: 9.3 };
const contact = { preferred_contact_method: 'phone', preferred_contact_time: 'evening' };

/** By name and labels. */
async function metricsOf(server: TestServer): Promise<Record<string, number>> {
  const { text } = await server.call('/metrics', { from: here });
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]));
}

describeOnBothDatabases('the metrics', (database) => {
  it('count answers by route, estimates and SMS by how they ended, refusals by their code', async () => {
    const server = await startTestServer(database(), {
      market: smallMarket(),
      environment: { SMS_DAILY_CEILING: '1' },
    });
    const token = await tokenOf(server, await verified(server));
    await server.post('/api/auth/register', newPerson());
    const { body } = await server.post('/api/estimation/preview', flat, { token });
    expect(body).toMatchObject({ success: true });
    await server.post('/api/estimation/calculate', { ...flat, type: 'castle' }, { token });
    await server.post('/api/estimation/calculate', { ...flat, location: desert }, { token });
    for (const path of ['/favicon.svg', '/nowhere', '/nowhere-else']) await server.call(path);
    const other = newPerson();
    await server.post('/api/auth/register', other);
    await server.post('/api/auth/send-verification-code', { email: other.email });

    const seen = await metricsOf(server);
    expect(seen).toMatchObject({
      'soumdar_estimates_total{call="preview",outcome="made"}': 1,
      'soumdar_estimates_total{call="calculate",outcome="refused"}': 1,
      'soumdar_estimates_total{call="calculate",outcome="insufficient"}': 1,
      'soumdar_refusals_total{code="invalid_property_type"}': 1,
      'soumdar_refusals_total{code="not_found"}': 2,
      'soumdar_sms_total{outcome="sent"}': 1,
      'soumdar_sms_total{outcome="ceiling"}': 1,
      soumdar_sms_today: 1,
      soumdar_sms_daily_ceiling: 1,
    });
    const answered = 'soumdar_http_request_duration_seconds_count';
    expect(seen[`${answered}{method="POST",route="/api/auth/register",status="201"}`]).toBe(3);
    expect(seen[`${answered}{method="GET",route="site",status="200"}`]).toBe(1);
    expect(seen[`${answered}{method="GET",route="unknown",status="404"}`]).toBe(2);
  });

  it('show the market in service, what waits and what is late', async () => {
    const server = await startTestServer(database(), { market: smallMarket() });
    expect(await metricsOf(await startTestServer(database()))).toMatchObject({ soumdar_market_ready: 0 });
    await noteBackup(database().kysely, new Date('2026-03-01T03:00:00Z'));
    const before = await metricsOf(server);
    expect(before).toMatchObject({
      soumdar_database_up: 1,
      soumdar_market_ready: 1,
      'soumdar_listings{sample="false"}': 40,
      [`soumdar_model_info{version="${smallMarket().modelVersion}"}`]: 1,
      soumdar_newest_listing_timestamp_seconds: Date.parse('2025-11-01') / 1000,
      soumdar_privacy_requests_late: 0,
      soumdar_last_backup_timestamp_seconds: Date.parse('2026-03-01T03:00:00Z') / 1000,
    });
    const token = await tokenOf(server, await verified(server));
    await server.post('/api/manual-estimation', { ...flat, ...contact }, { token });
    const open = before.soumdar_manual_requests_open! + 1;
    expect(await metricsOf(server)).toMatchObject({ soumdar_manual_requests_open: open });
    server.pass(24 * 3600);
    expect(await metricsOf(server)).toMatchObject({ soumdar_manual_requests_late: open });
  });

  it('are all that the dashboard and the alerts speak of', async () => {
    const server = await startTestServer(database(), { market: smallMarket() });
    await database().executeSql(`
      insert into listing_imports values (gen_random_uuid(), 'f.csv', now(), now(), '{}');
      insert into models (version, created_at, listings_version, description, artefact, from_sample)
        values ('m', now(), gen_random_uuid(), '{}', '', false);
      update market set model_version = 'm'`);
    const { text } = await server.call('/metrics', { from: here });
    const known = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    const files = ['grafana-dashboard.json', 'prometheus-alerts.yml'].map((file) =>
      readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8'),
    );
    const spokenOf = files.join().match(/\bsoumdar_\w+/g)!;
    const named = new Set(spokenOf.map((name) => name.replace(/(_seconds)_(bucket|count)$/, '$1')));
    expect(named.size).toBeGreaterThan(10);
    for (const name of named) expect(known).toContain(name);
  });

  describe('are read', () => {
    it('from this machine only, and not by what a proxy hands on', async () => {
      const server = await startTestServer(database());
      const from = async (address: string, headers = {}) =>
        (await server.call('/metrics', { from: address, headers })).status;
      for (const address of [here, '::1', '::ffff:127.0.0.1']) expect(await from(address)).toBe(200);
      for (const address of ['10.0.0.1', '::ffff:10.0.0.1', '127.0.0.1.example']) {
        expect(await from(address)).toBe(401);
      }
      for (const mark of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-host']) {
        expect(await from(here, { [mark]: here })).toBe(401);
      }
    });

    it('from anywhere with the token, where one is set, and from nowhere without', async () => {
      const METRICS_TOKEN = 'a-token-of-an-operator';
      const server = await startTestServer(database(), { environment: { METRICS_TOKEN } });
      const read = async (token?: string) =>
        (await server.call('/metrics', { from: here, ...(token && { token }) })).status;
      expect(await read(METRICS_TOKEN)).toBe(200);
      expect(await read(`${METRICS_TOKEN}s`)).toBe(401);
      expect(await read()).toBe(401);
    });
  });
});

describeOnBothDatabases('the log', (database) => {
  it('tells of what a call did, wherever in the code, under the id that its answer carries', async () => {
    const server = await startTestServer(database());
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    server.app.addHook('onRequest', async ({ socket }) => {
      if (socket.remoteAddress === here) begin();
    });
    const person = await registered(server);
    server.pass(3600);
    // over a real connection, on which the body comes after the call has begun
    const address = await server.app.listen({ host: here, port: 0 });
    const sending = request(`${address}/api/auth/send-verification-code`, {
      method: 'POST',
      headers: { 'x-api-key': server.services.settings.appKey, 'content-type': 'application/json' },
    });
    sending.flushHeaders();
    await begun;
    sending.end(JSON.stringify({ email: person.email }));
    const [again] = (await once(sending, 'response')) as [IncomingMessage];
    again.resume();
    const line = server.log.findLast((entry) => entry.includes('an SMS is in the outbox'))!;
    expect(JSON.parse(line).reqId).toBe(again.headers['x-request-id']);
  });

  it('tells of what a job did under its run', async () => {
    const server = await startTestServer(database());
    const { log } = server.services;
    await log.during({ run: 'one' }, async () => {
      await Promise.resolve();
      server.services.alert('look here');
    });
    server.services.alert('and here');
    const [inside, outside] = server.log.filter((entry) => /look here|and here/.test(entry));
    expect(JSON.parse(inside!)).toMatchObject({ run: 'one', msg: 'look here' });
    expect(JSON.parse(outside!)).not.toHaveProperty('run');
  });
});
