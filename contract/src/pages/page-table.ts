import { sitePaths, type PageName } from './paths.ts';

interface Page {
  /** as page views are counted */
  analytics: string;
  /** by the build where all visitors see the same, by the server for each request, or by the browser alone */
  rendering: 'build' | 'request' | 'browser';
  /** whether the sitemap lists it at its path; a page of the market is listed while there is one */
  inSitemap?: true;
}

/** Every page of the site; its path is in `sitePaths`, apart because the first page needs nothing else. */
export const pageTable = {
  home: { analytics: 'Home', rendering: 'build', inSitemap: true },
  search: { analytics: 'Search', rendering: 'browser' },
  property: { analytics: 'Property Details', rendering: 'browser' },
  estimation: { analytics: 'Estimation', rendering: 'browser', inSitemap: true },
  creation: { analytics: 'Property Form', rendering: 'browser' },
  results: { analytics: 'Estimation Results', rendering: 'browser' },
  login: { analytics: 'Login', rendering: 'browser', inSitemap: true },
  register: { analytics: 'Register', rendering: 'browser', inSitemap: true },
  sendVerificationCode: { analytics: 'Send Verification Code', rendering: 'browser' },
  verifyPhone: { analytics: 'Verify Phone', rendering: 'browser' },
  forgotPassword: { analytics: 'Forgot Password', rendering: 'browser' },
  forgotPasswordVerify: { analytics: 'Verify Reset Code', rendering: 'browser' },
  forgotPasswordReset: { analytics: 'Reset Password', rendering: 'browser' },
  forgotPasswordSuccess: { analytics: 'Password Reset Success', rendering: 'browser' },
  reportCheck: { analytics: 'Report Check', rendering: 'browser' },
  reportCheckNumber: { analytics: 'Numbered Report Check', rendering: 'browser' },
  undoContactChange: { analytics: 'Undo Contact Change', rendering: 'browser' },
  legalNotice: { analytics: 'Legal Notice', rendering: 'build', inSitemap: true },
  privacyPolicy: { analytics: 'Privacy Policy', rendering: 'build', inSitemap: true },
  dashboard: { analytics: 'Dashboard', rendering: 'browser' },
  myData: { analytics: 'My Data', rendering: 'browser' },
  experts: { analytics: 'Experts Requests', rendering: 'browser' },
  expertRequest: { analytics: 'Experts Request Details', rendering: 'browser' },
  expertFigures: { analytics: 'Experts Figures', rendering: 'browser' },
  expertAlerts: { analytics: 'Experts Alerts', rendering: 'browser' },
  expertPrivacy: { analytics: 'Experts Personal Data', rendering: 'browser' },
  expertProofs: { analytics: 'Experts Proofs', rendering: 'browser' },
  expertSecurity: { analytics: 'Experts Security', rendering: 'browser' },
  prices: { analytics: 'Prices', rendering: 'request' },
  comparison: { analytics: 'Prices Comparison', rendering: 'request' },
  governoratePrices: { analytics: 'Governorate Prices', rendering: 'request' },
  zonePrices: { analytics: 'Zone Prices', rendering: 'request' },
  reliability: { analytics: 'Reliability', rendering: 'request' },
  fees: { analytics: 'Sale Costs', rendering: 'request', inSitemap: true },
  beforeSigning: { analytics: 'Before Signing', rendering: 'request', inSitemap: true },
  shared: { analytics: 'Shared Estimation', rendering: 'request' },
  unsubscribe: { analytics: 'Unsubscribe', rendering: 'request' },
} as const satisfies Record<PageName, Page>;

export const pageNames = Object.keys(pageTable) as PageName[];

export const prerenderedPages = pageNames.filter((name) => pageTable[name].rendering === 'build');

/** The name under which the view of an address is counted, without any token or place. */
export function analyticsName(path: string): string {
  const name = pageNames.find((page) => matches(sitePaths[page], path));
  return name ? pageTable[name].analytics : 'Unknown Page';
}

/** The router's own matching, if shared with this chunk, would make the landing page load more. */
function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(path);
}
