/** Every failure the API answers with: its HTTP status, stable code and exact text. */
export const apiErrors = {
  applicationKeyRequired: { status: 403, code: 'application_key_required', text: 'Application key required' },
  invalidToken: { status: 401, code: 'invalid_token', text: 'Invalid or expired token' },
  validationFailed: { status: 400, code: 'validation_failed', text: 'Validation failed' },
  malformedJson: { status: 400, code: 'malformed_json', text: 'Malformed JSON' },
  notFound: { status: 404, code: 'not_found', text: 'Not found' },
  badRequest: { status: 400, code: 'bad_request', text: 'Bad request' },
  requestTimeout: { status: 408, code: 'request_timeout', text: 'Request timeout' },
  bodyTooLarge: { status: 413, code: 'body_too_large', text: 'Body too large' },
  unsupportedMediaType: { status: 415, code: 'unsupported_media_type', text: 'Unsupported content type' },
  headersTooLarge: { status: 431, code: 'headers_too_large', text: 'Headers too large' },
  tooManyAttempts: { status: 429, code: 'too_many_attempts', text: 'Too many attempts' },
  /** A code has no tries left: unlike the other 429s, waiting does not help, only a new code does. */
  codeExhausted: { status: 429, code: 'code_exhausted', text: 'Too many attempts' },
  internal: { status: 500, code: 'internal_error', text: 'Internal server error' },
  serverBusy: { status: 503, code: 'server_busy', text: 'Server busy' },
  starting: { status: 503, code: 'starting', text: 'Service starting' },
  /** The call took longer than anybody waits; what it was to do may still be done. */
  tooSlow: { status: 503, code: 'too_slow', text: 'Service too slow' },
  cannotWrite: { status: 503, code: 'cannot_write', text: 'Database cannot write' },
  stopping: { status: 503, code: 'stopping', text: 'Service stopping' },

  passwordTooCommon: { status: 400, code: 'password_too_common', text: 'Password is too common' },
  emailExists: { status: 409, code: 'email_exists', text: 'Email already exists' },
  phoneRegistered: { status: 409, code: 'phone_registered', text: 'Phone number already registered' },
  phoneNotVerified: { status: 403, code: 'phone_not_verified', text: 'Phone number not verified' },
  wrongCredentials: { status: 401, code: 'wrong_credentials', text: 'Wrong email or password' },
  noPendingRegistration: {
    status: 404,
    code: 'no_pending_registration',
    text: 'No pending registration found',
  },
  humanCheckRequired: { status: 403, code: 'human_check_required', text: 'Human check required' },
  smsServiceError: { status: 502, code: 'sms_service_error', text: 'SMS service error' },
  emailServiceError: { status: 502, code: 'email_service_error', text: 'Email service error' },
  /** by the mail server, for good */
  emailAddressRefused: { status: 422, code: 'email_address_refused', text: 'Email address refused' },
  verificationCodeExpired: {
    status: 400,
    code: 'verification_code_expired',
    text: 'Verification code expired',
  },
  invalidVerificationCode: {
    status: 400,
    code: 'invalid_verification_code',
    text: 'Invalid verification code',
  },
  emailRequired: { status: 400, code: 'email_required', text: 'Email is required' },
  userNotFound: { status: 404, code: 'user_not_found', text: 'User not found' },
  invalidResetCode: { status: 400, code: 'invalid_reset_code', text: 'Invalid reset code' },
  resetCodeExpired: { status: 400, code: 'reset_code_expired', text: 'Reset code has expired' },
  passwordTooShort: {
    status: 400,
    code: 'password_too_short',
    text: 'Password must be at least 6 characters long',
  },
  invalidOrExpiredResetCode: {
    status: 400,
    code: 'invalid_or_expired_reset_code',
    text: 'Invalid or expired reset code',
  },

  invalidCoordinates: { status: 400, code: 'invalid_coordinates', text: 'Invalid coordinates' },
  invalidPropertyType: { status: 400, code: 'invalid_property_type', text: 'Invalid property type' },
  notEnoughData: {
    status: 422,
    code: 'not_enough_data',
    text: 'Not enough data available in this zone',
  },
  priceOutOfRange: { status: 422, code: 'price_out_of_range', text: 'Price out of range' },
  noFigureToReport: {
    status: 422,
    code: 'no_figure_to_report',
    text: 'No figure reliable enough to report',
  },
  /** As many wrong prices were typed for a report as a day takes. */
  reportChecksSpent: { status: 429, code: 'report_checks_spent', text: 'Too many attempts' },
  requestKeyReused: {
    status: 422,
    code: 'request_key_reused',
    text: 'Idempotency key already used for another request',
  },
  tooManyFollowed: { status: 409, code: 'too_many_followed', text: 'Too many followed properties' },
  placeCovered: { status: 409, code: 'place_covered', text: 'Place already covered' },
  tooManyShares: { status: 409, code: 'too_many_shares', text: 'Too many live shares' },
  invalidContactMethod: { status: 400, code: 'invalid_contact_method', text: 'Invalid contact method' },
  invalidContactTime: { status: 400, code: 'invalid_contact_time', text: 'Invalid contact time' },
  passwordRequired: { status: 400, code: 'password_required', text: 'Password is required' },
  wrongPassword: { status: 400, code: 'wrong_password', text: 'Wrong password' },
  expertsOnly: { status: 403, code: 'experts_only', text: 'Experts only' },
  requestChanged: { status: 409, code: 'request_changed', text: 'Request changed meanwhile' },
  moveNotAllowed: { status: 409, code: 'move_not_allowed', text: 'Move not allowed' },
  alreadyReplaced: { status: 409, code: 'already_replaced', text: 'Already replaced' },
  requestTaken: { status: 409, code: 'request_taken', text: 'Request already taken' },
  alreadyAnswered: { status: 409, code: 'already_answered', text: 'Already answered' },
  geocoderUnavailable: { status: 502, code: 'geocoder_unavailable', text: 'Geocoder unavailable' },
} as const;

export type ApiErrorName = keyof typeof apiErrors;
export type ApiErrorCode = (typeof apiErrors)[ApiErrorName]['code'];
