import { waitInMinutes } from './errors.ts';

/** Sending a code, by SMS or by email, and typing it. */

export const enterCode = 'أدخل الرمز';
export const verify = 'التثبت من الرمز';
export const send = 'إرسال الرمز';
export const resend = 'إعادة إرسال الرمز';
export const alreadyReceived = 'وصلني رمز من قبل';
export const nextCodeIn = (countdown: string) => `يمكن إعادة الإرسال بعد <timer>${countdown}</timer>`;

export const codeWasSent =
  'أُرسل الرمز المكوّن من 6 أرقام في إرسالية قصيرة، أو بالبريد الإلكتروني لمن يعيش في الخارج. وهو صالح لمدة 10 دقائق.';
export const codeWasSentByEmail = (email: string) =>
  `أُرسل الرمز المكوّن من 6 أرقام بالبريد الإلكتروني إلى <to>${email}</to>. وهو صالح لمدة 10 دقائق. وإن تأخّر، فابحث عنه في البريد غير المرغوب فيه.`;
export const codeWasSentBySms = (phone: string) =>
  `أُرسل الرمز المكوّن من 6 أرقام في إرسالية قصيرة إلى <to>${phone}</to>. وهو صالح لمدة 10 دقائق.`;
export const sentByEmail = (email: string) => `أُرسل الرمز إلى <to>${email}</to>.`;
export const sentBySms = (phone: string) => `أُرسل الرمز إلى <to>${phone}</to>.`;

export const tooManyAttempts = (waitSeconds: number) =>
  `محاولات كثيرة جدًا. يرجى الانتظار ${waitInMinutes(waitSeconds)}.`;
export const waitForAnother = (waitSeconds: number) =>
  `يرجى الانتظار ${waitInMinutes(waitSeconds)} قبل طلب رمز جديد.`;
export const noPendingRegistration = 'لا يوجد تسجيل في الانتظار لهذا البريد الإلكتروني';

/** The screens that verify a registration. */

export const emailTitle = 'التثبت من البريد الإلكتروني';
export const phoneTitle = 'التثبت من الهاتف';
export const verifyEmail = 'التثبت من بريدك الإلكتروني';
export const verifyPhone = 'التثبت من هاتفك';
export const provesEmail = (email: string) =>
  `رمز من 6 أرقام يؤكد أن العنوان <contact>${email}</contact> عنوانك.`;
export const provesPhone = (phone: string) =>
  `رمز من 6 أرقام يؤكد أن الرقم <contact>${phone}</contact> رقمك.`;
export const provesPhoneOf = (email: string) =>
  `رمز من 6 أرقام يؤكد أن رقم الحساب <account>${email}</account> رقمك.`;
export const sendsByItself = 'يُرسَل الرمز تلقائيًا حالما تنقضي المدة الفاصلة بين إرسالين.';
export const correctEmail = 'تعديل البريد الإلكتروني';
export const correctPhone = 'تعديل الرقم';
export const emailVerified = 'تم التثبت من البريد الإلكتروني بنجاح!';
export const phoneVerified = 'تم التثبت من رقم الهاتف بنجاح!';
export const passwordGone = 'لم نجد كلمة السر الوقتية. يرجى تسجيل الدخول. جارٍ تحويلك…';
export const notSignedIn = 'لم ينجح تسجيل الدخول الآلي. يرجى تسجيل الدخول. جارٍ تحويلك…';
