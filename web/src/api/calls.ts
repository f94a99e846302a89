import type {
  EstimationRequest,
  LoginRequest,
  ManualRequest,
  RegisterRequest,
  VerifyPhoneRequest,
} from '@soumdar/contract';
import type { z } from 'zod';
import { call, post, type PickSchema } from './call.ts';
import { submitOnce } from './submission.ts';

/** Sends what is kept once however often it is sent until an answer comes. */
const submit = <Schema extends z.ZodType>(pick: PickSchema<Schema>, path: string, body: unknown) =>
  submitOnce(path, body, (requestKey) =>
    call(pick, { ...post(path, body), requestKey, expiredSession: 'caller' }),
  );

export const register = (body: RegisterRequest) =>
  call((answers) => answers.registered, post('/api/auth/register', body));
export const sendVerificationCode = (email: string, registration?: string) =>
  call((answers) => answers.maskedPhone, post('/api/auth/send-verification-code', { email, registration }));
export const verifyPhone = (body: VerifyPhoneRequest) =>
  call((answers) => answers.done, post('/api/auth/verify-phone', body));
export const login = (body: LoginRequest) => call((answers) => answers.login, post('/api/auth/login', body));
export const checkSession = () =>
  call((answers) => answers.session, { path: '/api/auth/session', expiredSession: 'caller' });
export const forgotPassword = (email: string) =>
  call((answers) => answers.maskedPhone, post('/api/auth/forgot-password', { email }));
export const verifyResetCode = (email: string, code: string) =>
  call((answers) => answers.done, post('/api/auth/verify-reset-code', { email, code }));
export const resetPassword = (email: string, code: string, newPassword: string) =>
  call((answers) => answers.done, post('/api/auth/reset-password', { email, code, newPassword }));

export const undoContactChange = (token: string) =>
  call((answers) => answers.done, post('/api/auth/undo-contact-change', { token }));

export const calculateEstimation = (body: EstimationRequest) =>
  submit((answers) => answers.estimation, '/api/estimation/calculate', body);
/** As {@link calculateEstimation}, kept nowhere; `signal` gives it up. */
export const previewEstimation = (body: EstimationRequest, signal: AbortSignal) =>
  call((answers) => answers.estimation, {
    ...post('/api/estimation/preview', body),
    signal,
    expiredSession: 'caller',
  });
export const listEstimations = (page: number, limit: number) =>
  call((answers) => answers.estimationPage, {
    path: `/api/user/estimations?page=${page}&limit=${limit}`,
    expiredSession: 'caller',
  });
export const requestManualEstimation = (body: ManualRequest) =>
  submit((answers) => answers.manualRequest, '/api/manual-estimation', body);

export const listManualRequests = (page: number, limit: number) =>
  call((answers) => answers.manualRequestPage, {
    path: `/api/manual-estimation?page=${page}&limit=${limit}`,
    expiredSession: 'caller',
  });

export const reverseGeocode = (lat: number, lng: number) =>
  call((answers) => answers.address, { path: `/api/geocode/reverse?lat=${lat}&lon=${lng}&format=json` });
export const searchPlaces = (text: string) =>
  call((answers) => answers.places, { path: `/api/places?q=${encodeURIComponent(text)}` });
export const readMarket = () => call((answers) => answers.market, { path: '/api/market' });
