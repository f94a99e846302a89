import { mostFollowed, mostLiveShares, mostProofs, type ApiErrorCode } from '@soumdar/contract';
import * as words from '@soumdar/words/errors';
import { invalidAnswer, type ApiFailure } from './failure.ts';

const byStatus = {
  400: words.invalid,
  401: words.unauthorized,
  403: words.forbidden,
  404: words.notFound,
  429: words.tooMany,
  500: words.server,
};

/** A screen may have a fuller sentence of its own. */
const byCode: Record<ApiErrorCode, string> = {
  application_key_required: byStatus[403],
  invalid_token: byStatus[401],
  validation_failed: byStatus[400],
  malformed_json: byStatus[400],
  not_found: byStatus[404],
  bad_request: byStatus[400],
  request_timeout: words.unexpected,
  body_too_large: words.fileTooLarge,
  unsupported_media_type: words.badFile,
  headers_too_large: words.unexpected,
  too_many_attempts: byStatus[429],
  // here waiting would not help
  code_exhausted: words.spentCode,
  internal_error: byStatus[500],
  server_busy: words.busy,
  starting: words.starting,
  too_slow: words.slow,
  cannot_write: words.readOnly,
  stopping: words.unexpected,

  password_too_common: words.commonPassword,
  email_exists: words.emailTaken,
  phone_registered: words.phoneTaken,
  phone_not_verified: byStatus[403],
  wrong_credentials: byStatus[401],
  second_factor_required: words.secondFactorRequired,
  second_factor_exists: words.secondFactorExists,
  no_pending_registration: words.noPendingRegistration,
  human_check_required: words.tooManyFromHere,
  sms_service_error: words.smsFailed,
  email_service_error: words.emailFailed,
  email_address_refused: words.emailRefused,
  verification_code_expired: words.verificationCodeExpired,
  invalid_verification_code: words.verificationCodeInvalid,
  email_required: words.emailRequired,
  user_not_found: words.noAccount,
  invalid_reset_code: words.resetCodeInvalid,
  reset_code_expired: words.resetCodeExpired,
  password_too_short: words.passwordTooShort,
  invalid_or_expired_reset_code: words.resetCodeInvalidOrExpired,

  invalid_coordinates: words.badLocation,
  invalid_property_type: words.badPropertyType,
  not_enough_data: words.unexpected,
  price_out_of_range: words.outOfScalePrice,
  no_figure_to_report: words.noFigureToReport,
  report_checks_spent: words.tooManyWrongAmounts,
  request_key_reused: words.unexpected,
  too_many_followed: words.tooManyFollowed(mostFollowed),
  place_covered: words.coveredAlready,
  too_many_shares: words.tooManyShares(mostLiveShares),
  invalid_contact_method: words.methodInvalid,
  invalid_contact_time: words.slotInvalid,
  password_required: words.passwordRequired,
  wrong_password: words.passwordWrong,
  experts_only: byStatus[403],
  request_changed: words.requestChanged,
  move_not_allowed: words.requestNotOpen,
  already_replaced: words.alreadyCorrected,
  contest_open: words.contestOpen,
  no_signed_price: words.noSignedPrice,
  too_many_proofs: words.tooManyProofs(mostProofs),
  proof_changed: words.proofChanged,
  request_taken: words.requestTaken,
  already_answered: words.requestAnswered,
  geocoder_unavailable: words.unexpected,
};

/** Limits state the wait, except for codes, where a countdown shows it. */
export function errorMessage({ type, code, status, text, waitTime }: ApiFailure): string {
  if (type === 'network') return words.network;
  if (text === invalidAnswer) return words.badAnswer;
  const sentence = lookUp(byCode, code) ?? lookUp(byStatus, status) ?? words.unexpected;
  return type === 'rate_limit' && waitTime ? words.withWait(sentence, waitTime) : sentence;
}

function lookUp(sentences: Record<string, string>, key: string | number): string | undefined {
  return Object.hasOwn(sentences, key) ? sentences[key] : undefined;
}
