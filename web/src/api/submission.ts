import type { EndpointName } from '@soumdar/contract';
import { readJson, tabStore } from '../storage.ts';

/** The last submission to an endpoint that was not answered, and the key it was sent under. */
interface Unanswered {
  content: string;
  key: string;
}

/**
 * Sends a submission under a key. While it fails, which may be its answer alone that was lost, the same content goes out
 * under the same key, from whatever screen and after a reload, and the server keeps it once; anything else, and whatever follows a success,
 * gets a key of its own.
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

/** `crypto.randomUUID` is not there over plain HTTP, nor on phones of a few years ago. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-');
}
