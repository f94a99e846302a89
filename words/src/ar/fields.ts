import { formatCount, nouns, type Forms } from './counting.ts';

/** Fields of an account and of its code, with what may be wrong in them. */

const digits: Forms = { one: 'رقم واحد', two: 'رقمان', few: 'أرقام', many: 'رقمًا', other: 'رقم' };

export const fullName = 'الاسم واللقب';
export const nameRequired = 'الاسم واللقب مطلوبان';
export const nameRefused = 'لا يمكن حفظ هذا الاسم. اكتبه بطريقة أخرى.';

export const email = 'البريد الإلكتروني';
export const emailRequired = 'البريد الإلكتروني مطلوب';
export const emailForm = 'عنوان البريد الإلكتروني غير صحيح';
export const validEmailRequired = 'أدخل عنوان بريد إلكتروني صحيحًا';

export const phone = 'الهاتف';
export const phoneRequired = 'رقم الهاتف مطلوب';
export const phoneForm = 'رقم الهاتف غير صحيح. أدخل رقمًا تونسيًا صحيحًا (8 أرقام)';
export const phoneWithoutCountryCode = 'رقم تونسي من 8 أرقام، دون رمز البلاد';
export const mayLiveAbroad = 'تعيش في الخارج؟ ضع علامة أمام «أعيش في الخارج».';

export const livesAbroad = 'أعيش في الخارج';
export const phoneAbroadHelp = (use: string) => `مع رمز بلدك، مثل +33 6 12 34 56 78. ${use}`;
/** `country` as ISO 3166 writes it: 'FR' */
export const phoneCountry = (country: string) =>
  `بلد الرقم: ${new Intl.DisplayNames('ar', { type: 'region' }).of(country)}`;
export const phoneAbroadUnassigned = 'هذا الرقم غير مستعمل. تثبّت من رمز البلد ومن عدد الأرقام.';
export const phoneAbroadIsTunisian =
  'هذا رقم تونسي. أزل العلامة من أمام «أعيش في الخارج»: سيصل الرمز إليه في إرسالية قصيرة.';
export const phoneAbroadForm = 'ابدأ برمز بلدك، مثل +33 لفرنسا أو +1 لكندا';

export const password = 'كلمة السر';
export const passwordRequired = 'كلمة السر مطلوبة';
export const showPassword = 'إظهار كلمة السر';
export const hidePassword = 'إخفاء كلمة السر';
export const currentPassword = 'كلمة السر الحالية';
export const currentPasswordRequired = 'كلمة السر الحالية مطلوبة';
export const newPassword = 'كلمة السر الجديدة';
export const newPasswordRequired = 'كلمة السر الجديدة مطلوبة';
export const newPasswordHelp = (minLength: number) => `${formatCount(minLength, nouns.character)} على الأقل`;
export const newPasswordTooShort = (minLength: number) =>
  `يجب ألا تقل كلمة السر عن ${formatCount(minLength, nouns.character)}`;
export const newPasswordRefused = 'كلمة السر هذه غير مناسبة. اختر غيرها.';
export const confirmation = 'تأكيد كلمة السر';
export const confirmationRequired = 'تأكيد كلمة السر مطلوب';
export const confirmationDiffers = 'كلمتا السر غير متطابقتين';
export const passwordWeak = 'ضعيفة';
export const passwordMedium = 'متوسطة';
export const passwordStrong = 'قوية';
export const passwordVeryStrong = 'قوية جدًا';
export const passwordTooShort = (minLength: number) =>
  `قصيرة جدًا (${formatCount(minLength, nouns.character)} على الأقل)`;

export const code = 'رمز التثبت';
export const codeHelp = (length: number, by: 'SMS' | 'email') =>
  `${formatCount(length, digits)}، تصل ${by === 'SMS' ? 'في إرسالية قصيرة' : 'بالبريد الإلكتروني'}`;
export const codeForm = (length: number) => `أدخل رمزًا من ${formatCount(length, digits)}`;
