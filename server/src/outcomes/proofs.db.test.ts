import { connect, type AddressInfo } from 'node:net';
import { exportSchema } from '@soumdar/contract';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eraseExpired } from '../retention/erase-expired.ts';
import { digestOf, png, sold, statingOwner, statingToExpert } from '../testing/outcomes.ts';
import { somebodySignedIn } from '../testing/personal.ts';

const mebibyte = 1024 * 1024;
const daySeconds = 24 * 3600;

describeOnBothDatabases('a signed price with a proof', (database) => {
  const scene = () => statingOwner(database());
  const withExpert = () => statingToExpert(database());

  const storedProofs = (accountOf: string) =>
    database().kysely.selectFrom('proofs').selectAll().where('estimation_id', '=', accountOf).execute();

  it('is proved by an expert who downloads the proof as opaque bytes, which are then erased', async () => {
    const { server, state, prove, record, judge, proofs, expert, id } = await withExpert();
    const file = png('a contract');
    await state();
    const sent = await prove(file);
    const until = new Date(server.services.clock().getTime() + 90 * daySeconds * 1000).toISOString();
    expect(sent).toMatchObject({ status: 200, body: { data: { outcome: { proof: { until } } } } });
    const [stored] = await storedProofs(id);
    expect(stored!.sealed.includes('a contract')).toBe(false);
    expect((await proofs()).find((one: { id: string }) => one.id === id)).toMatchObject({
      ...sold,
      digest: digestOf(file),
      until,
      contentType: 'image/png',
      bytes: file.length,
      propertyType: 'apartment',
      surface: 100,
      result: { netPrice: expect.any(Number) },
    });
    const download = await expert.get(`proofs/${id}`);
    expect(download.text).toContain('a contract');
    expect(download.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(server.log.join('')).toContain('an expert downloads a proof');
    expect((await judge('proved', file)).status).toBe(200);
    expect((await record()).outcome).toMatchObject({ state: 'proved', proof: null });
    expect(await storedProofs(id)).toEqual([]);
    expect((await expert.get(`proofs/${id}`)).status).toBe(404);
    expect(await judge('refused', file)).toMatchObject({ status: 409, body: { error: 'Already answered' } });
  });

  it('keeps its state and proof under another channel, and loses them under another price', async () => {
    const { state, prove, record, judge, proofs, id } = await withExpert();
    const file = png();
    await state();
    await prove(file);
    await judge('proved', file);
    await state({ ...sold, through: 'self', keepAnonymously: true });
    expect((await record()).outcome).toMatchObject({
      state: 'proved',
      through: 'self',
      keepAnonymously: true,
    });
    await state({ ...sold, price: 318_000 });
    expect((await record()).outcome).toMatchObject({ state: 'stated', price: 318_000 });
    await prove(file);
    await state({ ...sold, month: '2026-01' });
    expect((await record()).outcome.proof).toBeNull();
    expect((await proofs()).filter((one: { id: string }) => one.id === id)).toEqual([]);
    expect(await judge('proved', file)).toMatchObject({
      status: 409,
      body: { error: 'Proof changed meanwhile' },
    });
  });

  it('is never judged by a proof that the expert did not read', async () => {
    const { state, prove, record, judge } = await withExpert();
    await state();
    await prove(png('old'));
    const [replaced, judged] = await Promise.all([prove(png('new')), judge('proved', png('old'))]);
    expect(replaced.status).toBe(200);
    // the verdict came first, or too late: the new proof waits in any case
    expect([200, 409]).toContain(judged.status);
    expect((await record()).outcome).toMatchObject({
      state: 'stated',
      proof: { sentAt: expect.any(String) },
    });
    expect(await judge('proved', png('old'))).toMatchObject({ status: 409 });
    expect((await judge('refused', png('new'))).status).toBe(200);
    expect((await record()).outcome).toMatchObject({ state: 'refused', proof: null });
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 'image/png', 415],
    ['a page as PDF', '<html>', 'application/pdf', 415],
    ['a page under its name', '<html>', 'text/html', 415],
    ['JSON', '{}', 'application/json', 415],
    ['nothing', '', 'application/pdf', 415],
    ['six megabytes', Buffer.concat([png(), Buffer.alloc(6 * mebibyte)]), 'image/png', 413],
    ['five megabytes and a byte', Buffer.concat([png(), Buffer.alloc(5 * mebibyte - 7)]), 'image/png', 413],
  ])('takes no proof from %s', async (_what, file, type, status) => {
    const { state, prove, id } = await scene();
    await state();
    expect((await prove(file, id, type)).status).toBe(status);
    expect(await storedProofs(id)).toEqual([]);
    expect((await prove(png(), id, 'application/pdf')).status).toBe(200);
  });

  it.each([
    ['application/pdf', Buffer.from('%PDF-1.7')],
    ['image/jpeg', Buffer.from('ffd8ffe0', 'hex')],
    ['image/png', Buffer.concat([png(), Buffer.alloc(5 * mebibyte - 8)])],
  ])('takes a proof of %s', async (type, file) => {
    const { state, prove, id } = await scene();
    await state({ kind: 'let', price: 1250, month: '2026-03' });
    expect((await prove(file, id, type)).status).toBe(200);
    expect(await storedProofs(id)).toMatchObject([{ content_type: type, bytes: file.length }]);
  });

  it('has none before a price is stated, nor off the market', async () => {
    const { state, prove } = await scene();
    const none = { status: 409, body: { error: 'No signed price stated' } };
    expect(await prove()).toMatchObject(none);
    await state({ kind: 'withdrawn' });
    expect(await prove()).toMatchObject(none);
  });

  it('has three proofs an account that wait, and three sent a day', async () => {
    const { server, estimate, state, prove, erase } = await scene();
    const ids: string[] = [];
    for (const surface of [110, 120, 130, 140]) {
      const id = await estimate({ details: { surface } });
      await state(sold, id);
      ids.push(id);
    }
    const many = { status: 409, body: { error: 'Too many proofs' } };
    const statuses = async (of: string[]) => {
      const all: number[] = [];
      for (const id of of) all.push((await prove(png(), id)).status);
      return all;
    };
    expect(await statuses(ids.slice(0, 3))).toEqual([200, 200, 200]);
    expect(await prove(png(), ids[0])).toMatchObject(many);
    server.pass(daySeconds + 1);
    expect(await prove(png(), ids[3])).toMatchObject(many);
    expect((await prove(png(), ids[0])).status).toBe(200);
    await erase(ids[0]);
    expect((await prove(png(), ids[3])).status).toBe(200);
  });

  it('has no proof taken while four hundred wait, of whatever accounts', async () => {
    const { server, token, path, state } = await scene();
    await state();
    const prove = () =>
      server.call(`${path()}/proof`, {
        token,
        method: 'PUT',
        body: png(),
        headers: { 'content-type': 'image/png' },
        isSentOnce: true,
      });
    const db = database().kysely;
    const other = '00000000-0000-4000-8000-000000000001';
    await sql`insert into accounts (id, email, full_name, password_hash, created_at)
      values (${other}, 'autre@exemple.tn', '', '', now())`.execute(db);
    await sql`insert into estimations (id, account_id, created_at, property_type, lat, lng, localisation, answers, details, result)
      select gen_random_uuid(), ${other}, now(), 'land', 36.8, 10.1, '', '{}', '{}', '{}' from generate_series(1, 400)`.execute(
      db,
    );
    await sql`insert into outcomes (account_id, estimation_id, kind, price, month, stated_at)
      select account_id, id, 'sold', 1, '2026-02', now() from estimations where account_id = ${other}`.execute(
      db,
    );
    await sql`insert into proofs (account_id, estimation_id, content_type, bytes, sealed, sent_at)
      select account_id, id, 'image/png', 1, '', now() from estimations where account_id = ${other}`.execute(
      db,
    );
    expect((await prove()).status).toBe(503);
    expect(server.log.join('')).toContain('400 proofs of signed prices wait');
    await sql`delete from accounts where id = ${other}`.execute(db);
    expect((await prove()).status).toBe(200);
  });

  it('is not judged with the same file for another price', async () => {
    const { server, id, state, erase, prove, judge, proofs } = await withExpert();
    await state();
    await prove();
    const read = (await proofs()).find((proof: { id: string }) => proof.id === id);
    server.pass(60);
    await state({ ...sold, price: sold.price + 100_000 });
    await prove();
    expect(await judge('proved', png(), id, read)).toMatchObject({
      status: 409,
      body: { error: 'Proof changed meanwhile' },
    });
    await erase();
  });

  it('is read and judged by no expert of their own property, nor where data may not be used', async () => {
    const { server, token, id, state, prove, judge, proofs } = await withExpert();
    await state();
    await prove();
    const waiting = async () => (await proofs()).find((proof: { id: string }) => proof.id === id);
    const read = await waiting();
    const { kysely } = database();
    const set = (change: object) =>
      kysely
        .updateTable('accounts')
        .set(change)
        .where('id', 'in', kysely.selectFrom('estimations').select('account_id').where('id', '=', id))
        .execute();
    await set({ limited_since: new Date() });
    expect(await waiting()).toBeUndefined();
    expect((await judge('proved', png(), id, read)).status).toBe(404);
    await set({ limited_since: null, role: 'expert' });
    const { digest, sentAt } = read;
    const own = [
      await server.call(`/api/experts/proofs/${id}`, { token }),
      await server.post(
        `/api/experts/proofs/${id}/verdict`,
        { verdict: 'proved', digest, sentAt },
        { token },
      ),
    ];
    expect(own.map(({ status }) => status)).toEqual([404, 404]);
    expect((await judge('proved', png(), id, read)).status).toBe(200);
  });

  it('is read by experts alone', async () => {
    const { server, token, id } = await scene();
    const body = { verdict: 'proved', digest: digestOf(png()), sentAt: new Date(0).toISOString() };
    const calls = [
      server.call('/api/experts/proofs', { token }),
      server.call(`/api/experts/proofs/${id}`, { token }),
      server.post(`/api/experts/proofs/${id}/verdict`, body, { token }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it('has a proof that no expert judged erased after 90 days; its digest stays', async () => {
    const { server, state, prove, owner, id } = await scene();
    await state();
    await prove();
    const after = (days: number) => new Date(server.services.clock().getTime() + days * daySeconds * 1000);
    await eraseExpired(database(), after(90), { dryRun: false });
    expect(await storedProofs(id)).toHaveLength(1);
    const report = await eraseExpired(database(), after(90.1), { dryRun: false });
    expect(report.dated.proofs).toBe(1);
    // sessions were erased too
    const { exported } = await somebodySignedIn(server, owner.person);
    const { estimations } = exportSchema.parse((await exported()).body.data);
    const left = { ...sold, state: 'stated', proof: null, proofDigest: digestOf(png()), decidedAt: null };
    expect(estimations[0]!.outcome).toMatchObject(left);
  });

  it('is held up by no call that hung up', async () => {
    const { server, token, path, state } = await scene();
    await state();
    const { app } = server;
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const head = [
      `PUT ${path()}/proof HTTP/1.1`,
      'host: 127.0.0.1',
      `authorization: Bearer ${token}`,
      'x-api-key: estimation-web',
      'content-type: application/pdf',
      'content-length: 1000',
    ];
    app.server.once('request', (request) => request.socket.destroy());
    const closed = new Promise((resolve) => socket.on('error', () => {}).once('close', resolve));
    socket.write(`${head.join('\r\n')}\r\n\r\n%PDF-`);
    await closed;
    const headers = { 'content-type': 'application/pdf' };
    const send = () =>
      server.call(`${path()}/proof`, { token, method: 'PUT', body: '<html>', headers, isSentOnce: true });
    // longer than the call needs to find its session
    for (let times = 0; times < 30; times += 1) expect((await send()).status).toBe(415);
  });
});
