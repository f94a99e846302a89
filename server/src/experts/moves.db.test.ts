import { randomUUID } from 'node:crypto';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { expertSignedIn, type SignedInExpert } from '../testing/experts.ts';
import { somebodySignedIn } from '../testing/personal.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const completion = { action: 'complete', finalPrice: 850_000, comments: 'Belle vue.' };
const cancellation = { action: 'cancel', reason: 'Injoignable après trois appels' };

describeOnBothDatabases('a move of a request', (database) => {
  let server: TestServer;
  let owner: Awaited<ReturnType<typeof somebodySignedIn>>;
  let [amel, badr]: SignedInExpert[] = [];
  let id: string;
  beforeEach(async () => {
    server = await startTestServer(database());
    owner = await somebodySignedIn(server);
    amel = await expertSignedIn(server, database());
    badr = await expertSignedIn(server, database());
    id = (await owner.requestExpert()).body.data.id;
  });

  /** One after the other, each with the revision it leads from. */
  async function moves(expert: SignedInExpert, ...bodies: object[]) {
    const { request } = (await expert.get(`requests/${id}`)).body.data;
    let revision: number = request.revision;
    for (const body of bodies) {
      expect(await expert.move(id, { ...body, revision })).toMatchObject({ status: 200 });
      revision += 1;
    }
    return revision;
  }
  const ownRecord = async () =>
    (await server.call('/api/manual-estimation', { token: owner.token })).body.data.estimations[0];
  const noticesAbout = (request: string) =>
    database()
      .kysely.selectFrom('notifications')
      .select(['notice', 'account_id'])
      .where('manual_request_id', '=', request)
      .execute();

  it('is of the property of somebody else', async () => {
    const { kysely } = database();
    await kysely.updateTable('manual_requests').set({ account_id: amel!.id }).where('id', '=', id).execute();
    expect(await amel!.move(id, { action: 'start', revision: 0 })).toMatchObject({ status: 409 });
    expect(await badr!.move(id, { action: 'start', revision: 0 })).toMatchObject({ status: 200 });
  });

  it('takes it, starts it and completes it; its owner is told and sees what was written', async () => {
    expect(await amel!.move(id, { action: 'take', revision: 0 })).toMatchObject({
      status: 200,
      body: {
        data: {
          request: {
            status: 'pending',
            revision: 1,
            assignedTo: { id: amel!.id, fullName: amel!.person.full_name },
            closedAt: null,
          },
        },
      },
    });
    server.pass(3600);
    expect((await amel!.move(id, { action: 'start', revision: 1 })).body.data.request.status).toBe(
      'in_progress',
    );
    server.pass(3600);
    const completed = (await amel!.move(id, { ...completion, revision: 2 })).body.data.request;
    expect(completed).toMatchObject({
      status: 'completed',
      finalPrice: 850_000,
      comments: 'Belle vue.',
      cancelReason: null,
    });
    expect(Date.parse(completed.closedAt) - Date.parse(completed.createdAt)).toBe(7_200_000);

    expect(await ownRecord()).toMatchObject({
      id,
      status: 'completed',
      manual_result: 850_000,
      additional_comments: 'Belle vue.',
    });
    expect(await noticesAbout(id)).toContainEqual(expect.objectContaining({ notice: 'request_completed' }));
  });

  it('completes it with a range and a rent, which its owner sees', async () => {
    const answer = { finalRent: 2600, rangeLow: 800_000, rangeHigh: 900_000 };
    await moves(amel!, { action: 'start' }, { ...completion, ...answer });
    expect((await amel!.get(`requests/${id}`)).body.data.request).toMatchObject(answer);
    expect(await ownRecord()).toMatchObject({ rent_result: 2600, result_low: 800_000, result_high: 900_000 });
  });

  it.each([
    { rangeLow: 800_000 },
    { rangeHigh: 900_000 },
    { rangeLow: 850_001, rangeHigh: 900_000 },
    { rangeLow: 800_000, rangeHigh: 849_999 },
    { finalRent: 0 },
    { finalRent: 0.5 },
  ])('is refused with %j', async (answer) => {
    await moves(amel!, { action: 'start' });
    expect(await amel!.move(id, { ...completion, ...answer, revision: 1 })).toMatchObject({
      status: 400,
      body: { error: 'Validation failed' },
    });
  });

  it('is kept with who did it, when, from what to what', async () => {
    await moves(amel!, { action: 'take' });
    await moves(badr!, { action: 'take' }, { action: 'start' }, cancellation);
    const { request } = (await amel!.get(`requests/${id}`)).body.data;
    const by = ({ id: accountId, person }: SignedInExpert) => ({ id: accountId, fullName: person.full_name });
    expect(request.history).toEqual([
      step(1, 'take', 'pending', 'pending', by(amel!)),
      step(2, 'take', 'pending', 'pending', by(badr!)),
      step(3, 'start', 'pending', 'in_progress', by(badr!)),
      step(4, 'cancel', 'in_progress', 'cancelled', by(badr!), cancellation.reason),
    ]);
    expect(request.cancelReason).toBe(cancellation.reason);
    expect(await ownRecord()).toMatchObject({
      status: 'cancelled',
      manual_result: null,
      additional_comments: cancellation.reason,
    });
    expect(await noticesAbout(id)).toContainEqual(expect.objectContaining({ notice: 'request_cancelled' }));
  });

  function step(
    revision: number,
    action: string,
    fromStatus: string,
    toStatus: string,
    by: object,
    note?: string,
  ) {
    const movedAt = expect.stringMatching(/^2026-03-02T/);
    return { revision, movedAt, action, fromStatus, toStatus, by, note: note ?? null, replaced: null };
  }

  it('is refused with the request as it is now when somebody moved it meanwhile', async () => {
    await moves(amel!, { action: 'take' });
    for (const revision of [0, 2]) {
      expect(await badr!.move(id, { action: 'take', revision })).toMatchObject({
        status: 409,
        body: {
          error: 'Request changed meanwhile',
          code: 'request_changed',
          data: { request: { id, revision: 1, assignedTo: { id: amel!.id } } },
        },
      });
    }
  });

  it('succeeds for one of two experts at once', async () => {
    const held = await holdUntilBothWait();
    const moved = Promise.all(
      [amel!, badr!].map((expert) => expert.move(id, { action: 'start', revision: 0 })),
    );
    await held.letGo();
    const answers = await moved;
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = [amel!, badr!][answers.findIndex(({ status }) => status === 200)];
    const loser = answers.find(({ status }) => status === 409)!;
    expect(loser.body.data.request).toMatchObject({ revision: 1, assignedTo: { id: winner!.id } });
    const { request } = (await amel!.get(`requests/${id}`)).body.data;
    expect(request.history).toHaveLength(1);
  });

  /**
   * Has the transactions of two moves meet on PostgreSQL; the embedded database has them take turns anyway.
   */
  async function holdUntilBothWait() {
    if (database().kind === 'embedded') return { letGo: async () => {} };
    const trx = await database().kysely.startTransaction().execute();
    await trx.selectFrom('manual_requests').select('id').where('id', '=', id).forUpdate().execute();
    const waiting = async () => {
      const { rows } = await sql<{ count: number }>`select count(*) from pg_locks where not granted`.execute(
        trx,
      );
      return rows[0]!.count;
    };
    return {
      letGo: async () => {
        await expect.poll(waiting).toBe(2);
        await trx.commit().execute();
      },
    };
  }

  it('is refused when it is not one of those allowed', async () => {
    const revision = await moves(amel!, { action: 'start' }, completion);
    expect(await amel!.move(id, { action: 'take', revision })).toMatchObject({
      status: 409,
      body: { error: 'Move not allowed', code: 'move_not_allowed', data: { request: { id, revision } } },
    });
  });

  it('with a colleague’s request has to begin with taking it over', async () => {
    await moves(amel!, { action: 'start' });
    expect((await badr!.move(id, { ...completion, revision: 1 })).status).toBe(409);
    await moves(badr!, { action: 'take' }, completion);
    // its answer may be corrected in the absence of who gave it
    await moves(amel!, { ...completion, action: 'correct', finalPrice: 900_000 });
    const { request } = (await badr!.get(`requests/${id}`)).body.data;
    expect(request).toMatchObject({ assignedTo: { id: amel!.id }, finalPrice: 900_000 });
  });

  it('that does not exist is answered "Not found"', async () => {
    expect((await amel!.move(randomUUID(), { action: 'take', revision: 0 })).status).toBe(404);
    expect((await amel!.get(`requests/${randomUUID()}`)).status).toBe(404);
  });

  it('outlives the account of the expert', async () => {
    await moves(amel!, { action: 'start' });
    await database().kysely.deleteFrom('accounts').where('id', '=', amel!.id).execute();
    const { request } = (await badr!.get(`requests/${id}`)).body.data;
    expect(request).toMatchObject({ assignedTo: null, history: [{ action: 'start', by: null }] });
    await moves(badr!, completion);
  });
});
