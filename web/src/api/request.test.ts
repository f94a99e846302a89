import { beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../testing/memory-storage.ts';
import { asFailure, type ApiFailure } from './failure.ts';

const user = { id: '7', email: 'amel@exemple.tn', full_name: 'Amel', phone: '' };
let sent: RequestInit | undefined;
let local: Map<string, string>;

beforeEach(() => {
  local = stubStorage('localStorage');
  stubStorage('sessionStorage');
  vi.stubGlobal('document', { querySelector: () => ({ content: 'the-key' }) });
});

/** `home` counts how often the visitor was sent home. */
async function answered(status: number, body: unknown, expiredSession?: 'caller') {
  const { onSessionExpired } = await import('./leave-for-home.ts');
  const { request } = await import('./request.ts');
  let home = 0;
  onSessionExpired(() => (home += 1));
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    sent = init;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  let failure: ApiFailure | undefined;
  const answer = await request('readMarket', {}, expiredSession && { expiredSession }).catch(
    (thrown: unknown) => {
      failure = asFailure(thrown);
    },
  );
  return { answer, failure, home };
}

function signedIn() {
  local.set('token', 'abc');
  local.set('user', JSON.stringify(user));
}

test('every call carries the application key, and the token when there is one', async () => {
  await answered(200, {});
  expect(sent?.headers).toEqual({ 'x-api-key': 'the-key' });
  signedIn();
  await answered(200, {});
  expect(sent?.headers).toEqual({ 'x-api-key': 'the-key', authorization: 'Bearer abc' });
});

test('a file is sent as it is, under the type that its name stands for', async () => {
  const { request } = await import('./request.ts');
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    sent = init;
    return Promise.resolve(Response.json({}));
  });
  for (const [type, named] of [
    ['image/png', 'image/png'],
    ['', 'application/octet-stream'],
  ] as const) {
    const file = new Blob(['x'], { type });
    await request('proveOutcome', { params: { id: '1' }, file });
    expect(sent?.body).toBe(file);
    expect(sent?.headers).toMatchObject({ 'content-type': named });
  }
});

test.each([
  { error: 'Invalid or expired token' },
  { error: 'JWT malformed' },
  { error: 'No', message: 'your token is old' },
  { error: 'Session expired' },
  { error: 'Unauthorized' },
  { message: 'unauthorized call' },
])('a 401 with %j ends the session and goes home', async (body) => {
  signedIn();
  const { failure, home } = await answered(401, body);
  expect(failure).toMatchObject({ sessionExpired: true, message: 'Session expired. Please log in again.' });
  expect(local.size).toBe(0);
  expect(home).toBe(1);
});

test('a screen with a rule of its own stays, but its session ends', async () => {
  signedIn();
  const { failure, home } = await answered(401, { error: 'Invalid or expired token' }, 'caller');
  expect(failure?.type).toBe('unauthorized');
  expect([local.size, home]).toEqual([0, 0]);
});

test('a session that began during the call continues', async () => {
  const { onSessionExpired } = await import('./leave-for-home.ts');
  const { request } = await import('./request.ts');
  let home = 0;
  onSessionExpired(() => (home += 1));
  signedIn();
  vi.stubGlobal('fetch', () => {
    local.set('token', 'def');
    return Promise.resolve(Response.json({ error: 'Invalid or expired token' }, { status: 401 }));
  });
  await expect(request('readMarket', {})).rejects.toMatchObject({ type: 'unauthorized' });
  expect([local.get('token'), home]).toEqual(['def', 0]);
});

test.each([
  [401, { error: 'Wrong email or password' }],
  [403, { error: 'Invalid or expired token' }],
  [500, { error: 'token' }],
])('a %i with %j does not end the session', async (status, body) => {
  signedIn();
  const { failure, home } = await answered(status, body);
  expect(failure?.sessionExpired).toBe(false);
  expect([local.size, home]).toEqual([2, 0]);
});

test.each([
  [400, 'validation'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'unknown'],
  [409, 'validation'],
  [422, 'validation'],
  [429, 'rate_limit'],
  [500, 'server'],
  [503, 'server'],
])('%i is %s', async (status, type) => {
  expect((await answered(status, { error: 'X' })).failure).toMatchObject({ status, type, text: 'X' });
});

test('the message counts where there is no error', async () => {
  expect((await answered(400, { message: 'Invalid coordinates' })).failure?.text).toBe('Invalid coordinates');
});

test('a failure keeps where to go next, how long to wait, and its data', async () => {
  const next = { nextStep: 'send_verification_code', registration: 'r1', abroad: true };
  expect((await answered(403, { error: 'Phone number not verified', ...next })).failure).toMatchObject(next);
  expect((await answered(429, { error: 'Too many attempts', waitTime: 90 })).failure?.waitTime).toBe(90);
  expect((await answered(502, { error: 'SMS service error', waitTime: 180 })).failure?.waitTime).toBe(180);
  expect((await answered(429, { error: 'Too many attempts', waitTime: 'soon' })).failure?.waitTime).toBe(
    undefined,
  );
  expect((await answered(422, { error: 'X', data: { venteComparables: 2 } })).failure?.data).toEqual({
    venteComparables: 2,
  });
});

test('no answer at all is a network failure', async () => {
  const { request } = await import('./request.ts');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(request('readMarket', {})).rejects.toMatchObject({ type: 'network' });
});

test('a file comes whole, or fails as any call', async () => {
  const { requestFile } = await import('./request.ts');
  const answer = (body: string, status: number) =>
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
  answer('\uFEFFa;b', 200);
  expect(await (await requestFile('downloadOffers', {})).bytes()).toEqual(
    new TextEncoder().encode('\uFEFFa;b'),
  );
  answer('{"error":"Experts only"}', 403);
  await expect(requestFile('downloadOffers', {})).rejects.toMatchObject({ text: 'Experts only' });
});

test('an aborted call ends at once, as a network failure', async () => {
  const { request } = await import('./request.ts');
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    const ended = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => ended.reject(signal.reason));
    return ended.promise;
  });
  const giveUp = new AbortController();
  const call = request('readMarket', {}, { signal: giveUp.signal });
  giveUp.abort();
  await expect(call).rejects.toMatchObject({ type: 'network' });
});
