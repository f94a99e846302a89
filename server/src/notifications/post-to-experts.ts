import type { DueNotification } from '@soumdar/db';
import type { Settings } from '../settings.ts';
import { webhookBodyOf } from './texts.ts';

const timeoutMs = 8000;

/** Posts a notice to the experts' webhook; rejects unless it answers that it took it. */
export async function postToExperts(
  { expertsWebhook, publicUrl }: Settings,
  due: DueNotification,
): Promise<void> {
  if (expertsWebhook === undefined) throw new Error('EXPERTS_WEBHOOK is not set any more');
  const response = await fetch(expertsWebhook, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(webhookBodyOf(due, publicUrl)),
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
}
