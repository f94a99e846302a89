import type { Transaction } from '@soumdar/engine';
import { formatCount, nouns } from './counting.ts';
import { formatPrice, formatRent } from './formats.ts';
import { dueBefore } from './request-clock.ts';

/** The panel by which an owner contests an estimate. */

export const heading = 'هل يفاجئك هذا الثمن؟';
export const intro = 'انظر وزن الإعلانات المشابهة في التقدير، أو أخبر خبيرًا بما هو غير صحيح.';

export const whatIfTitle = 'الإعلانات المحتسبة';
export const whatIfMeaning =
  'استبعد إعلانًا لترى الرقم من دونه، والنصف على الأكثر. لا يتغير إلا جزء العقارات المشابهة: لا يُعاد تدريب النموذج ولا يُحفظ شيء.';
export const sideTabs = 'بيع أو كراء';
export const leaveOut = 'استبعاد';
export const bringBack = 'إرجاع';
export const mostLeftOut = 'استُبعد النصف: أرجع إعلانًا لتستبعد غيره.';
export const computing = 'جارٍ الحساب…';

const amount = (side: Transaction, tnd: number) => (side === 'sale' ? formatPrice(tnd) : formatRent(tnd));
export const storedFigure = (side: Transaction, tnd: number) => `التقدير المحفوظ: ${amount(side, tnd)}`;
export const todaysFigure = (side: Transaction, tnd: number) =>
  `اليوم، مع كل الإعلانات: ${amount(side, tnd)}`;
export const figureWithout = (side: Transaction, count: number, tnd: number) =>
  `${count === 1 ? 'دون هذا الإعلان' : `دون ${formatCount(count, nouns.advertisement)}`}: ${amount(side, tnd)}`;
export const rangeWithout = (side: Transaction, low: number, high: number, score: number) =>
  `بين ${amount(side, low)} و${amount(side, high)}، الدرجة ${score} من 100`;
export const noFigureWithout = 'من دون هذه الإعلانات لا تكفي المعطيات لرقم موثوق.';
export const ofToday = 'تغيرت الإعلانات منذ هذا التقدير: يجري الحساب على إعلانات اليوم.';
export const noComparables = 'لا يُعرض أي إعلان مشابه لهذا العقار.';

export const contestTitle = 'ما هو غير صحيح';
export const contestMeaning = (isPromised: boolean) =>
  `يجيب خبير ${isPromised ? 'خلال 24 ساعة' : 'في أقرب وقت'}. ولا يُحذف التقدير أبدًا.`;
export const reasonsLabel = 'ما لا يعرفه التقدير';
export const reasonLabels = {
  place: 'المكان',
  surface: 'المساحة',
  rooms: 'عدد الغرف',
  condition: 'حالة العقار',
  surroundings: 'الضجيج أو الإطلالة',
  plot: 'الأرض',
  comparable: 'إعلان غير مشابه',
  other: 'شيء آخر',
};
export const truePlace = 'المكان الصحيح';
export const showPlace = 'حدّده على الخريطة';
export const changePlace = 'تغيير المكان';
export const trueSurface = 'المساحة الصحيحة (م²)';
export const trueRooms = 'عدد الغرف الصحيح';
export const truePlot = 'مساحة الأرض الصحيحة (م²)';
export const trueCondition = 'الحالة الفعلية';
export const whichComparable = 'الإعلان المعني';
export const comparableWhy = 'لماذا لا يشبه عقارك';
export const message = 'رسالة إلى الخبير';
export const messageHelp = '1 000 حرف على الأكثر';
export const homesLabel = 'عقارات تعرفها';
export const homesHelp = 'خمسة على الأكثر: يقارنها الخبير بعقارك.';
export const addHome = 'إضافة عقار';
export const removeHome = (at: number) => `حذف العقار ${at}`;
export const homeTitle = (at: number) => `العقار ${at}`;
export const homeAddress = 'العنوان أو الرابط';
export const homeType = 'نوع العقار';
export const homeSurface = 'المساحة (م²)';
export const homePrice = 'الثمن (د.ت)';
export const homeDate = 'التاريخ (الشهر)';
export const homeDateMissing = 'شهر سابق أو حالي: 2026-03 لشهر مارس 2026.';
export const homeKind = 'هذا الثمن';
export const homeKindLabel = (kind: 'sold' | 'asked'): string =>
  kind === 'sold' ? 'مضمّن في العقد' : 'مطلوب';
export const homeIncomplete = 'حقل إجباري، والمساحة والثمن بالأرقام.';
export const contactMethod = 'الجواب عبر';
export const contactMethodHelp =
  'دون بريد إلكتروني تم التثبت منه يصل الجواب في إرسالية قصيرة، وإلى رقم أجنبي بالبريد الإلكتروني.';
export const contactMethodLabels = {
  email: 'البريد الإلكتروني',
  phone: 'إرسالية قصيرة',
  both: 'البريد الإلكتروني وإرسالية قصيرة',
};
export const send = 'إرسال إلى خبير';
export const reasonRequired = 'اختر نقطة واحدة على الأقل.';
export const sent = 'أُرسل الاعتراض إلى خبير.';
export const waiting = (dueAt: string | null) =>
  dueAt === null ? 'اعتراضك في انتظار خبير.' : `اعتراضك في انتظار خبير، يجيب ${dueBefore(dueAt)}.`;
export const overdue = (dueAt: string) => `اعتراضك في انتظار خبير، كان عليه أن يجيب ${dueBefore(dueAt)}.`;
export const suspended = 'اعتراضك في انتظار أن ترفع التقييد، في «معطياتي».';
export const inProgress = 'يدرس خبير اعتراضك.';
export const cancelled = (reason: string) => `أُغلق الاعتراض: ${reason}`;
export const withdraw = 'سحب اعتراضي';
export const withdrawn = 'سُحب الاعتراض.';
