import { formatCount, formatCountObject, type Forms } from './counting.ts';
import { formatDayAndTime } from './formats.ts';

/** Asking an expert, and what follows. */

const characters: Forms = { one: 'حرف واحد', two: 'حرفان', few: 'أحرف', many: 'حرفًا', other: 'حرف' };

export const slotsInTunis = 'بتوقيت تونس؛ نهاية الأسبوع: السبت أو الأحد قبل 18:00';
export const method = 'طريقة الاتصال';
export const methodHelp = 'على البريد الإلكتروني أو الهاتف المسجّل في حسابك';
export const methodMissing = 'يرجى اختيار طريقة الاتصال';
export const slot = 'توقيت الاتصال';
export const slotMissing = 'يرجى اختيار توقيت الاتصال';
export const message = 'رسالة إلى الخبير';
export const fillAll = 'يرجى ملء كل الخانات المطلوبة';
export const title = 'مطلب تقدير يدوي';
export const send = 'إرسال المطلب';
export const request = 'طلب تقدير يدوي';
export const sentLead = 'يدرس خبير عقارك وأثمان حيّه.';
export const sentThen = 'يظهر تقديره في لوحة المتابعة، تحت عنوان «المطالب اليدوية».';
export const showRequest = 'عرض مطلبي';
export const delay = 'خلال 24 ساعة، أو في نهاية الأسبوع إن فضّلت ذلك';
export const anyTime = 'في أقرب وقت';

export const slotsElsewhere = (place: string) =>
  `بتوقيتك (${place})؛ نهاية الأسبوع: السبت أو الأحد قبل 18:00 بتوقيت تونس`;
export const messageHelp = (most: number) =>
  `اختياري، ${formatCount(most, characters)} على الأكثر: ما لا تقوله الأرقام عن العقار، أو أسئلتك`;
export const messageTooLong = (length: number, most: number) =>
  `في رسالتك ${formatCount(length, characters)}: لا يمكن تجاوز ${formatCountObject(most, characters)}`;

/**
 * How soon an expert gets in touch: 'خلال 24 ساعة', or by when of the weekend.
 *
 * @param dueAt ISO 8601 UTC; undefined where nobody can promise it
 */
export function promise(
  slot: string | null | undefined,
  dueAt: string | undefined,
  isAbroad = false,
): string {
  if (dueAt === undefined) return anyTime;
  return slot === 'weekend'
    ? `في نهاية الأسبوع، قبل ${formatDayAndTime(dueAt)}${isAbroad ? '، بتوقيت تونس' : ''}`
    : 'خلال 24 ساعة';
}
export const free = (when: string) => `مجانًا ودون التزام. يتصل بك خبير ${when}.`;
export const contactsAsChosen = (when: string) => `يتصل بك ${when}، بالطريقة التي اخترتها.`;
