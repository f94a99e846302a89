const appKey = 'estimation-web';
/** Longer than the product ever makes anybody wait. */
const patienceMs = 20_000;

export interface Answer {
  /** 0 when there was no answer */
  status: number;
  body: {
    error?: string;
    nextStep?: string;
    waitTime?: number;
    /** identifies the registration, in a refusal that says how to continue it */
    registration?: string;
    data?: { id?: string; token?: string; registration?: string; emailVerifiedAt?: string | null };
  };
}

export interface Call {
  /** POST where there is a body, else GET */
  method?: 'PATCH';
  body?: object;
  token?: string;
  /** the network address that the product sees as its source */
  from?: string;
  /** lets the product recognize a repeated submission */
  requestKey?: string;
  timeoutMs?: number;
}

/** Calls the product. Never rejects. */
export async function callProduct(address: string, path: string, call: Call = {}): Promise<Answer> {
  const { body, token, from, requestKey, method = body ? 'POST' : 'GET', timeoutMs = patienceMs } = call;
  try {
    const response = await fetch(`${address}/api/${path}`, {
      method,
      headers: {
        'x-api-key': appKey,
        ...(from && { 'x-forwarded-for': from }),
        ...(requestKey && { 'idempotency-key': requestKey }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text.startsWith('{') ? (JSON.parse(text) as Answer['body']) : {},
    };
  } catch {
    return { status: 0, body: {} };
  }
}

/** True when the product, or the balancer before it, failed to handle the call. */
export function isFailure({ status }: Answer): boolean {
  return status === 0 || status >= 500;
}
