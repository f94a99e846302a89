import { formatCountObject, nouns } from './counting.ts';

export const title = 'إلغاء التغيير';
export const explanation =
  'تم تعويض البريد الإلكتروني أو رقم الهاتف في حسابك. إن لم تكن أنت من فعل ذلك، فاسترجع حسابك: تُغلق كل الجلسات المفتوحة، ولا تعود كلمة السر الحالية صالحة.';
export const submit = 'استرجاع حسابي';
export const itWasMe = 'أنا من قام بالتغيير';
export const undone = 'عاد حسابك إليك';
export const undoneExplanation = 'عاد بريدك الإلكتروني ورقمك كما كانا قبل التغيير. وأُغلقت كل الجلسات.';
export const passwordIsKnown =
  'الأرجح أن شخصًا آخر كان يعرف كلمة السر: لم تعد صالحة. اختر كلمة جديدة؛ ويصلك الرمز حيث وصلك هذا الرابط.';
export const choosePassword = 'اختيار كلمة سر جديدة';
export const deadLink = (hours: number) =>
  `لم يعد هذا الرابط صالحًا: يُستعمل مرة واحدة، خلال ${formatCountObject(hours, nouns.hour)} بعد التغيير.`;
export const phoneTaken = 'هذا الرقم القديم تابع الآن لحساب آخر. اتصل بنا.';
export const emailTaken = 'هذا البريد القديم تابع الآن لحساب آخر. اتصل بنا.';
