import { createHash } from 'node:crypto';
import type { Database } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newPersonAbroad, somebodyAbroad } from '../testing/abroad.ts';
import { expertSignedIn } from '../testing/experts.ts';
import { newPerson, verified } from '../testing/people.ts';
import { somebodySignedIn } from '../testing/personal.ts';
import { smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';

/** Every row of every table of every schema of ours, as text. */
async function everythingStored({ kysely }: Database): Promise<string> {
  const tables = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    kysely,
  );
  const texts: string[] = [];
  for (const { schema, name } of tables.rows) {
    const table = sql.id(schema, name);
    const { rows } = await sql<{ row: string }>`select kept::text as row from ${table} kept`.execute(kysely);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

describeOnBothDatabases('a deleted account', (database) => {
  it('has its estimate under way refused as a call of nobody', async () => {
    const server = await startTestServer(database(), { market: smallMarket() });
    const { estimate, erase, person } = await somebodySignedIn(server);
    server.services.awaitMarket = async () => {
      expect(await erase({ password: person.password })).toMatchObject({ status: 200 });
    };
    expect(await estimate()).toMatchObject({ status: 401, body: { error: 'Invalid or expired token' } });
    expect(server.log.join('')).not.toContain('unexpected error');
  });

  it('leaves nothing personal in any table', async () => {
    const server = await startTestServer(database(), { market: smallMarket() });
    const bystander = await somebodySignedIn(server);
    await bystander.estimate();
    const person = { ...newPerson(), full_name: 'Zoubeïda Inoubliable' };
    await server.post('/api/auth/register', person);
    await server.post('/api/auth/send-verification-code', { email: person.email });
    const code = /\d{6}/.exec((await server.messagesTo(person.phone))[0]!.text)![0];
    await server.post('/api/auth/verify-phone', { email: person.email, code });
    const leaving = await somebodySignedIn(server, person);
    const { id } = (await leaving.profile()).user;
    const { phone: unproved } = newPerson();
    const { phone: current } = newPerson();
    await leaving.changePhone(current);
    await leaving.sendCode();
    await leaving.prove(current);
    server.pass(180);
    await leaving.changePhone(unproved);
    await leaving.sendCode();
    await server.post('/api/auth/login', { ...person, password: 'not this one' });
    const estimated = await leaving.estimate({ localisation: 'Rue Introuvable' });
    const { id: estimationId } = estimated.body.data;
    const outcome = `/api/user/estimations/${estimationId}/outcome`;
    await server.call(outcome, {
      token: leaving.token,
      method: 'PUT',
      body: { kind: 'sold', price: 314_159_265, month: '2026-01' },
    });
    const proof = Buffer.from('%PDF-Ineffaçable');
    await server.call(`${outcome}/proof`, {
      token: leaving.token,
      method: 'PUT',
      body: proof,
      headers: { 'content-type': 'application/pdf' },
    });
    const shared = await server.post(
      `/api/user/estimations/${estimationId}/shares`,
      {},
      { token: leaving.token },
    );
    const requested = await leaving.requestExpert({
      localisation: 'Rue Introuvable',
      message: 'Message Ineffaçable',
    });
    const expert = await expertSignedIn(server, database());
    await expert.note(requested.body.data.id, { kind: 'call', outcome: 'reached', text: 'Note Ineffaçable' });
    await leaving.ask('limitation', 'Je suis Zoubeïda Inoubliable.');
    await server.call(`/api/user/estimations/${estimated.body.data.id}/report.pdf`, { token: leaving.token });
    const [report] = (await leaving.exported()).body.data.estimations[0].reports;
    await server.call('/api/auth/session', { token: leaving.token });
    await server.post('/api/auth/forgot-password', { email: person.email });
    await server.post(
      '/api/estimation/preview',
      { type: 'villa', location: { lat: 36, lng: 10 }, details: { surface: 100 } },
      { token: leaving.token },
    );

    const traces = [
      id,
      person.email,
      person.phone,
      person.phone.slice(4),
      current.slice(4),
      'Inoubliable',
      'Rue Introuvable',
      'Message Ineffaçable',
      'Note Ineffaçable',
      '314159265',
      createHash('sha256').update(proof).digest('hex'),
      estimationId,
      shared.body.data.id,
      requested.body.data.id,
      report.number.replaceAll('-', ''),
    ];
    const before = await everythingStored(database());
    expect(traces.filter((trace) => !before.includes(trace))).toEqual([]);
    expect(before).toMatch(new RegExp(`privacy requests ${id}`));

    expect(await leaving.erase({ password: person.password })).toMatchObject({ status: 200 });
    const after = await everythingStored(database());
    expect(traces.filter((trace) => after.includes(trace))).toEqual([]);
    expect(after).not.toContain(unproved.slice(4));
    expect(after).toContain(bystander.person.email);
    expect((await bystander.exported()).body.data.estimations).toHaveLength(1);

    expect((await server.call('/api/user/profile', { token: leaving.token })).status).toBe(401);
    expect((await server.post('/api/auth/login', person)).status).toBe(401);
    expect((await server.post('/api/auth/register', person)).status).toBe(201);
  });

  it('leaves its counts to the next account of the same phone, for their day', async () => {
    const server = await startTestServer(database(), { market: smallMarket() });
    const person = newPerson();
    const changeEmail = async (owner: Awaited<ReturnType<typeof somebodySignedIn>>) =>
      (await owner.change({ email: newPerson().email, password: person.password })).status;
    const first = await somebodySignedIn(server, await verified(server, person));
    for (let change = 1; change <= 3; change += 1) expect(await changeEmail(first)).toBe(200);
    for (let call = 1; call <= 9; call += 1) expect((await first.ask('objection')).status).toBe(201);
    expect((await first.erase({ password: person.password })).status).toBe(200);

    server.pass(180);
    const second = await somebodySignedIn(server, await verified(server, person));
    expect(await changeEmail(second)).toBe(429);
    expect((await second.ask('objection')).status).toBe(201);
    expect((await second.ask('objection')).status).toBe(429);
    const stranger = await somebodySignedIn(server);
    expect((await stranger.ask('objection')).status).toBe(201);
    // the session goes on, the count is over
    server.pass(24 * 3600 - 100);
    expect(await changeEmail(second)).toBe(200);
  });

  it('leaves its counts to whoever takes its phone over, former ones among them', async () => {
    const server = await startTestServer(database());
    const first = await somebodySignedIn(server);
    const { phone: later } = newPerson();
    for (let call = 1; call <= 10; call += 1) await first.ask('objection');
    await first.changePhone(later);
    await first.sendCode();
    expect((await first.prove(later)).status).toBe(200);
    expect((await first.erase({ password: first.person.password })).status).toBe(200);
    server.pass(180);
    for (const phone of [first.person.phone, later]) {
      const next = await somebodySignedIn(server, await verified(server, { ...newPerson(), phone }));
      expect((await next.ask('objection')).status).toBe(429);
    }
  });

  it('does not let its phone have more than five codes an hour, however often it is opened and deleted', async () => {
    const server = await startTestServer(database());
    const person = newPerson();
    for (let opened = 1; opened <= 5; opened += 1) {
      const owner = await somebodySignedIn(server, await verified(server, person));
      expect((await owner.erase({ password: person.password })).status).toBe(200);
    }
    await server.post('/api/auth/register', person);
    const { status } = await server.post('/api/auth/send-verification-code', { email: person.email });
    expect(status).toBe(429);
    expect(await server.messagesTo(person.phone)).toHaveLength(5);
  });

  it('abroad leaves its counts to the next account of the same mailbox', async () => {
    const server = await startTestServer(database());
    const person = newPersonAbroad();
    const ask = ({ token }: { token: string }) =>
      server.post('/api/user/privacy-requests', { kind: 'objection', message: 'Non.' }, { token });
    const first = await somebodyAbroad(server, person);
    for (let call = 1; call <= 10; call += 1) expect((await ask(first)).status).toBe(201);
    const { token } = first;
    const erased = await server.call('/api/user/profile', { token, method: 'DELETE', body: person });
    expect(erased.status).toBe(200);
    server.pass(180);
    expect((await ask(await somebodyAbroad(server, person))).status).toBe(429);
  });

  it('was deleted by whoever knows its password', async () => {
    const server = await startTestServer(database());
    const { erase, profile, person } = await somebodySignedIn(server);
    expect(await erase({})).toMatchObject({ status: 400, body: { error: 'Password is required' } });
    expect(await erase({ password: 'not-this-one' })).toMatchObject({
      status: 400,
      body: { error: 'Wrong password' },
    });
    expect((await server.call('/api/user/profile', { method: 'DELETE', body: person })).status).toBe(401);
    expect((await profile()).user.email).toBe(person.email);
  });

  it('needs a body to be deleted', async () => {
    const server = await startTestServer(database());
    const { token } = await somebodySignedIn(server);
    expect(await server.call('/api/user/profile', { method: 'DELETE', token })).toMatchObject({
      status: 400,
      body: { error: 'Password is required' },
    });
  });

  it("deleting an expert's account leaves to others what the expert did", async () => {
    const server = await startTestServer(database(), { market: smallMarket() });
    const owner = await somebodySignedIn(server);
    const { id } = (await owner.requestExpert()).body.data;
    const expert = await somebodySignedIn(server);
    const expertId = (await expert.profile()).user.id;
    const { kysely } = database();
    await kysely.updateTable('manual_requests').set({ assigned_to: expertId }).where('id', '=', id).execute();
    expect((await expert.erase({ password: expert.person.password })).status).toBe(200);
    expect((await owner.exported()).body.data.manualRequests).toMatchObject([{ id }]);
  });
});
