import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { sendDueEmails } from '../email/send-due-emails.ts';
import { sendDueNotifications } from '../notifications/send-due.ts';
import { localService } from '@soumdar/listings/testing';
import { mailServers, startMailServer } from '../testing/mail-server.ts';
import { newPerson, tokenOf, wrongCode } from '../testing/people.ts';
import { ownedFlat } from '../testing/personal.ts';
import { smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';

const position = { lat: 36.841_237, lng: 10.272_891 };
const address = 'Rue du Secret Bien Gardé';
const apiKey = 'winsms-key-of-ours';

/** A gateway such as WinSMS, a geocoder and a webhook, which fail when the test says so. */
async function standIns() {
  const sent: { to: string; text: string }[] = [];
  const state = { failing: false };
  const url = await localService((request, response) => {
    const query = new URL(request.url!, 'http://gateway').searchParams;
    if (state.failing) {
      response.writeHead(500).end(`failed: ${request.url}`);
      return;
    }
    if (query.has('sms')) sent.push({ to: `+${query.get('to')}`, text: query.get('sms')! });
    response.end(
      query.has('lat') ? JSON.stringify({ display_name: address }) : '{"code":"ok","success":true}',
    );
  });
  const newestCodeTo = (phone: string) =>
    /\d{6}/.exec(sent.findLast(({ to, text }) => to === phone && /\d{6}/.test(text))!.text)![0];
  return { url, sent, state, newestCodeTo };
}

const newestCodeIn = (body: string) => /^(\d{6})\r?$/m.exec(body)![1]!;

describeOnBothDatabases('the log of a whole run', (database) => {
  it('at its most talkative, with a real gateway, holds nothing personal and no secret', async () => {
    const { url, sent, state, newestCodeTo } = await standIns();
    const mailServer = await startMailServer();
    const server = await startTestServer(database(), {
      market: smallMarket(),
      environment: {
        ...mailServer.environment,
        LOG_LEVEL: 'trace',
        SMS_PROVIDER: 'winsms',
        WINSMS_URL: url,
        WINSMS_API_KEY: apiKey,
        WINSMS_SENDER: 'Soumdar',
        GEOCODER_URL: url,
        ALERT_WEBHOOK: url,
        HUMAN_CHECK_URL: url,
        HUMAN_CHECK_SECRET: 'human-check-secret',
        HUMAN_CHECK_AFTER: '100',
      },
    });
    const { post, call } = server;
    const personal: string[] = [apiKey, 'human-check-secret', 'token-of-human', address, url.slice(7)];
    const codes: string[] = [];
    const openAccount = async () => {
      const person = newPerson();
      const { email } = person;
      personal.push(
        email,
        email.split('@')[0]!,
        person.phone,
        person.phone.slice(4),
        person.full_name,
        person.password,
      );
      await post('/api/auth/register', person);
      await post('/api/auth/send-verification-code', { email });
      await post('/api/auth/send-verification-code', { email });
      const code = newestCodeTo(person.phone);
      codes.push(code, wrongCode(code));
      await post('/api/auth/verify-phone', { email, code: wrongCode(code) });
      expect((await post('/api/auth/verify-phone', { email, code })).status).toBe(200);
      const token = await tokenOf(server, person);
      personal.push(token);
      return { ...person, token };
    };

    const [owner, expert] = [await openAccount(), await openAccount()];
    await database()
      .kysely.updateTable('accounts')
      .set({ role: 'expert' })
      .where('email', '=', expert.email)
      .execute();
    const property = { ...ownedFlat, location: position, localisation: address };
    expect((await post('/api/estimation/calculate', property, owner)).status).toBe(200);
    await post('/api/estimation/preview', property, owner);
    await post('/api/estimation/calculate', { ...property, type: address }, owner);
    const requested = { ...property, preferred_contact_method: 'both', preferred_contact_time: 'evening' };
    const { id } = (await post('/api/manual-estimation', requested, owner)).body.data;
    await sendDueNotifications(server.services);
    await call(`/api/geocode/reverse?lat=${position.lat}&lon=${position.lng}`);
    await call(`/api/places?q=${encodeURIComponent(address)}`);
    await call(`/api/experts/requests?q=${encodeURIComponent(owner.full_name)}`, expert);
    await call('/api/experts/requests.csv', expert);
    await call(`/api/experts/requests/${id}`, expert);
    const move = (body: object) => post(`/api/experts/requests/${id}/moves`, body, expert);
    await move({ action: 'start', revision: 0 });
    await move({ action: 'complete', revision: 1, finalPrice: 347_891, comments: address });
    await sendDueNotifications(server.services);
    await call('/api/user/estimations', owner);
    await call('/api/user/export', owner);
    await post('/api/user/privacy-requests', { kind: 'objection', message: address }, owner);

    await post('/api/user/email-verification', {}, owner);
    const emailed = newestCodeIn(mailServer.arrived.at(-1)!.body);
    codes.push(emailed);
    expect((await post('/api/user/email-verification/confirm', { code: emailed }, owner)).status).toBe(200);
    await call('/api/user/profile', { ...owner, method: 'PATCH', body: { wantsAlerts: true } });
    await sendDueEmails(server.services);
    const link = new URL(mailServer.arrived.at(-1)!.headers['list-unsubscribe']!.slice(1, -1)).pathname;
    personal.push(link.split('/').at(-1)!);
    expect((await call(link, { method: 'POST' })).status).toBe(200);

    await post('/api/auth/login', { email: owner.email, password: 'a wrong password' });
    personal.push('a wrong password', 'jasmin-de-nuit', 'autre@example.tn', '347891');
    server.pass(200);
    await post('/api/auth/forgot-password', { email: owner.email, humanCheckToken: 'token-of-human' });
    const code = newestCodeTo(owner.phone);
    codes.push(code);
    await post('/api/auth/verify-reset-code', { email: owner.email, code });
    const reset = { email: owner.email, code, newPassword: 'jasmin-de-nuit' };
    expect((await post('/api/auth/reset-password', reset)).status).toBe(200);
    const token = await tokenOf(server, { ...owner, password: reset.newPassword });
    personal.push(token);

    // failures write longer lines
    state.failing = true;
    mailServer.behaviour = mailServers.refusesAddress;
    server.pass(3700);
    expect((await post('/api/user/email-verification', {}, { token })).status).toBe(422);
    expect((await post('/api/auth/forgot-password', { email: owner.email })).status).toBe(502);
    await call('/api/geocode/reverse?lat=35.123456&lon=9.654321');
    personal.push('35.1234', '9.6543');
    server.services.alert('an alert that cannot be posted');
    await call('/api/auth/login', { method: 'POST', body: `{"email":"${owner.email}",` });
    await call(`/api/${owner.email}/%ZZ?phone=${owner.phone}`);
    await call(`/nowhere/${position.lat}?token=${token}`, { token });
    const change = { email: 'autre@example.tn', password: reset.newPassword, phone: newPerson().phone };
    await call('/api/user/profile', { token, method: 'PATCH', body: change });
    await call('/api/user/profile', { token, method: 'DELETE', body: { password: reset.newPassword } });
    await post('/api/auth/logout', {}, expert);

    expect(sent.length).toBeGreaterThanOrEqual(5);
    const log = server.log.join('\n');
    expect(log).toContain('"level":50');
    expect(log).toContain('/api/experts/requests/:id/moves');
    for (const value of [...personal, ...sent.map(({ text }) => text)]) expect(log).not.toContain(value);
    for (const degrees of ['36.84', '10.27']) expect(log).not.toContain(degrees);
    // six digits may be part of an id or an instant
    for (const digits of codes) expect(log).not.toMatch(new RegExp(`(?<![\\da-f])${digits}(?![\\da-f])`));
  });
});
