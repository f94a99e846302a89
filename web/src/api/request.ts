import type { EndpointName } from '@soumdar/contract';
import { clearSession, currentSession } from '../session/session.ts';
import { appKey } from '../settings.ts';
import { addressOf, type Input, type Sent } from './address.ts';
import { ApiFailure, type FailureType } from './failure.ts';
import { leaveForHome } from './leave-for-home.ts';

const timeoutMs = 20_000;
/** 5 MB by a slow phone. */
const fileTimeoutMs = 180_000;

export interface CallOptions {
  /** of a session that may have ended in this browser */
  token?: string;
  /** identifies a submission that is sent again */
  requestKey?: string;
  /** cancels the call, which then fails as if it had not reached the server */
  signal?: AbortSignal | undefined;
  /** `home` (default): an expired session leads to `/`; `caller`: the screen handles it. */
  expiredSession?: 'home' | 'caller';
}

/** Throws {@link ApiFailure}, and nothing else. */
export async function request<Name extends EndpointName>(
  name: Name,
  input: Input<Name>,
  options?: CallOptions,
): Promise<unknown> {
  const response = await send(name, input, options);
  return response.json().catch(() => null);
}

/** Throws as {@link request}. */
export async function requestFile<Name extends EndpointName>(
  name: Name,
  input: Input<Name>,
  options?: CallOptions,
): Promise<Blob> {
  const response = await send(name, input, options);
  return response.blob().catch(() => {
    throw new ApiFailure({ type: 'network' });
  });
}

async function send(
  name: EndpointName,
  input: Sent,
  { token = currentSession()?.token, requestKey, signal, expiredSession = 'home' }: CallOptions = {},
): Promise<Response> {
  const { body, file } = input;
  const { method, url } = addressOf(name, input);
  const response = await fetch(url, {
    method,
    headers: {
      'x-api-key': appKey,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(file ? { 'content-type': file.type || 'application/octet-stream' } : {}),
      ...(requestKey ? { 'idempotency-key': requestKey } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: file ?? (body === undefined ? undefined : JSON.stringify(body)),
    signal: endOfPatience(file ? fileTimeoutMs : timeoutMs, signal),
  }).catch(() => {
    throw new ApiFailure({ type: 'network' });
  });
  if (response.ok) return response;

  const failure = toFailure(response.status, await response.json().catch(() => null));
  // a session that began during the call continues
  if (failure.sessionExpired && token === currentSession()?.token) {
    clearSession();
    if (expiredSession === 'home') leaveForHome();
  }
  throw failure;
}

/** Older phones lack `AbortSignal.any`. */
function endOfPatience(ms: number, abandoned?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(ms);
  return abandoned ? (AbortSignal.any?.([abandoned, timeout]) ?? abandoned) : timeout;
}

function toFailure(status: number, answer: unknown): ApiFailure {
  const fields = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<string, unknown>;
  const string = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const error = string(fields['error']) ?? '';
  const message = string(fields['message']) ?? '';
  return new ApiFailure({
    type: failureType(status),
    status,
    text: error || message,
    code: string(fields['code']),
    nextStep: string(fields['nextStep']),
    registration: string(fields['registration']),
    token: string(fields['token']),
    abroad: fields['abroad'] === true,
    waitTime: waitTime(fields['waitTime']),
    details: Array.isArray(fields['details']) ? fields['details'] : [],
    data: fields['data'],
    sessionExpired: status === 401 && speaksOfSession(error, message),
  });
}

function waitTime(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 ? value : undefined;
}

function speaksOfSession(error: string, message: string): boolean {
  return error === 'Unauthorized' || /token|jwt|expired|invalid|unauthorized/i.test(`${error} ${message}`);
}

function failureType(status: number): FailureType {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 429) return 'rate_limit';
  if (status >= 500) return 'server';
  return status === 400 || status === 409 || status === 422 ? 'validation' : 'unknown';
}
