/**
 * The addresses of the site, as path patterns. The site renders them; the server answers 200 for them and
 * 404 (with the same page) for any other.
 */
export const sitePaths = {
  home: '/',
  search: '/search',
  property: '/property/:id',
  estimation: '/estimation',
  creation: '/creation',
  results: '/estimation/results',
  login: '/login',
  register: '/register',
  sendVerificationCode: '/send-verification-code',
  verifyPhone: '/verify-phone',
  forgotPassword: '/forgot-password',
  forgotPasswordVerify: '/forgot-password/verify',
  forgotPasswordReset: '/forgot-password/reset',
  forgotPasswordSuccess: '/forgot-password/success',
  reportCheck: '/verifier',
  reportCheckNumber: '/verifier/:number',
  undoContactChange: '/annuler',
  legalNotice: '/mentions-legales',
  privacyPolicy: '/politique-confidentialite',
  dashboard: '/dashboard',
  myData: '/mes-donnees',
  experts: '/experts',
  expertRequest: '/experts/demandes/:id',
  expertFigures: '/experts/chiffres',
  expertAlerts: '/experts/alertes',
  expertPrivacy: '/experts/donnees-personnelles',
} as const;

/** Names of the `<meta>` tags through which the server hands its settings to the site; `publisherMeta` has the others. */
export const siteMeta = {
  appKey: 'soumdar:app-key',
  tileUrl: 'soumdar:tile-url',
  analyticsHost: 'soumdar:analytics-host',
  analyticsKey: 'soumdar:analytics-key',
} as const;

/** What stands for a setting in a page drawn at build, where the server puts its value. */
export const settingPlaceholder = (meta: string): string => `{{${meta}}}`;
