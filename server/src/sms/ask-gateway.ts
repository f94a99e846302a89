import { Agent, buildConnector, fetch, type Dispatcher, type RequestInit } from 'undici';
import { SmsUnreachedError } from './message.ts';

/** How long a gateway may take: to be connected to, and for all of a sending. */
export interface GatewayTimeouts {
  connectMs: number;
  totalMs: number;
}

/** Asks a gateway to send a message, and resolves to whatever it answers. */
type AskGateway = (address: string | URL, request: RequestInit) => Promise<{ status: number; text: string }>;

/**
 * How to ask a gateway. What it rejects with is a SmsUnreachedError when no connection came about; after anything else
 * the gateway may have taken the message. The address and what was asked, the key among it, are in no error.
 */
export function createAskGateway(name: string, { connectMs, totalMs }: GatewayTimeouts): AskGateway {
  const dispatcher = connecting(connectMs);
  return async (address, request) => {
    const response = await fetch(address, {
      ...request,
      dispatcher,
      // a redirection is not followed: it would hand the key to somebody else
      redirect: 'manual',
      signal: AbortSignal.timeout(totalMs),
    }).catch((error: unknown) => {
      const unconnected = error instanceof Error && error.cause instanceof UnconnectedError;
      throw unconnected ? new SmsUnreachedError(`${name} cannot be reached`, { cause: error.cause }) : error;
    });
    return { status: response.status, text: await response.text() };
  };
}

class UnconnectedError extends Error {
  override name = 'UnconnectedError';
}

/**
 * Marks what fails before a request can leave: the look-up of the name, the connection, its encryption. Every request
 * has a connection of its own, for one kept open may be cut just as the next request enters it.
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

/** Undefined for what is not JSON, which no JSON text stands for. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
