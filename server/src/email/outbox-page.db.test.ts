import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { mailServers, startMailServer } from '../testing/mail-server.ts';
import { startTestServer } from '../testing/test-server.ts';
import { sendEmailNow } from './send-now.ts';

const here = { from: '127.0.0.1' };

describeOnBothDatabases('the outbox page of emails', (database) => {
  async function scene(environment: Record<string, string> = {}) {
    const server = await startTestServer(database(), { environment });
    const send = (title: string) =>
      sendEmailNow(server.services, 'leila@example.tn', {
        language: 'fr',
        subject: title,
        title,
        paragraphs: [],
      });
    return { server, send };
  }

  it('shows emails, newest first, with nothing of theirs as markup, and each as it looks', async () => {
    const { server, send } = await scene();
    expect((await server.call('/dev/emails', here)).text).toContain('Aucun email');
    await send('Premier <b>');
    await send('Second');
    const { text } = await server.call('/dev/emails', here);
    expect(text.indexOf('Second')).toBeLessThan(text.indexOf('Premier'));
    expect(text).not.toContain('<b>');
    const email = await server.call('/dev/emails/1', here);
    expect(email.text).toContain('Premier &#60;b&#62;');
    // only the styles in its tags work
    expect(email.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox allow-popups",
    );
    for (const none of ['0', '3', 'x', '1e9'])
      expect((await server.call(`/dev/emails/${none}`, here)).status).toBe(404);
  });

  it('is unknown to everybody but this machine itself, and where a mail server is set', async () => {
    const { server, send } = await scene({ PUBLIC_URL: 'https://soumdar.example', TRUST_PROXY: 'on' });
    await send('Premier');
    const others: Parameters<typeof server.call>[1][] = [
      { from: '10.0.0.1' },
      { ...here, headers: { 'x-forwarded-for': '127.0.0.1' } },
      { ...here, headers: { host: 'soumdar.example' } },
    ];
    for (const page of ['/dev/emails', '/dev/emails/1']) {
      expect((await server.call(page, here)).status).toBe(200);
      for (const call of others) expect((await server.call(page, call)).status).toBe(404);
    }
    const { environment } = await startMailServer(mailServers.takes);
    const { server: other } = await scene(environment);
    expect((await other.call('/dev/emails', here)).status).toBe(404);
  });
});
