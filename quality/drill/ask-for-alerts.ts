import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@soumdar/db';
import type { Email } from './fake-mail-server.ts';
import type { FakeServices } from './fake-services.ts';
import { insist, type SignedUp } from './person.ts';
import type { Scene } from './scene.ts';

/** Short, because an email reaches the mail server before the product answers. */
const codeArrivesWithinMs = 500;
/** Emails of the queue are looked for every 5 seconds. */
const happensWithinMs = 30_000;
const looksAgainAfterMs = 500;

/**
 * Verifies the email of an account and asks for alerts, which an email confirms. Whoever gets no code does without: while sending
 * pauses, that is most people.
 */
export async function askForAlerts(scene: Scene, { token, email, from }: SignedUp): Promise<void> {
  const { emails } = scene.fakeServices;
  await insist(scene, 'user/email-verification', { body: {}, token, from });
  const code = await codeTo(email, emails);
  if (code === undefined) return;
  // refused as used up where an earlier call, whose answer was lost, verified it
  await insist(scene, 'user/email-verification/confirm', { body: { code }, token, from });
  const body = { wantsAlerts: true };
  const changed = await insist(scene, 'user/profile', { method: 'PATCH', body, token, from });
  if (changed?.body.data?.emailVerifiedAt) scene.ledger.alerts.add(email);
}

async function codeTo(address: string, emails: Email[]): Promise<string | undefined> {
  const deadline = Date.now() + codeArrivesWithinMs;
  for (;;) {
    const code = emails.findLast(({ to, code: digits }) => to === address && digits !== undefined)?.code;
    if (code !== undefined || Date.now() > deadline) return code;
    await delay(50);
  }
}

/**
 * Has the mail server take emails whole and cut the connection in place of an answer, at least so long, and until an email of the
 * queue was among them; then waits until that arrived again. What waits for a minute, or while sending pauses, waits no longer.
 */
export async function cutEmails({ kysely }: Database, services: FakeServices, forMs: number): Promise<void> {
  const isCut = ({ wasCut, code }: Email) => wasCut && code === undefined;
  const endWaits = async () => {
    await kysely.deleteFrom('limits').where('key', 'in', ['email troubles', 'email probes']).execute();
    const now = new Date();
    await kysely.updateTable('emails').set({ next_attempt_at: now }).where('status', '=', 'queued').execute();
  };
  const until = async (happened: () => boolean) => {
    const deadline = Date.now() + happensWithinMs;
    while (!happened() && Date.now() < deadline) {
      await endWaits();
      await delay(looksAgainAfterMs);
    }
  };
  services.mail = 'cuts';
  await delay(forMs);
  await until(() => services.emails.some(isCut));
  services.mail = 'answers';
  const cut = services.emails.filter(isCut).map(({ messageId }) => messageId);
  if (cut.length === 0) throw new Error('The drill cut no email of the queue.');
  const arrivedAgain = (messageId: string) =>
    services.emails.some((email) => email.messageId === messageId && !email.wasCut);
  await until(() => cut.every(arrivedAgain));
}
