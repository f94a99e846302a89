import type { PropertyType } from '@soumdar/engine';
import { isolateAuto } from '../isolates.ts';
import { formatLongDate, formatSurface } from './formats.ts';
import { propertyTypeLabel } from './labels.ts';

/** Sharing an estimate by a link, following it, and its reports. */

export const goneEstimation = 'لم يعد هذا التقدير في لوحة المتابعة: فلم يعد له تقرير PDF.';
export const goneRequest = 'لم يعد هذا المطلب في لوحة المتابعة: فلم يعد له تقرير PDF.';
export const tooManyPdfs = 'نزّلت اليوم 30 تقرير PDF، وهو الحد الأقصى. أعد المحاولة غدًا.';
export const downloadPdf = 'تنزيل تقرير PDF';
export const aboutText = 'التقرير: نص (txt).';
export const aboutPdf = 'PDF: منسّق ويمكن التثبت منه.';
export const nameOnPdf = 'كتابة اسمي على تقرير PDF';
export const copied = 'تم نسخ الرابط.';
export const notCopied = 'تعذّر نسخ الرابط: تم تحديده، فانسخه بنفسك.';
export const notShared = 'لا تُفتح المشاركة على هذا الجهاز. انسخ الرابط.';
export const linkLabel = 'رابط للمشاركة';
export const sendByWhatsApp = 'إرسال عبر WhatsApp';
export const sendOtherwise = 'إرسال بطريقة أخرى';
export const copy = 'نسخ الرابط';
export const ready = 'رابطك جاهز';
export const shareThis = 'مشاركة هذا التقدير';
export const revocable = 'يمكنك إبطال هذا الرابط متى شئت في «معطياتي».';
export const duration = 'مدة الرابط';
export const showPrice = 'إظهار الثمن في معاينة الرابط';
export const create = 'إنشاء الرابط';
export const gone = 'لم يعد هذا التقدير في لوحة المتابعة: فلا يمكن مشاركته.';

/** By their days. */
export const durations = { 7: '7 أيام', 30: '30 يومًا', 90: '90 يومًا', 365: 'سنة واحدة' };
export const readyLead = (expiresAt: string) =>
  `يفتح التقدير إلى غاية ${formatLongDate(expiresAt)}. انسخه أو أرسله الآن: لن يمكننا عرضه عليك مرة أخرى.`;
export const whatIsSeen = (title: string) =>
  `${isolateAuto(title)}. كل من لديه الرابط يرى الأرقام ومجالاتها والعقارات المشابهة والخريطة؛ ولا يرى اسمك، ولا معطيات الاتصال بك، ولا العنوان بالضبط. الموقع في الخريطة تقريبي، بفارق كيلومتر تقريبًا، لكن الأرقام هي أرقام المكان بالضبط: وبكثير من الصبر، يمكن أن يُستنتج منها مكان العقار.`;
export const messageText = (type: PropertyType, surfaceM2: number, place: string) =>
  `تقدير Soumdar: ${propertyTypeLabel(type)} بمساحة ${formatSurface(surfaceM2)}، ${place}`;
export const followed = 'هذا العقار قيد المتابعة: يُعاد حساب قيمته عند كل تحيين لمعطيات السوق.';
