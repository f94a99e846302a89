import type {
  CalculationRequest,
  EstimationRequest,
  Locale,
  LoginRequest,
  ManualRequest,
  RegisterRequest,
  RequestCorrection,
  SecondFactorLogin,
  VerifyPhoneRequest,
} from '@soumdar/contract';
import { call } from './call.ts';
import { asFailure } from './failure.ts';
import { submitOnce } from './submission.ts';

/** The screen handles an ended session by itself. */
const byCaller = { expiredSession: 'caller' } as const;

/** Deleted before, by a call whose answer was lost or in another tab, it is as deleted. */
function unlessGone(thrown: unknown) {
  if (asFailure(thrown).status !== 404) throw thrown;
}

export const register = (body: RegisterRequest) => call('register', { body });
export const sendVerificationCode = (email: string, registration?: string) =>
  call('sendVerificationCode', { body: { email, registration } });
export const verifyPhone = (body: VerifyPhoneRequest) => call('verifyPhone', { body });
export const login = (body: LoginRequest) => call('logIn', { body });
export const proveSecondFactor = (body: SecondFactorLogin) => call('proveSecondFactor', { body }, byCaller);
export const checkSession = () => call('readSession', {}, byCaller);
export const logOut = (token: string) => call('logOut', {}, { ...byCaller, token });
export const forgotPassword = (email: string, devices: string[]) =>
  call('forgotPassword', { body: { email, devices } });
export const verifyResetCode = (email: string, code: string) =>
  call('verifyResetCode', { body: { email, code } });
export const resetPassword = (email: string, code: string, newPassword: string) =>
  call('resetPassword', { body: { email, code, newPassword } });
export const undoContactChange = (token: string) => call('undoContactChange', { body: { token } });

export const calculateEstimation = (body: CalculationRequest) =>
  submitOnce('calculateEstimation', body, (requestKey) =>
    call('calculateEstimation', { body }, { ...byCaller, requestKey }),
  );
export const previewEstimation = (body: EstimationRequest, signal: AbortSignal) =>
  call('previewEstimation', { body }, { ...byCaller, signal });
/** One per property: its newest estimate. */
export const listProperties = (page: number, limit: number, q?: string) =>
  call('listEstimations', { query: { by: 'property', page, limit, q } }, byCaller);
export const listEstimationsOf = (property: string, page: number, limit: number) =>
  call('listEstimations', { query: { property, page, limit } }, byCaller);
/** Only for its answers: the estimate does not count as used. */
export const readLastEstimation = () =>
  call('listEstimations', { query: { limit: 1, shown: 'false' } }, byCaller);
export const nameEstimation = (id: string, name: string) =>
  call('changeEstimation', { params: { id }, body: { name } }, byCaller);
export const deleteEstimation = (id: string) =>
  call('deleteEstimation', { params: { id } }, byCaller).catch(unlessGone);
export const restoreEstimation = (id: string) => call('restoreEstimation', { params: { id } }, byCaller);
export const requestManualEstimation = (body: ManualRequest) =>
  submitOnce('requestManualEstimation', body, (requestKey) =>
    call('requestManualEstimation', { body }, { ...byCaller, requestKey }),
  );
export const correctManualRequest = (id: string, body: RequestCorrection) =>
  call('correctManualRequest', { params: { id }, body }, byCaller);
export const deleteManualRequest = (id: string) =>
  call('deleteManualRequest', { params: { id } }, byCaller).catch(unlessGone);
export const listManualRequests = (page: number, limit: number) =>
  call('listManualRequests', { query: { page, limit } }, byCaller);

export const changeLocale = (locale: Locale) => call('changeProfile', { body: { locale } }, byCaller);
export const readProfile = () => call('readProfile', {}, byCaller);

export const reverseGeocode = (lat: number, lng: number) =>
  call('reverseGeocode', { query: { lat, lon: lng, format: 'json' } });
export const describePosition = (lat: number, lng: number) =>
  call('describePosition', { query: { lat, lng } });
export const readTown = (lat: number, lng: number) => call('readTown', { query: { lat, lng } });
export const searchPlaces = (text: string) => call('searchPlaces', { query: { q: text } });
export const readMarket = () => call('readMarket', {});
