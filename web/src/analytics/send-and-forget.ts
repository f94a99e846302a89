/** Posts JSON that outlives the page and whose answer nobody waits for. */
export function sendAndForget(url: string, body: unknown, headers: Record<string, string> = {}) {
  fetch(url, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).catch(() => null);
}
