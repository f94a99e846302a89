import { beforeSigningPath, feesPath, marketPaths, sharedPage, unsubscribePage } from './page-paths.ts';
import { sitePaths } from './site.ts';

const unknownPage = 'Unknown Page';

const paths = {
  ...sitePaths,
  ...marketPaths,
  fees: feesPath,
  beforeSigning: beforeSigningPath,
  shared: sharedPage,
  unsubscribe: unsubscribePage,
};

const pageNames: Record<keyof typeof paths, string> = {
  home: 'Home',
  search: 'Search',
  property: 'Property Details',
  estimation: 'Estimation',
  creation: 'Property Form',
  results: 'Estimation Results',
  login: 'Login',
  register: 'Register',
  sendVerificationCode: 'Send Verification Code',
  verifyPhone: 'Verify Phone',
  forgotPassword: 'Forgot Password',
  forgotPasswordVerify: 'Verify Reset Code',
  forgotPasswordReset: 'Reset Password',
  forgotPasswordSuccess: 'Password Reset Success',
  undoContactChange: 'Undo Contact Change',
  reportCheck: 'Report Check',
  reportCheckNumber: 'Numbered Report Check',
  legalNotice: 'Legal Notice',
  privacyPolicy: 'Privacy Policy',
  prices: 'Prices',
  comparison: 'Prices Comparison',
  governoratePrices: 'Governorate Prices',
  zonePrices: 'Zone Prices',
  reliability: 'Reliability',
  fees: 'Sale Costs',
  beforeSigning: 'Before Signing',
  shared: 'Shared Estimation',
  unsubscribe: 'Unsubscribe',
  dashboard: 'Dashboard',
  myData: 'My Data',
  experts: 'Experts Requests',
  expertRequest: 'Experts Request Details',
  expertFigures: 'Experts Figures',
  expertAlerts: 'Experts Alerts',
  expertPrivacy: 'Experts Personal Data',
};

/** Without any token or place. */
export function pageName(path: string): string {
  const pages = Object.keys(paths) as (keyof typeof paths)[];
  const page = pages.find((name) => matches(paths[name], path));
  return page ? pageNames[page] : unknownPage;
}

/** The router's own matching, if shared with this chunk, would make the landing page load more. */
function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(path);
}
