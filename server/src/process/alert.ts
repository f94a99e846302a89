/** To the operators of the product. The text names no person. */
export type Alert = (text: string) => void;

const timeoutMs = 5000;

interface AlertLog {
  error(details: object, text: string): void;
  warn(details: object, text: string): void;
}

/** A webhook gets `{"text": …}`. */
export function createAlert(webhook: string | undefined, log: AlertLog): Alert {
  return (text) => {
    log.error({ alert: true }, text);
    if (webhook === undefined) return;
    fetch(webhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => log.warn({ err: error }, 'the alert webhook could not be reached'));
  };
}
