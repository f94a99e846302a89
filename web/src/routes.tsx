import { sitePaths, type PageName } from '@soumdar/contract';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { language } from '@soumdar/words/language';
import { lazyPage } from './ui/lazy.tsx';

const ReportCheckPage = lazyPage(() => import('./pages/report-check/report-check-page.tsx'));
const ZonePage = lazyPage(() => import('./pages/prices/zone-page.tsx'));
const ExpertsArea = lazyPage(() =>
  language === 'fr' ? import('./pages/experts/experts-area.tsx') : import('./language/french-only.tsx'),
);
const NotFoundPage = lazyPage(() => import('./pages/not-found/not-found-page.tsx'));

/** The experts' area has its own routes, and the landing page comes before all others. */
type OwnRoute = Exclude<PageName, 'home' | 'experts' | `expert${Capitalize<string>}`>;

const components: Record<OwnRoute, ComponentType> = {
  estimation: lazyPage(() => import('./pages/estimation/estimation-page.tsx')),
  results: lazyPage(() => import('./pages/results/results-page.tsx')),
  creation: lazyPage(() => import('./pages/creation/creation-page.tsx')),
  login: lazyPage(() => import('./pages/account/login-page.tsx')),
  register: lazyPage(() => import('./pages/account/register-page.tsx')),
  sendVerificationCode: lazyPage(() => import('./pages/account/send-code-page.tsx')),
  verifyPhone: lazyPage(() => import('./pages/account/verify-phone-page.tsx')),
  forgotPassword: lazyPage(() => import('./pages/account/forgot-password-page.tsx')),
  forgotPasswordVerify: lazyPage(() => import('./pages/account/verify-reset-code-page.tsx')),
  forgotPasswordReset: lazyPage(() => import('./pages/account/reset-password-page.tsx')),
  forgotPasswordSuccess: lazyPage(() => import('./pages/account/reset-success-page.tsx')),
  undoContactChange: lazyPage(() => import('./pages/account/undo-contact-change-page.tsx')),
  reportCheck: ReportCheckPage,
  reportCheckNumber: ReportCheckPage,
  dashboard: lazyPage(() => import('./pages/dashboard/dashboard-page.tsx')),
  myData: lazyPage(() => import('./pages/my-data/my-data-page.tsx')),
  legalNotice: lazyPage(() => import('./pages/legal/legal-notice-page.tsx')),
  privacyPolicy: lazyPage(() => import('./pages/legal/privacy-policy-page.tsx')),
  prices: ZonePage,
  comparison: lazyPage(() => import('./pages/comparison/comparison-page.tsx')),
  governoratePrices: ZonePage,
  zonePrices: ZonePage,
  reliability: lazyPage(() => import('./pages/reliability/reliability-page.tsx')),
  fees: lazyPage(() => import('./pages/fees/fees-page.tsx')),
  beforeSigning: lazyPage(() => import('./pages/before-signing/before-signing-page.tsx')),
  shared: lazyPage(() => import('./pages/shared-estimate/shared-page.tsx')),
  unsubscribe: lazyPage(() => import('./pages/unsubscribe/unsubscribe-page.tsx')),
  search: lazyPage(() => import('./pages/demo/search-page.tsx')),
  property: lazyPage(() => import('./pages/demo/property-page.tsx')),
};

export default function OtherPages() {
  return (
    <Routes>
      {(Object.keys(components) as OwnRoute[]).map((name) => {
        const Page = components[name];
        return <Route key={name} path={sitePaths[name]} element={<Page />} />;
      })}
      <Route path={`${sitePaths.experts}/*`} element={<ExpertsArea />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
