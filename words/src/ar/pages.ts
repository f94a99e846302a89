import type { Transaction } from '@soumdar/engine';
import { phoneTitle } from './codes.ts';
import { createAccount } from './common.ts';
import { title as compareTitleOf } from './comparison.ts';
import { title as dashboardTitle } from './dashboard.ts';
import { pageTitle as demonstrationTitle } from './demo.ts';
import { expertsOnly } from './experts-area.ts';
import { pageTitle as feesTitle } from './fees.ts';
import { title as firstPageTitle } from './first-page.ts';
import { formatLongDate, formatNumber, formatPrice, formatRent } from './formats.ts';
import { title as legalNoticeTitle } from './legal-notice.ts';
import { title as myDataTitle } from './my-data.ts';
import { title as notFoundTitle } from './not-found.ts';
import { codeTitle, passwordTitle, title as forgotPasswordTitle } from './password-reset.ts';
import { pricesInTunisia } from './prices.ts';
import { title as privacyPolicyTitle } from './privacy-policy.ts';
import { title as reliabilityTitle } from './reliability.ts';
import { title as reportCheckTitle } from './report-check.ts';
import { pageTitle as resultsTitle } from './results.ts';
import { title as sharedTitle } from './shared-estimate.ts';
import { title as signInTitle } from './sign-in.ts';
import { title as signingTitle } from './signing.ts';
import { title as undoTitle } from './undo-contact-change.ts';
import { title as unsubscribeTitle } from './unsubscribe.ts';
import { creationTitle, pageTitle as estimationTitle } from './wizard.ts';

/** What pages say of themselves: in tabs, to search engines, beside shared links. */
interface Head {
  /** as the site names the tab, without the brand */
  title: string;
  description?: string;
}

const experts: Head = { title: expertsOnly };
const demonstration: Head = { title: demonstrationTitle };
const verification: Head = { title: phoneTitle };
const zone: Head = { title: pricesInTunisia };

/** Of each page by its name; a page rendered from data may replace it. Only pages for search engines have a description. */
export const heads = {
  home: {
    title: firstPageTitle,
    description:
      'ثمن بيع شقة أو منزل أو فيلا أو أرض في تونس ومعلوم الكراء الشهري، محسوبان من إعلانات مشابهة. تقدير مجاني ودون التزام.',
  },
  search: demonstration,
  property: demonstration,
  estimation: {
    title: estimationTitle,
    description:
      'صِف شقتك أو منزلك أو فيلتك أو أرضك في ثلاث دقائق واعرف ثمن البيع ومعلوم الكراء، مع مجال الثمن ودرجة الموثوقية.',
  },
  creation: { title: creationTitle },
  results: { title: resultsTitle },
  login: {
    title: signInTitle,
    description: 'سجّل الدخول إلى Soumdar لتجد تقديراتك العقارية ومطالبك.',
  },
  register: {
    title: createAccount,
    description: 'أنشئ حسابًا مجانيًا على Soumdar للحصول على تقديراتك العقارية في تونس والاحتفاظ بها.',
  },
  sendVerificationCode: verification,
  verifyPhone: verification,
  forgotPassword: { title: forgotPasswordTitle },
  forgotPasswordVerify: { title: codeTitle },
  forgotPasswordReset: { title: passwordTitle },
  forgotPasswordSuccess: { title: 'كلمة السر' },
  reportCheck: { title: reportCheckTitle },
  reportCheckNumber: { title: reportCheckTitle },
  undoContactChange: { title: undoTitle },
  legalNotice: {
    title: legalNoticeTitle,
    description: 'الناشر والمستضيف والملكية الفكرية والمسؤولية: التنصيصات القانونية لموقع Soumdar.',
  },
  privacyPolicy: {
    title: privacyPolicyTitle,
    description:
      'ما هي المعطيات التي تجمعها Soumdar، ولماذا، وكم تُحفظ، وكيف يمكن النفاذ إليها أو إصلاحها أو حذفها.',
  },
  dashboard: { title: dashboardTitle },
  myData: { title: myDataTitle },
  experts,
  expertRequest: experts,
  expertFigures: experts,
  expertAlerts: experts,
  expertPrivacy: experts,
  expertProofs: experts,
  expertSecurity: experts,
  prices: zone,
  comparison: {
    title: compareTitleOf([]),
    description:
      'ثمن المتر المربع المطلوب ومعاليم الكراء والمردود وتطور الأسعار والموثوقية، منطقة بمنطقة، جنبًا إلى جنب.',
  },
  governoratePrices: zone,
  zonePrices: zone,
  reliability: {
    title: reliabilityTitle,
    description:
      'هامش الخطأ في تقديرنا لأثمان العقارات في تونس، حسب نوع العقار وحسب الولاية، وما تعد به الدرجة، والطريقة وحدودها.',
  },
  fees: {
    title: feesTitle,
    description:
      'ما يبقى للبائع بعد الضرائب ومصاريف البيع، وما يدفعه المشتري في تونس: معاليم التسجيل، الديوان الوطني للملكية العقارية، الوكالة، القيمة الزائدة العقارية، مع المصادر والتواريخ.',
  },
  beforeSigning: {
    title: signingTitle,
    description:
      'الرسم الأزرق، الرسم العربي، الشيوع، الرخصة، المتسوّغ: ما يجب التثبت منه قبل بيع عقار أو شرائه في تونس، ومن يتثبت منه، مع النصوص القانونية.',
  },
  shared: { title: sharedTitle },
  unsubscribe: { title: unsubscribeTitle },
  notFound: { title: notFoundTitle },
} satisfies Record<string, Head>;

export const sitePicture = 'Soumdar: تقدير مجاني لثمن عقارك في تونس';
export const slogan = 'أول منصة لتقدير العقارات في تونس';
export const country = 'تونس';
export const notStated = 'غير مذكور في العرض التجريبي';
export const noneInDemonstration = 'لا يوجد في العرض التجريبي';
export const twilio = 'Twilio، الولايات المتحدة';
export const sampleData = 'معطيات تجريبية';
export const demonstrationPublisher = 'ناشر العرض التجريبي';
export const tooManyCalculations = 'حسابات كثيرة في دقيقة واحدة. أعد المحاولة بعد لحظات.';
export const tooManyLists = 'قوائم كثيرة في دقيقة واحدة. أعد المحاولة بعد لحظات.';

export const preparedOn = (iso: string) =>
  `تقدير بتاريخ ${formatLongDate(iso)}، أُعدّ مع Soumdar انطلاقًا من إعلانات مشابهة`;
const sharedPrices: Record<Transaction, { what: string; format: (tnd: number) => string }> = {
  sale: { what: 'البيع', format: formatPrice },
  rent: { what: 'الكراء', format: formatRent },
};
export function aboutPrice(
  side: Transaction,
  tnd: number,
  range: { low: number; high: number } | null,
): string {
  const { what, format } = sharedPrices[side];
  const between = range ? `، بين ${formatNumber(range.low)} و${formatNumber(range.high)}` : '';
  return `${what}: نحو ${format(tnd)}${between}`;
}
