import { formatCount, formatCountObject, nouns } from './counting.ts';

export { emailRequired, passwordRequired } from './fields.ts';

/** What a refusal of the server means. */

export const invalid = 'معطيات غير صحيحة. يرجى التثبت مما أدخلته.';
export const unauthorized = 'الدخول غير مسموح. يرجى تسجيل الدخول من جديد.';
export const forbidden = 'الدخول ممنوع.';
export const notFound = 'لم نجد ما تطلبه.';
export const tooMany = 'محاولات كثيرة جدًا. يرجى الانتظار قبل إعادة المحاولة.';
export const server = 'خطأ في الخادم. يرجى إعادة المحاولة لاحقًا.';
export const network = 'مشكلة في الاتصال. تثبّت من الاتصال بالإنترنت وأعد المحاولة.';
export const unexpected = 'حدث خطأ غير متوقع';
export const badAnswer = 'ردّ الخادم غير صحيح. يرجى إعادة المحاولة لاحقًا.';
export const spentCode = 'محاولات كثيرة جدًا بهذا الرمز: لم يعد صالحًا. اطلب رمزًا جديدًا.';
export const busy = 'الإقبال كبير على الخدمة. يرجى إعادة المحاولة بعد قليل.';
export const starting = 'الخدمة بصدد الانطلاق. يرجى إعادة المحاولة بعد قليل.';
export const slow = 'الخدمة بطيئة جدًا حاليًا. يرجى إعادة المحاولة بعد قليل.';
export const readOnly = 'لا يمكن للخدمة تسجيل أي شيء حاليًا. يرجى إعادة المحاولة لاحقًا.';
export const commonPassword = 'كلمة السر هذه شائعة جدًا. اختر كلمة أخرى.';
export const emailTaken = 'هذا البريد الإلكتروني مستعمل من قبل';
export const phoneTaken = 'رقم الهاتف هذا مسجّل من قبل';
export const secondFactorRequired = 'يتطلب الدخول إلى هذا الفضاء خطوة تثبت ثانية.';
export const secondFactorExists = 'لهذا الحساب خطوة تثبت ثانية.';
export const noPendingRegistration = 'لا يوجد أي تسجيل في الانتظار';
export const tooManyFromHere = 'محاولات كثيرة جدًا من اتصالك بالإنترنت. يرجى إعادة المحاولة بعد ساعة.';
export const smsFailed = 'خطأ في خدمة الإرساليات القصيرة. يرجى إعادة المحاولة لاحقًا.';
export const emailFailed = 'خطأ في خدمة البريد الإلكتروني. يرجى إعادة المحاولة لاحقًا.';
export const emailRefused = 'خادم هذا البريد الإلكتروني يرفض العنوان. تثبّت منه.';
export const verificationCodeExpired = 'انتهت صلوحية رمز التثبت';
export const verificationCodeInvalid = 'رمز التثبت غير صحيح';
export const noAccount = 'لا يوجد أي حساب بهذا البريد الإلكتروني';
export const resetCodeInvalid = 'رمز تغيير كلمة السر غير صحيح';
export const resetCodeExpired = 'انتهت صلوحية رمز تغيير كلمة السر';
export const passwordTooShort = 'يجب أن تتضمن كلمة السر 6 أحرف على الأقل';
export const resetCodeInvalidOrExpired = 'رمز تغيير كلمة السر غير صحيح أو انتهت صلوحيته';
export const badLocation = 'إحداثيات الموقع غير صحيحة';
export const badPropertyType = 'نوع العقار غير صحيح';
export const outOfScalePrice = 'هذا الثمن بعيد جدًا عما هو مطلوب هنا ولا يمكن مقارنته. تثبّت منه.';
export const noFigureToReport =
  'لا يوجد في هذا التقدير رقم موثوق بما يكفي لإصدار تقرير PDF. اطلب تقديرًا يدويًا: يكون لجواب الخبير تقريره.';
export const tooManyWrongAmounts =
  'أُدخلت مبالغ خاطئة كثيرة لهذا الرقم. اطلب ممن سلّمك التقرير أن يؤكد لك المبلغ.';
export const coveredAlready = 'الإعلانات القريبة كافية لتقدير آلي لهذا العقار: قم به الآن.';
export const methodInvalid = 'يرجى اختيار طريقة اتصال صحيحة';
export const slotInvalid = 'يرجى اختيار توقيت اتصال صحيح';
export const passwordWrong = 'كلمة السر غير صحيحة. تثبّت منها وأعد المحاولة.';
export const requestChanged = 'تغيّر هذا المطلب في الأثناء.';
export const requestNotOpen = 'لم تعد هذه العملية ممكنة لهذا المطلب.';
export const alreadyCorrected = 'سبق تصحيح هذا التقدير: افتح الأحدث في لوحة المتابعة، أو قم بتقدير جديد.';
export const contestOpen = 'يدرس خبير اعتراضك على هذا التقدير.';
export const noSignedPrice = 'أدخل أولًا الثمن المضمّن في العقد، ثم أرفق وثيقته المؤيّدة.';
export const fileTooLarge = 'يتجاوز هذا الملف 5 ميغابايت: لم يُحفظ. اختر ملفًا أخف.';
export const badFile = 'هذا الملف ليس PDF ولا صورة JPEG أو PNG: لم يُحفظ. اختر ملفًا آخر.';
export const proofChanged = 'عُوّضت هذه الوثيقة أو سُحبت في الأثناء.';
export const requestTaken = 'سبق أن تعهّد خبير بهذا المطلب: أعلمه بما يجب تصحيحه عندما يتصل بك.';
export const requestAnswered = 'سبق أن أجاب خبير آخر عن هذا المطلب.';

export const tooManyFollowed = (most: number) =>
  `تتابع ${formatCountObject(most, nouns.property)}، وهو الحد الأقصى. أوقف متابعة أحدها لتتابع هذا العقار.`;
export const tooManyShares = (most: number) =>
  `لديك ${formatCount(most, nouns.link)} للمشاركة. أبطل أحدها في «معطياتي» لإنشاء رابط آخر.`;

const documents = { one: 'وثيقة واحدة', two: 'وثيقتان', few: 'وثائق', many: 'وثيقة', other: 'وثيقة' };
export const tooManyProofs = (most: number) =>
  `لا يمكن أن تنتظر أكثر من ${formatCountObject(most, documents)}، ولا إرسال أكثر من ذلك في اليوم. لم يُحفظ هذا الملف.`;

/** '5 دقائق', after a verb, of a wait in seconds. */
export const waitInMinutes = (seconds: number) =>
  formatCountObject(Math.max(1, Math.ceil(seconds / 60)), nouns.minute);

/** Short waits in seconds, a day's limit in hours. */
function wait(seconds: number): string {
  if (seconds < 60) return formatCount(Math.ceil(seconds), nouns.second);
  if (seconds < 2 * 3600) return formatCount(Math.ceil(seconds / 60), nouns.minute);
  return formatCount(Math.ceil(seconds / 3600), nouns.hour);
}
export const withWait = (sentence: string, seconds: number) => `${sentence} مدة الانتظار: ${wait(seconds)}.`;
