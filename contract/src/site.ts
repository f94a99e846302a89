/** Path patterns; the server answers 404 (with the same page) for any other. */
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

/** The server's settings for the site. */
export const siteMeta = {
  appKey: 'soumdar:app-key',
  tileUrl: 'soumdar:tile-url',
  analyticsHost: 'soumdar:analytics-host',
  analyticsKey: 'soumdar:analytics-key',
} as const;

/** The server replaces it in pages rendered at build. */
export const settingPlaceholder = (meta: string): string => `{{${meta}}}`;
