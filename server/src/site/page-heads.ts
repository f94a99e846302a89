import { beforeSigningPath, feesPath, sitePaths } from '@soumdar/contract';
import * as words from '@soumdar/words/pages';

/** What a page says of itself before any script runs. */
export interface PageHead {
  /** as the site names the tab, without the brand */
  title: string;
  /** Only of pages that search engines may show: the others are private, or lead nowhere by themselves. */
  description?: string;
}

export type SitePage = keyof typeof sitePaths | 'notFound';

const verification = { title: words.verification };
const demonstration = { title: words.demonstration };
const experts = { title: words.experts };

export const pageHeads: Record<SitePage, PageHead> = {
  home: {
    title: words.home,
    description: words.homeDescription,
  },
  estimation: {
    title: words.estimation,
    description: words.estimationDescription,
  },
  legalNotice: {
    title: words.legalNotice,
    description: words.legalNoticeDescription,
  },
  privacyPolicy: {
    title: words.privacyPolicy,
    description: words.privacyPolicyDescription,
  },
  login: {
    title: words.login,
    description: words.loginDescription,
  },
  register: {
    title: words.register,
    description: words.registerDescription,
  },
  results: { title: words.results },
  creation: { title: words.creation },
  search: demonstration,
  property: demonstration,
  sendVerificationCode: verification,
  verifyPhone: verification,
  forgotPassword: { title: words.forgotPassword },
  forgotPasswordVerify: { title: words.resetCode },
  forgotPasswordReset: { title: words.newPassword },
  forgotPasswordSuccess: { title: words.yourPassword },
  undoContactChange: { title: words.undoChange },
  reportCheck: { title: words.checkReport },
  reportCheckNumber: { title: words.checkReport },
  dashboard: { title: words.dashboard },
  myData: { title: words.myData },
  experts,
  expertRequest: experts,
  expertFigures: experts,
  expertAlerts: experts,
  expertPrivacy: experts,
  notFound: { title: words.notFound },
};

/** Of the page of what a sale costs, which is drawn for each question. */
export const feesHead: PageHead = {
  title: words.fees,
  description: words.feesDescription,
};

/** Of the page of what to check before one signs, which is drawn for each set of answers. */
export const beforeSigningHead: PageHead = {
  title: words.beforeSigning,
  description: words.beforeSigningDescription,
};

/** The addresses of those to be found by search engines. */
export const indexedPaths: string[] = [
  ...(Object.keys(sitePaths) as (keyof typeof sitePaths)[])
    .filter((page) => pageHeads[page].description !== undefined)
    .map((page) => sitePaths[page]),
  feesPath,
  beforeSigningPath,
];
