import {
  doneSchema,
  estimationDataSchema,
  estimationPageResponseSchema,
  loginResponseSchema,
  manualRequestPageResponseSchema,
  manualRequestRecordSchema,
  manualRequestResponseSchema,
  marketResponseSchema,
  maskedPhoneResponseSchema,
  placesResponseSchema,
  reverseResponseSchema,
  sessionResponseSchema,
  successSchema,
  type EstimationRequest,
  type LoginRequest,
  type ManualRequest,
  type RegisterRequest,
} from '@soumdar/contract';
import { z } from 'zod';
import { ApiFailure } from './failure.ts';
import { onePage } from './one-page.ts';
import { request } from './request.ts';
import { submitOnce } from './submission.ts';

type Call = Parameters<typeof request>[0];

/** Sends one call and checks its answer. Throws the failure of the call. */
export async function call<Schema extends z.ZodType>(
  schema: Schema,
  description: Call,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await request(description));
  if (!parsed.success) throw new ApiFailure({ type: 'unknown', text: 'Invalid response from server' });
  return parsed.data;
}

export const post = (path: string, body: unknown): Call => ({ method: 'POST', path, body });

/** Sends what is kept once however often it is sent until an answer comes. */
const submit = <Schema extends z.ZodType>(schema: Schema, path: string, body: unknown) =>
  submitOnce(path, body, (requestKey) =>
    call(schema, { ...post(path, body), requestKey, expiredSession: 'caller' }),
  );

export const register = (body: RegisterRequest) =>
  call(maskedPhoneResponseSchema, post('/api/auth/register', body));
export const sendVerificationCode = (email: string) =>
  call(maskedPhoneResponseSchema, post('/api/auth/send-verification-code', { email }));
export const verifyPhone = (email: string, code: string) =>
  call(doneSchema, post('/api/auth/verify-phone', { email, code }));
export const login = (body: LoginRequest) => call(loginResponseSchema, post('/api/auth/login', body));
export const checkSession = () =>
  call(sessionResponseSchema, { path: '/api/auth/session', expiredSession: 'caller' });
export const logout = () => request({ ...post('/api/auth/logout', {}), expiredSession: 'caller' });
export const forgotPassword = (email: string) =>
  call(maskedPhoneResponseSchema, post('/api/auth/forgot-password', { email }));
export const verifyResetCode = (email: string, code: string) =>
  call(doneSchema, post('/api/auth/verify-reset-code', { email, code }));
export const resetPassword = (email: string, code: string, newPassword: string) =>
  call(doneSchema, post('/api/auth/reset-password', { email, code, newPassword }));

/** Figures, confidence and comparables make an estimate; the rest is shown where a server tells it. */
const estimationAnswerSchema = successSchema(
  estimationDataSchema.partial({ comparableCounts: true, explanation: true, basis: true }),
);
export const calculateEstimation = (body: EstimationRequest) =>
  submit(estimationAnswerSchema, '/api/estimation/calculate', body);
/** As {@link calculateEstimation}, kept nowhere; `signal` gives it up. */
export const previewEstimation = (body: EstimationRequest, signal: AbortSignal) =>
  call(estimationAnswerSchema, {
    ...post('/api/estimation/preview', body),
    signal,
    expiredSession: 'caller',
  });
export const listEstimations = (page: number, limit: number) =>
  call(estimationPageResponseSchema, {
    path: `/api/user/estimations?page=${page}&limit=${limit}`,
    expiredSession: 'caller',
  });
export const requestManualEstimation = (body: ManualRequest) =>
  submit(manualRequestResponseSchema, '/api/manual-estimation', body);

/** A page of requests, or all of them as a plain array. */
const manualRequestListSchema = z.union([
  manualRequestPageResponseSchema,
  successSchema(z.array(manualRequestRecordSchema)).transform((answer) => ({
    ...answer,
    data: { estimations: answer.data, pagination: onePage(answer.data.length) },
  })),
]);
export const listManualRequests = (page: number, limit: number) =>
  call(manualRequestListSchema, {
    path: `/api/manual-estimation?page=${page}&limit=${limit}`,
    expiredSession: 'caller',
  });

export const reverseGeocode = (lat: number, lng: number) =>
  call(reverseResponseSchema, { path: `/api/geocode/reverse?lat=${lat}&lon=${lng}&format=json` });
export const searchPlaces = (text: string) =>
  call(placesResponseSchema, { path: `/api/places?q=${encodeURIComponent(text)}` });
export const readMarket = () => call(marketResponseSchema, { path: '/api/market' });
