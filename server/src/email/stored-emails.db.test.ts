import { exportSchema } from '@soumdar/contract';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { daySeconds } from '../process/clock.ts';
import { eraseExpired } from '../retention/erase-expired.ts';
import { somebodyReachable } from '../testing/emails.ts';
import { startTestServer } from '../testing/test-server.ts';
import { sendDueEmails } from './send-due-emails.ts';

describeOnBothDatabases('what is kept of an email of the queue', (database) => {
  beforeEach(() => database().kysely.deleteFrom('emails').execute());

  async function scene() {
    const server = await startTestServer(database());
    const owner = await somebodyReachable(database(), server);
    await owner.queue();
    await sendDueEmails(server.services);
    const erase = () => eraseExpired(database(), server.services.clock(), { dryRun: false });
    return { server, owner, erase };
  }

  it('stands in the export, without what unsubscribes', async () => {
    const { owner, server } = await scene();
    const { text, body } = await owner.exported();
    const { emails, account } = exportSchema.parse(body.data);
    const settledAt = server.services.clock().toISOString();
    expect(emails).toEqual([
      {
        kind: 'alerts_confirmed',
        content: expect.objectContaining({ title: 'Vos alertes par email sont activées' }),
        status: 'sent',
        createdAt: settledAt,
        settledAt,
      },
    ]);
    expect(account).toMatchObject({ emailVerifiedAt: expect.any(String), emailStoppedAt: null });
    const [stored] = await owner.emails();
    expect(text).not.toContain(stored!.unsubscribe_hashes[0]);
  });

  it('loses what it said seven days after it was sent, and works to unsubscribe for three years', async () => {
    const { owner, server, erase } = await scene();
    server.pass(1);
    await owner.queue();
    const [sent] = await server.emailsTo(owner.person.email);
    const link = /\/desinscription\/[\w-]{43}/.exec(sent!.text)![0];
    server.pass(7 * daySeconds - 1);
    expect((await erase()).emailTexts).toBe(0);
    server.pass(1);
    expect((await erase()).emailTexts).toBe(1);
    // an email that still waits needs its content
    expect(await owner.emails()).toMatchObject([{ content: null }, { content: expect.any(Object) }]);
    expect((await server.call(link)).status).toBe(200);
    await database()
      .kysely.updateTable('emails')
      .set({ settled_at: new Date(server.services.clock().getTime() - (3 * 366 + 1) * daySeconds * 1000) })
      .where('content', 'is', null)
      .execute();
    expect((await erase()).dated.emails).toBe(1);
    expect((await server.call(link)).status).toBe(404);
  });

  it('goes with the account', async () => {
    const { owner } = await scene();
    await owner.queue();
    expect((await owner.erase({ password: owner.person.password })).status).toBe(200);
    expect(await owner.emails()).toEqual([]);
  });
});
