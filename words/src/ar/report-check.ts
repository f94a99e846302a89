import type { PropertyType, Transaction } from '@soumdar/engine';
import { formatCount, nouns } from './counting.ts';
import { sideTexts } from './estimate.ts';
import { formatLongDate, formatPrice, formatRent, formatSurface } from './formats.ts';
import { propertyTypeLabel } from './labels.ts';
import { areForCorrected, verdictTexts, type Corrections } from './opinion.ts';
import { nearPlaceText, placeName, type NamedPlace } from './places.ts';

export const title = 'التثبت من تقرير';
export const explanation =
  'هل التقرير الذي سُلّم إليك صادر عن Soumdar، وهل هو محيَّن؟ اكتب رقمه والمبلغ المطبوع فيه.';
export const number = 'رقم التقرير';
export const printedPrice = 'ثمن البيع المطبوع (د.ت)';
export const printedPriceHelp = 'أو معلوم الكراء الشهري إن لم يتضمن التقرير ثمن بيع';
export const submit = 'تثبّت';
export const unknown = 'غير معروف';
export const mismatch = 'غير مطابق';
export const unknownNumber = 'لا تقرير بهذا الرقم، أو حُذف التقدير بعد ذلك. راجع الرقم المطبوع.';
export const otherAmount = (amount: number) =>
  `يوجد تقرير بهذا الرقم، لكن بثمن بيع غير ${formatPrice(amount)} (أو بمعلوم كراء آخر إن لم يكن فيه ثمن). راجع المبلغ المطبوع: إن كان هو الذي كتبته، فقد غُيّر هذا التقرير.`;
export const match = 'مطابق';
export const isLatest = 'وهو آخر تقدير لهذا العقار.';
export const isLatestOpinion = 'لم يُبدِ أي خبير رأيًا أحدث حول هذا العقار.';
export const isSuperseded =
  'يوجد تقدير أحدث لهذا العقار، أو لعقار من النوع نفسه وبالمساحة نفسها في المكان نفسه: اطلبه من مالكه.';

interface GenuineReport {
  side: Transaction;
  byExpert: boolean;
  propertyType: PropertyType;
  /** m² */
  surface: number;
  place: NamedPlace;
}

export const genuine = ({ side, byExpert, propertyType, surface, place }: GenuineReport) =>
  `${side === 'sale' ? 'ثمن البيع' : 'معلوم الكراء'} هذا هو فعلًا ما جاء في تقرير ${byExpert ? 'خبير من Soumdar' : 'Soumdar'} حول هذا العقار: ${propertyTypeLabel(propertyType)} بمساحة ${formatSurface(surface)}، ${nearPlaceText(placeName(place))}.`;

export const rentInReport = (rent: number) => `معلوم الكراء فيه: ${formatRent(rent)}.`;
export const statedByOwner =
  'اسم العقار وعنوانه واسم الشخص، إن طُبعت، هي كما كتبها المالك: نحن لا نتحقق منها.';

interface Opinion {
  verdict: keyof typeof verdictTexts;
  sale?: number | undefined;
  rent?: number | undefined;
  corrections?: Corrections | undefined;
}

export const opinionInReport = ({ verdict, sale, rent, corrections }: Opinion) =>
  [
    'يحمل هذا التقرير رأي خبير.',
    verdictTexts[verdict],
    ...(sale === undefined ? [] : [`${sideTexts.sale.title}: ${formatPrice(sale)}.`]),
    ...(rent === undefined ? [] : [`${sideTexts.rent.title}: ${formatRent(rent)}.`]),
    ...(corrections ? [areForCorrected(corrections)] : []),
  ].join(' ');

/** 'اليوم', 'منذ 12 يومًا', 'منذ 3 أشهر' */
export function age(days: number): string {
  if (days < 1) return 'اليوم';
  return `منذ ${
    days < 60
      ? formatCount(days, { ...nouns.day, two: 'يومين' })
      : formatCount(Math.floor(days / 30.44), { ...nouns.month, two: 'شهرين' })
  }`;
}
export const estimatedOn = (iso: string, days: number) =>
  `تقدير بتاريخ ${formatLongDate(iso)} (${age(days)}).`;

export const usableUntil = (iso: string, isOver: boolean) =>
  `هذا التقرير معدّ للاستعمال إلى غاية ${formatLongDate(iso)}${isOver ? ': انقضى هذا الأجل' : ''}.`;

export const numberForm = (length: number) =>
  `يتكوّن الرقم من ${length} بين حروف وأرقام، مثل 7K3M-9QXT-2B4C-8VWZ`;
export const amountWithComma = 'اكتب المبلغ بالدنانير كاملة، دون فاصل';
export const amountForm = 'اكتب المبلغ المطبوع في التقرير بالدينار';
