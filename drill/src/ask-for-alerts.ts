import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@soumdar/db';
import type { Email } from './fake-mail-server.ts';
import { insist, type SignedUp } from './person.ts';
import type { Scene } from './scene.ts';

/** Short, because an email reaches the mail server before the product answers. */
const codeArrivesWithinMs = 500;

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

/** Lets pass the minute after which emails are tried again, and that for which sending pauses. */
export async function endWaitsForMail({ kysely }: Database): Promise<void> {
  await kysely.deleteFrom('limits').where('key', 'in', ['email troubles', 'email probes']).execute();
  await kysely
    .updateTable('emails')
    .set({ next_attempt_at: new Date() })
    .where('status', '=', 'queued')
    .execute();
}
