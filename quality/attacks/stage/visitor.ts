const appKey = 'estimation-web';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** the parsed body; undefined when it is not JSON */
  // oxlint-disable-next-line typescript/no-explicit-any -- an attack says what it expects of a body
  body: any;
}

interface Call {
  body?: object | string;
  headers?: Record<string, string>;
}

/** Somebody at one network address, signed in or not. */
export interface Visitor {
  from: string;
  call(method: string, path: string, call?: Call): Promise<Answer>;
  get(path: string): Promise<Answer>;
  post(path: string, body: object): Promise<Answer>;
  patch(path: string, body: object): Promise<Answer>;
}

let addresses = 0;

/** An address in a network that no visitor has used yet. */
export function newAddress(): string {
  addresses += 1;
  return `10.${addresses >> 8}.${addresses & 255}.7`;
}

/** A visitor of the product, behind the proxy that the product trusts. */
export function visitorOf(product: string, { from = newAddress(), token = '' } = {}): Visitor {
  async function call(method: string, path: string, { body, headers }: Call = {}): Promise<Answer> {
    const response = await fetch(product + path, {
      method,
      headers: {
        'x-api-key': appKey,
        'x-forwarded-for': from,
        ...(token !== '' && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: typeof body === 'object' ? JSON.stringify(body) : body,
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, headers: response.headers, text, body: isJson && JSON.parse(text) };
  }
  return {
    from,
    call,
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, { body }),
    patch: (path, body) => call('PATCH', path, { body }),
  };
}
