/** Posts JSON that outlives the page and whose answer nobody waits for. */
export function sendAndForget(url: string, body: unknown, headers: Record<string, string> = {}) {
  fetch(url, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
    // an answer left unread keeps the call open, and the page out of the browser's memory of past pages
    .then((answer) => answer.text())
    .catch(() => null);
}
