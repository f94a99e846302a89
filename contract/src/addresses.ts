export const apiRoot = '/api';

/**
 * Method and path under `/api` of every endpoint, by its name; `endpoints` defines the rest. They are separate from the
 * schemas because a page sends its first calls before the schemas are loaded.
 */
export const addresses = {
  register: 'POST /auth/register',
  sendVerificationCode: 'POST /auth/send-verification-code',
  verifyPhone: 'POST /auth/verify-phone',
  logIn: 'POST /auth/login',
  readSession: 'GET /auth/session',
  logOut: 'POST /auth/logout',
  forgotPassword: 'POST /auth/forgot-password',
  verifyResetCode: 'POST /auth/verify-reset-code',
  resetPassword: 'POST /auth/reset-password',
  undoContactChange: 'POST /auth/undo-contact-change',

  calculateEstimation: 'POST /estimation/calculate',
  previewEstimation: 'POST /estimation/preview',
  listEstimations: 'GET /user/estimations',
  changeEstimation: 'PATCH /user/estimations/:id',
  deleteEstimation: 'DELETE /user/estimations/:id',
  restoreEstimation: 'POST /user/estimations/:id/restore',
  followProperty: 'PUT /user/estimations/:id/follow',
  unfollowProperty: 'DELETE /user/estimations/:id/follow',
  readFollowHistory: 'GET /user/estimations/:id/history',
  createShare: 'POST /user/estimations/:id/shares',
  listShares: 'GET /user/shares',
  deleteShare: 'DELETE /user/shares/:id',
  readShare: 'GET /shares/:token',
  downloadReport: 'GET /user/estimations/:id/report.pdf',
  downloadFullReport: 'POST /user/estimations/:id/report.pdf',
  checkReport: 'POST /reports/check',
  requestManualEstimation: 'POST /manual-estimation',
  listManualRequests: 'GET /manual-estimation',
  downloadExpertReport: 'GET /manual-estimation/:id/report.pdf',

  readProfile: 'GET /user/profile',
  changeProfile: 'PATCH /user/profile',
  deleteAccount: 'DELETE /user/profile',
  exportPersonalData: 'GET /user/export',
  askAboutData: 'POST /user/privacy-requests',
  requestEmailVerification: 'POST /user/email-verification',
  confirmEmail: 'POST /user/email-verification/confirm',

  listExpertRequests: 'GET /experts/requests',
  downloadExpertRequests: 'GET /experts/requests.csv',
  readExpertRequest: 'GET /experts/requests/:id',
  moveExpertRequest: 'POST /experts/requests/:id/moves',
  addExpertNote: 'POST /experts/requests/:id/notes',
  readExpertFigures: 'GET /experts/figures',
  readExpertAlerts: 'GET /experts/alerts',
  listPrivacyRequests: 'GET /experts/privacy-requests',
  answerPrivacyRequest: 'POST /experts/privacy-requests/:id/answer',
  downloadOffers: 'GET /experts/offers.csv',

  reverseGeocode: 'GET /geocode/reverse',
  searchPlaces: 'GET /places',
  describePosition: 'GET /places/at',
  readMarket: 'GET /market',
  listZones: 'GET /market/zones',
  readGovernorate: 'GET /market/zones/:governorate',
  readZone: 'GET /market/zones/:governorate/:zone',
  readAccuracy: 'GET /market/accuracy',
  downloadZones: 'GET /market/zones.csv',
  downloadGovernorate: 'GET /market/zones/:governorate.csv',
  downloadZone: 'GET /market/zones/:governorate/:zone.csv',
  downloadAccuracy: 'GET /market/accuracy.csv',
  comparePrice: 'GET /market/compare-price',
  sendEvent: 'POST /analytics',
} as const;

export type EndpointName = keyof typeof addresses;
