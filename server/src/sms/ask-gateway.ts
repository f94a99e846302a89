import { Agent, buildConnector, fetch, type Dispatcher, type RequestInit } from 'undici';
import { UnreachedError } from '../sending/errors.ts';

/** How long a gateway may take: to connect, and in all. */
export interface GatewayTimeouts {
  connectMs: number;
  totalMs: number;
}

/** Asks a gateway to send a message; resolves to whatever it answers. */
type AskGateway = (address: string | URL, request: RequestInit) => Promise<{ status: number; text: string }>;

/**
 * Makes the function that asks a gateway. It rejects with an UnreachedError when no connection was made; after any
 * other error the gateway may have taken the message. No error holds the address or the request, which contain the
 * key.
 */
export function createAskGateway(name: string, { connectMs, totalMs }: GatewayTimeouts): AskGateway {
  const dispatcher = connecting(connectMs);
  return async (address, request) => {
    const response = await fetch(address, {
      ...request,
      dispatcher,
      // redirections are not followed: the key would go to somebody else
      redirect: 'manual',
      signal: AbortSignal.timeout(totalMs),
    }).catch((error: unknown) => {
      const unconnected = error instanceof Error && error.cause instanceof UnconnectedError;
      throw unconnected ? new UnreachedError(`${name} cannot be reached`, { cause: error.cause }) : error;
    });
    return { status: response.status, text: await response.text() };
  };
}

class UnconnectedError extends Error {
  override name = 'UnconnectedError';
}

/**
 * Marks failures before a request can leave: name look-up, connection, encryption. Every request has a connection of
 * its own, since one kept open may break just as the next request uses it.
 */
function connecting(connectMs: number): Dispatcher {
  const connect = buildConnector({ timeout: connectMs, allowH2: false });
  return new Agent({
    pipelining: 0,
    connect(options, done) {
      connect(options, (...[error, socket]) => {
        if (error) done(new UnconnectedError('no connection', { cause: error }), null);
        else done(null, socket);
      });
    },
  });
}

/** Undefined when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
