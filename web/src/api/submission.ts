import type { EndpointName } from '@soumdar/contract';

/** The last submission to each endpoint, and the key it was sent under. */
const unanswered = new Map<EndpointName, { content: string; key: string }>();

/**
 * Sends a submission under a key. While it fails, which may be its answer alone that was lost, the same content goes out
 * under the same key, from whatever screen, and the server keeps it once; anything else, and whatever follows a success,
 * gets a key of its own.
 */
export async function submitOnce<Answer>(
  endpoint: EndpointName,
  body: unknown,
  send: (requestKey: string) => Promise<Answer>,
): Promise<Answer> {
  const content = JSON.stringify(body);
  const before = unanswered.get(endpoint);
  const key = before?.content === content ? before.key : newKey();
  unanswered.set(endpoint, { content, key });
  const answer = await send(key);
  unanswered.delete(endpoint);
  return answer;
}

/** `crypto.randomUUID` is not there over plain HTTP, nor on phones of a few years ago. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-');
}
