export const title = 'تسجيل الدخول';
export const explanation = 'عُد إلى تقديراتك ومطالبك.';
export const noAccountYet = 'ليس لديك حساب؟ <register>إنشاء حساب</register>';
export const rememberMe = 'تذكّرني';
export const passwordForgotten = 'هل نسيت كلمة السر؟';
export const wrongCredentials = 'البريد الإلكتروني أو كلمة السر غير صحيحة';
export const fieldsToCorrect = 'يرجى تصحيح الأخطاء في الاستمارة';
export const emailToVerify = 'يجب التثبت من البريد الإلكتروني. جارٍ تحويلك…';
export const phoneToVerify = 'يجب التثبت من رقم الهاتف. جارٍ تحويلك…';

/** The second step of an expert's login. */

export const secondStep = 'خطوة التثبت الثانية';
export const codeOfApp = 'أدخل الرمز المكوّن من 6 أرقام الظاهر في تطبيق التثبت.';
export const codeOfRecovery = 'أدخل أحد رموزك الاحتياطية. يُستعمل كل رمز مرة واحدة.';
export const appCode = 'رمز التطبيق';
export const recoveryCode = 'رمز احتياطي';
export const byRecoveryCode = 'استعمال رمز احتياطي';
export const byApp = 'استعمال التطبيق';
export const wrongSecondFactor = 'رمز غير صحيح أو سبق استعماله';
export const loginExpired = 'انتهت مدة هذه المحاولة. أعد تسجيل الدخول.';

/** What follows, whatever the page that signed in. */

export const signedIn = 'تم تسجيل الدخول';
export const redirecting = 'جارٍ تحويلك…';
export const dashboard = 'لوحة المتابعة';
export const sendingRequest = 'جارٍ إرسال المطلب…';
export const resumeEstimation = 'هل تريد مواصلة تقديرك؟';
export const waitingAnswers = (propertyType: string, place: string) =>
  `إجاباتك محفوظة على هذا الجهاز: <property>${propertyType}، ${place}</property>.`;
export const getEstimation = 'احصل على تقديرك';
export const eraseAnswers = 'حذف هذه الإجابات';
