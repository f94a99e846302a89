import { SmsNotTakenError } from './message.ts';

/**
 * Asks a gateway to send a message, and resolves to what it says. Its address and what it was asked, the key among
 * it, are in no error.
 *
 * @throws SmsNotTakenError when it was never reached or says that it refused
 */
export async function askGateway(
  name: string,
  address: string | URL,
  request: RequestInit,
  timeoutMs: number,
): Promise<string> {
  // a redirection is not followed: it would hand the key to somebody else
  const options = { ...request, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) } as const;
  const response = await fetch(address, options).catch((error: unknown) => {
    throw isUnreached(error) ? new SmsNotTakenError(`${name} cannot be reached`, { cause: error }) : error;
  });
  const text = await response.text();
  if (isRefusal(response.status)) throw new SmsNotTakenError(`${name} answered ${response.status}`);
  if (!response.ok) throw new Error(`${name} answered ${response.status}`);
  return text;
}

/** After 500, 502 or 504 nobody knows; 503 says that it did not even begin. */
function isRefusal(status: number): boolean {
  return (status >= 300 && status < 500) || status === 503;
}

function isUnreached(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return false;
  const { code, syscall } = cause as NodeJS.ErrnoException;
  return (
    code === 'ECONNREFUSED' ||
    code === 'UND_ERR_CONNECT_TIMEOUT' ||
    syscall === 'connect' ||
    syscall === 'getaddrinfo'
  );
}
