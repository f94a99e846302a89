import {
  beforeSigningPath,
  feesPath,
  marketPaths,
  sharedPage,
  sitePaths,
  unsubscribePage,
} from '@soumdar/contract';
import { Route, Routes } from 'react-router';
import { lazyPage } from './ui/lazy.tsx';

const EstimationPage = lazyPage(() => import('./pages/estimation/estimation-page.tsx'));
const ResultsPage = lazyPage(() => import('./pages/results/results-page.tsx'));
const CreationPage = lazyPage(() => import('./pages/creation/creation-page.tsx'));
const LoginPage = lazyPage(() => import('./pages/account/login-page.tsx'));
const RegisterPage = lazyPage(() => import('./pages/account/register-page.tsx'));
const SendCodePage = lazyPage(() => import('./pages/account/send-code-page.tsx'));
const VerifyPhonePage = lazyPage(() => import('./pages/account/verify-phone-page.tsx'));
const ForgotPasswordPage = lazyPage(() => import('./pages/account/forgot-password-page.tsx'));
const VerifyResetCodePage = lazyPage(() => import('./pages/account/verify-reset-code-page.tsx'));
const ResetPasswordPage = lazyPage(() => import('./pages/account/reset-password-page.tsx'));
const ResetSuccessPage = lazyPage(() => import('./pages/account/reset-success-page.tsx'));
const UndoContactChangePage = lazyPage(() => import('./pages/account/undo-contact-change-page.tsx'));
const ReportCheckPage = lazyPage(() => import('./pages/report-check/report-check-page.tsx'));
const DashboardPage = lazyPage(() => import('./pages/dashboard/dashboard-page.tsx'));
const MyDataPage = lazyPage(() => import('./pages/my-data/my-data-page.tsx'));
const ExpertsArea = lazyPage(() => import('./pages/experts/experts-area.tsx'));
const LegalNoticePage = lazyPage(() => import('./pages/legal/legal-notice-page.tsx'));
const PrivacyPolicyPage = lazyPage(() => import('./pages/legal/privacy-policy-page.tsx'));
const ZonePage = lazyPage(() => import('./pages/prices/zone-page.tsx'));
const ComparisonPage = lazyPage(() => import('./pages/comparison/comparison-page.tsx'));
const ReliabilityPage = lazyPage(() => import('./pages/reliability/reliability-page.tsx'));
const FeesPage = lazyPage(() => import('./pages/fees/fees-page.tsx'));
const BeforeSigningPage = lazyPage(() => import('./pages/before-signing/before-signing-page.tsx'));
const SharedPage = lazyPage(() => import('./pages/shared-estimate/shared-page.tsx'));
const UnsubscribePage = lazyPage(() => import('./pages/unsubscribe/unsubscribe-page.tsx'));
const SearchPage = lazyPage(() => import('./pages/demo/search-page.tsx'));
const PropertyPage = lazyPage(() => import('./pages/demo/property-page.tsx'));
const NotFoundPage = lazyPage(() => import('./pages/not-found/not-found-page.tsx'));

/** Each screen from its address: the map of the site. The landing page needs no other, and comes before it. */
export default function OtherPages() {
  return (
    <Routes>
      <Route path={sitePaths.estimation} element={<EstimationPage />} />
      <Route path={sitePaths.results} element={<ResultsPage />} />
      <Route path={sitePaths.creation} element={<CreationPage />} />
      <Route path={sitePaths.login} element={<LoginPage />} />
      <Route path={sitePaths.register} element={<RegisterPage />} />
      <Route path={sitePaths.sendVerificationCode} element={<SendCodePage />} />
      <Route path={sitePaths.verifyPhone} element={<VerifyPhonePage />} />
      <Route path={sitePaths.forgotPassword} element={<ForgotPasswordPage />} />
      <Route path={sitePaths.forgotPasswordVerify} element={<VerifyResetCodePage />} />
      <Route path={sitePaths.forgotPasswordReset} element={<ResetPasswordPage />} />
      <Route path={sitePaths.forgotPasswordSuccess} element={<ResetSuccessPage />} />
      <Route path={sitePaths.undoContactChange} element={<UndoContactChangePage />} />
      <Route path={sitePaths.reportCheck} element={<ReportCheckPage />} />
      <Route path={sitePaths.reportCheckNumber} element={<ReportCheckPage />} />
      <Route path={sitePaths.dashboard} element={<DashboardPage />} />
      <Route path={sitePaths.myData} element={<MyDataPage />} />
      <Route path={`${sitePaths.experts}/*`} element={<ExpertsArea />} />
      <Route path={sitePaths.legalNotice} element={<LegalNoticePage />} />
      <Route path={sitePaths.privacyPolicy} element={<PrivacyPolicyPage />} />
      <Route path={marketPaths.prices} element={<ZonePage />} />
      <Route path={marketPaths.comparison} element={<ComparisonPage />} />
      <Route path={marketPaths.governoratePrices} element={<ZonePage />} />
      <Route path={marketPaths.zonePrices} element={<ZonePage />} />
      <Route path={marketPaths.reliability} element={<ReliabilityPage />} />
      <Route path={feesPath} element={<FeesPage />} />
      <Route path={beforeSigningPath} element={<BeforeSigningPage />} />
      <Route path={sharedPage} element={<SharedPage />} />
      <Route path={unsubscribePage} element={<UnsubscribePage />} />
      <Route path={sitePaths.search} element={<SearchPage />} />
      <Route path={sitePaths.property} element={<PropertyPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
