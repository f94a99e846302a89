const appKey = 'estimation-web';
/** Longer than the product ever makes anybody wait. */
const patienceMs = 20_000;

export interface Answer {
  /** 0 when there was none */
  status: number;
  body: {
    error?: string;
    nextStep?: string;
    waitTime?: number;
    /** beside a refusal that says how the registration goes on */
    registration?: string;
    data?: { id?: string; token?: string; registration?: string };
  };
}

export interface Call {
  body?: object;
  token?: string;
  /** the network address it comes from, in the eyes of the product */
  from?: string;
  /** by which the product knows a submission that is sent again */
  requestKey?: string;
  timeoutMs?: number;
}

/** Posts to the product, or gets what there is when there is nothing to post. Never rejects. */
export async function callProduct(address: string, path: string, call: Call = {}): Promise<Answer> {
  const { body, token, from, requestKey, timeoutMs = patienceMs } = call;
  try {
    const response = await fetch(`${address}/api/${path}`, {
      method: body ? 'POST' : 'GET',
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

/** The product, or what stands before it, could not do what it was asked. */
export function isFailure({ status }: Answer): boolean {
  return status === 0 || status >= 500;
}
