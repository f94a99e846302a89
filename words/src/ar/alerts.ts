import { formatLongDate } from './formats.ts';

/** The alerts by email about properties that are followed, and the address they go to. */

export const title = 'تنبيهاتي بالبريد الإلكتروني';
const address = (email: string) => `عنوانك: <email>${email}</email>`;
export const addressToVerifyAgain = (email: string) => `${address(email)}، يجب التثبت منه من جديد.`;
export const addressUnverified = (email: string) => `${address(email)}، لم يتم التثبت منه بعد.`;
export const addressVerified = (email: string, verifiedAt: string) =>
  `${address(email)}، تم التثبت منه في ${formatLongDate(verifiedAt)}.`;
export const stopped = (since: string) =>
  `<strong>لم نعد نكتب إلى هذا العنوان منذ ${formatLongDate(since)}</strong>: رفض خادمه ثلاثًا من رسائلنا على التوالي. تثبّت من العنوان من جديد لنستأنف، أو صحّحه في «هويتي».`;

export const wanted = 'أعلمني بالبريد الإلكتروني';
export const wantedHelp =
  'عندما تتغيّر فعلًا قيمة عقار تتابعه، أو عندما تصبح منطقة مشمولة بالتقدير، وإلا فمرة كل ثلاثي؛ ومرة واحدة لكل عقار معدّ للبيع أو للكراء، بعد ثلاثة أشهر، لمعرفة ما صار إليه. لا إشهار، وتكفي نقرة في أسفل أي رسالة لإلغاء الاشتراك.';
export const verifyFirst = 'لن نرسل شيئًا قبل التثبت من عنوانك.';
export const switchedOn = 'تم تفعيل تنبيهاتك بالبريد الإلكتروني.';
export const switchedOff = 'لن تصلك تنبيهات بعد الآن.';

export const codeToBeSent = 'يُرسَل إليه رمز صالح لمدة 10 دقائق.';
export const enterCode =
  'أدخل الرمز الذي وصلك بالبريد الإلكتروني. وإن تأخّر، فابحث عنه في البريد غير المرغوب فيه.';
export const maybeNotSent = 'لا ندري هل أُرسلت الرسالة. إن وصلت، فأدخل الرمز؛ وإلا فاطلب رمزًا آخر لاحقًا.';
export const addressIsVerified = 'تم التثبت من عنوانك.';
