import { exportSchema } from '@soumdar/contract';
import { changeStoredAnswer, describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { expertSignedIn } from '../testing/experts.ts';
import { somebodySignedIn } from '../testing/personal.ts';
import { smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';

describeOnBothDatabases('the download of one’s data', (database) => {
  it('holds all of one’s own, under the date of the day', async () => {
    const server = await startTestServer(database(), { market: smallMarket() });
    const { person, exported, estimate, requestExpert, ask, change } = await somebodySignedIn(server);
    server.pass(60);
    await estimate();
    server.pass(60);
    await estimate({ details: { surface: 140 } });
    const { id } = (await requestExpert({ localisation: 'La Marsa', message: 'Vue sur mer' })).body.data;
    await ask('objection', 'Pas de prospection.');
    await change({ phone: '+21629000111', password: person.password, smsNotices: false });
    const expert = await expertSignedIn(server, database());
    await expert.move(id, { action: 'cancel', revision: 0, reason: 'Bien hors de Tunisie' });

    const answer = await exported();
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="soumdar-mes-donnees-2026-03-02.json"',
    );
    const data = exportSchema.parse(answer.body.data);
    const { email, full_name, phone } = person;
    expect(answer.text).not.toContain(expert.id);
    expect(data).toMatchObject({
      account: { user: { email, full_name, phone }, pendingPhone: '+21629000111', smsNotices: false },
      consents: [{ purpose: 'offers' }, { purpose: 'privacy_policy' }],
      estimations: [
        {
          details: { surface: 140 },
          answers: { is_owner: true, intended_action: 'vendre' },
          requestKey: null,
        },
        { details: { surface: 100 }, result: { netPrice: expect.any(Number) } },
      ],
      manualRequests: [
        {
          localisation: 'La Marsa',
          message: 'Vue sur mer',
          due_at: expect.stringMatching(/^2026-03-03T/),
          answers: { intended_action: 'vendre' },
          notes: [],
          cancelReason: 'Bien hors de Tunisie',
          requestKey: null,
          history: [{ movedAt: expect.any(String), fromStatus: 'pending', toStatus: 'cancelled' }],
        },
      ],
      notifications: [{ notice: 'request_cancelled', channel: 'sms', status: 'queued' }],
      sessions: [{ createdAt: expect.any(String) }],
      privacyRequests: [{ kind: 'objection', message: 'Pas de prospection.', answeredAt: null }],
    });
  });

  it('marks the figures that no screen shows', async () => {
    const server = await startTestServer(database(), { market: smallMarket() });
    const { estimate, exported } = await somebodySignedIn(server);
    const { id } = (await estimate()).body.data;
    const confidence = { vente: { score: 33, level: 'Faible' }, location: { score: 70, level: 'Fiable' } };
    await changeStoredAnswer(database(), id, { confidence });
    expect((await exported()).body.data.estimations).toMatchObject([
      {
        result: { netPrice: expect.any(Number), monthlyRent: expect.any(Number) },
        confidence: { ...confidence, vente: { ...confidence.vente, mark: 'non fiable' } },
      },
    ]);
  });

  it('holds nothing of anybody else, and no secret', async () => {
    const server = await startTestServer(database(), { market: smallMarket() });
    await expertSignedIn(server, database());
    const other = await somebodySignedIn(server);
    await other.estimate({ localisation: 'Sousse' });
    await other.requestExpert({ localisation: 'Sousse' });
    await other.ask('objection', 'Sousse');
    const { exported, person, token } = await somebodySignedIn(server);
    const { text, body } = await exported();
    expect(body.data.notifications).toEqual([]);
    const { email, phone } = other.person;
    for (const value of [email, phone, 'Sousse', person.password, token, 'argon2id', 'hash']) {
      expect(text).not.toContain(value);
    }
  });

  it('takes a session', async () => {
    const server = await startTestServer(database());
    expect((await server.call('/api/user/export')).status).toBe(401);
  });
});
