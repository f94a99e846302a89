import type { EndpointName } from '@soumdar/contract';
import { readJson, tabStore } from '../storage.ts';

interface Unanswered {
  content: string;
  key: string;
}

/**
 * A failed submission is sent again under the same key, even after a reload, so that the server stores it
 * once.
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
