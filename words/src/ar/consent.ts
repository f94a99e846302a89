import { formatLongDate } from './formats.ts';

/** Consent to being counted, and changes of the privacy policy. */

export const cookies = 'ملفات تعريف الارتباط';
export const noAdvertising =
  'لا يضع هذا الموقع أي ملف تعريف ارتباط إشهاري. وهو يحفظ في متصفّحك ما يحتاج إليه ليعمل، ويحصي على خادمه الخاص الصفحات المعروضة والخطوات المقطوعة، دون أي شيء يعرّف بك.';
export const aboutYourData = 'المزيد حول معطياتك';
export const refuse = 'رفض';
export const accept = 'قبول';
export const policyNews = 'تغيير سياسة حماية المعطيات الشخصية';
export const whatChanges = 'ما الذي يتغيّر';
export const dismiss = 'عدم العرض مجددًا';

export const externalService = (name: string) =>
  `إذا قبلت، تُرسَل هذه الأحداث أيضًا إلى خدمة القياس ${name}، مع معرّف للزيارة، وبعد تسجيل الدخول مع معرّف حسابك واسمك وبريدك الإلكتروني وهاتفك. وإذا رفضت، لا يُرسَل إليها أي شيء.`;
export const currentChoice = (isAccepted: boolean, iso: string) =>
  `اختيارك الحالي: ${isAccepted ? 'القبول' : 'الرفض'}، بتاريخ ${formatLongDate(iso)}.`;
export const policyChanged = (iso: string) =>
  `تغيّرت سياسة حماية المعطيات الشخصية بتاريخ ${formatLongDate(iso)}.`;
