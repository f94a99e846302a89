/** The zone that is the whole country. */
export const countrySlug = 'tunisie';

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
  undoContactChange: '/annuler',
  legalNotice: '/mentions-legales',
  privacyPolicy: '/politique-confidentialite',
  prices: '/prix-immobilier',
  governoratePrices: '/prix-immobilier/:governorate',
  zonePrices: '/prix-immobilier/:governorate/:zone',
  dashboard: '/dashboard',
  myData: '/mes-donnees',
  experts: '/experts',
  expertRequest: '/experts/demandes/:id',
  expertFigures: '/experts/chiffres',
  expertAlerts: '/experts/alertes',
  expertPrivacy: '/experts/donnees-personnelles',
} as const;

/** The properties of the demonstration: {@link sitePaths.property} answers "not found" for any other. */
export const samplePropertyIds = [
  'appartement-berges-du-lac',
  'villa-gammarth',
  'maison-bardo',
  'appartement-khezama',
  'terrain-hammamet-sud',
  'villa-midoun',
] as const;
export type SamplePropertyId = (typeof samplePropertyIds)[number];

/** Pages that the server draws from the market in service, for readers without script and for search engines. */
export const marketPages = ['prices', 'governoratePrices', 'zonePrices'] as const;
export type MarketPage = (typeof marketPages)[number];

/** The address of a zone's page. */
export const zonePath = (slug: string): string =>
  slug === countrySlug ? sitePaths.prices : `${sitePaths.prices}/${slug}`;

/** Id of the element that holds, as JSON, what the server drew a page with. */
export const pageDataId = 'donnees';

/** Pages that are the same for everybody: the build renders them to HTML, which the server sends. */
export const prerenderedPages = ['home', 'legalNotice', 'privacyPolicy'] as const;

/** Names of the `<meta>` tags through which the server hands its settings to the site. */
export const siteMeta = {
  appKey: 'soumdar:app-key',
  tileUrl: 'soumdar:tile-url',
  analyticsHost: 'soumdar:analytics-host',
  analyticsKey: 'soumdar:analytics-key',
  publisherName: 'soumdar:publisher-name',
  publisherAddress: 'soumdar:publisher-address',
  publisherEmail: 'soumdar:publisher-email',
  publisherDirector: 'soumdar:publisher-director',
  publisherHost: 'soumdar:publisher-host',
  smsProvider: 'soumdar:sms-provider',
  facebook: 'soumdar:facebook',
  instagram: 'soumdar:instagram',
  linkedin: 'soumdar:linkedin',
} as const;

/** What stands for a setting in a page drawn at build, where the server puts its value. */
export const settingPlaceholder = (meta: string): string => `{{${meta}}}`;
