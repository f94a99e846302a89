import type { EndpointName } from '@soumdar/contract';
import { readJson, tabStore } from '../storage.ts';

/** The last unanswered submission to an endpoint, and its key. */
interface Unanswered {
  content: string;
  key: string;
}

/**
 * Sends a submission under a key. If it fails, perhaps because only the answer was lost, the same content is sent
 * again under the same key, from any screen and after a reload, and the server stores it once. Any other content, and
 * any submission after a success, gets a new key.
 */
export async function submitOnce<Answer>(
  endpoint: EndpointName,
  body: unknown,
  send: (requestKey: string) => Promise<Answer>,
): Promise<Answer> {
  const content = JSON.stringify(body);
  const place = `unanswered:${endpoint}`;
  const before = readJson(tabStore, place) as Unanswered | null;
  const key = before?.content === content ? before.key : newKey();
  const submission: Unanswered = { content, key };
  tabStore.setItem(place, JSON.stringify(submission));
  const answer = await send(key);
  tabStore.removeItem(place);
  return answer;
}

/** Plain HTTP and older phones lack `crypto.randomUUID`. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-');
}
