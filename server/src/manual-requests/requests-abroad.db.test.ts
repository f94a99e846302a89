import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { sendDueEmails } from '../email/send-due-emails.ts';
import { sendDueNotifications } from '../notifications/send-due.ts';
import { somebodyAbroad } from '../testing/abroad.ts';
import { expertSignedIn } from '../testing/experts.ts';
import { ownedFlat } from '../testing/personal.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const requested = { ...ownedFlat, preferred_contact_method: 'phone', preferred_contact_time: 'evening' };
const send = (server: TestServer, token: string, change: object = {}) =>
  server.post('/api/manual-estimation', { ...requested, ...change }, { token });

describeOnBothDatabases('a request from abroad', (database) => {
  it('tells experts the number and the time zone to call in, its slot staying one of Tunis', async () => {
    const server = await startTestServer(database());
    const { person, token } = await somebodyAbroad(server);
    const zone = 'America/Argentina/Buenos_Aires';
    const { id } = (await send(server, token, { time_zone: zone })).body.data;
    const expert = await expertSignedIn(server, database());
    const { request } = (await expert.get(`requests/${id}`)).body.data;
    expect(request).toMatchObject({
      contact: { phone: person.phone, email: person.email },
      preferredContactTime: 'evening',
      timeZone: zone,
    });
    const found = await expert.get(`requests?q=${encodeURIComponent('0033 6 12 34 56')}`);
    const ids = found.body.data.requests.map((one: { id: string }) => one.id);
    expect(ids).toContain(id);
    const csv = (await expert.get('requests.csv')).text;
    expect(csv).toContain('"00 33612345678"');
    expect(csv).toContain(`"${zone}"`);

    const [mine] = (await server.call('/api/manual-estimation', { token })).body.data.estimations;
    expect(mine).toMatchObject({ id, time_zone: zone, preferred_contact_time: 'evening' });
    const { data } = (await server.call('/api/user/export', { token })).body;
    expect(data.manualRequests[0]).toMatchObject({ time_zone: zone });
  });

  it.each(['not a zone', 'Mars/Olympus', 'Europe/Paris; drop', '../etc', 'x'.repeat(65), '+01:00'])(
    'is refused a time zone "%s"',
    async (zone) => {
      const server = await startTestServer(database());
      const { token } = await somebodyAbroad(server);
      expect(await send(server, token, { time_zone: zone })).toMatchObject({
        status: 400,
        body: { error: 'Validation failed', details: [{ field: 'time_zone' }] },
      });
    },
  );

  it('is answered with an email that says nothing of it, and never an SMS', async () => {
    const server = await startTestServer(database(), {
      environment: { PUBLIC_URL: 'https://soumdar.example' },
    });
    const { person, token } = await somebodyAbroad(server);
    const expert = await expertSignedIn(server, database());
    const complete = async () => {
      const { id } = (await send(server, token)).body.data;
      await expert.move(id, { action: 'start', revision: 0 });
      const moved = await expert.move(id, { action: 'complete', revision: 1, finalPrice: 250_000 });
      expect(moved.status).toBe(200);
      await sendDueNotifications(server.services);
      await sendDueEmails(server.services);
    };
    await complete();
    const [email, ...before] = await server.emailsTo(person.email);
    expect(email!.subject).toBe('Votre estimation manuelle est prête');
    expect(email!.text).toContain('https://soumdar.example/dashboard?tab=manual');
    expect(email!.text).not.toMatch(/250|Lac|désinscription/);
    expect(await server.messagesTo(person.phone)).toEqual([]);
    const { data } = (await server.call('/api/user/export', { token })).body;
    expect(data.emails).toMatchObject([{ kind: 'request_completed', status: 'sent' }]);

    const body = { smsNotices: false };
    await server.call('/api/user/profile', { token, method: 'PATCH', body });
    await complete();
    expect((await server.emailsTo(person.email)).length).toBe(before.length + 1);
  });
});
