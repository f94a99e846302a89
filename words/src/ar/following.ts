import type { PropertyType, Transaction } from '@soumdar/engine';
import { sideTexts } from './estimate.ts';
import {
  formatChange,
  formatList,
  formatLongDate,
  formatNumber,
  formatPrice,
  formatQuarter,
  formatRent,
  formatShare,
} from './formats.ts';
import { propertyTypeLabel } from './labels.ts';

/** How the value of a followed property went. */

export const formatFigure: Record<Transaction, (tnd: number) => string> = {
  sale: formatPrice,
  rent: formatRent,
};

export const followedSince = (iso: string, correctedOn: string | undefined) =>
  `متابَع منذ ${formatLongDate(iso)}، كما ${correctedOn ? `صحّحته بتاريخ ${formatLongDate(correctedOn)}` : 'وصفته حينها'}، ولا يغيّره تقدير جديد. يُعاد حساب قيمته عند كل تحيين لمعطيات السوق.`;
export const yourAddress = (email: string) =>
  `عنوانك: <email>${email}</email>. يمكن تصحيحه في <myData>«معطياتي»</myData>.`;

export const noFigureYet = 'لا يوجد رقم موثوق بما يكفي: تجده هنا حالما تكفي الإعلانات القريبة.';
export const chartTitle = (side: Transaction, since: string) =>
  `${sideTexts[side].title} منذ ${formatLongDate(since)}، مع مجاله`;
export const corrected = 'صُحّح العقار';
export const correctedMark = 'تصحيح';
export const lineBegins = 'يبدأ المنحنى عند التحيين القادم لمعطيات السوق.';
export const movedBy = 'ما جعله يتغيّر في المرة الأخيرة';

const on = (days: readonly string[]) => `بتاريخ ${formatList(days.map(formatLongDate))}`;
const lines = (count: number) => {
  if (count > 2) return 'الخطوط العمودية';
  return count === 2 ? 'الخطان العموديان' : 'الخط العمودي';
};
export const methodChanges = (days: readonly string[]) =>
  `${lines(days.length)}: تغيّرت طريقة حسابنا ${on(days)}.`;

interface Figure {
  low: number;
  high: number;
}
export const range = ({ low, high }: Figure) => `من ${formatNumber(low)} إلى ${formatNumber(high)}`;
export const rangeOn = (side: Transaction, { low, high }: Figure, iso: string) =>
  `من ${formatNumber(low)} إلى ${formatFigure[side](high)}، بتاريخ ${formatLongDate(iso)}`;
/** Why a day has no figure. */
export const missingTexts = {
  not_covered: 'لم يبق أي إعلان قريب',
  too_few: 'إعلانات قريبة غير كافية',
  fault: 'لم يُحسب هذه المرة',
  unreliable: 'لا رقم موثوق بما يكفي',
};
export const missingOn = (missing: keyof typeof missingTexts, iso: string) =>
  `${missingTexts[missing]}، بتاريخ ${formatLongDate(iso)}.`;
export const changeSince = (change: number, iso: string) =>
  `<change>${formatChange(change)}</change> منذ ${formatLongDate(iso)}`;
/** @param share that nine changes in ten stay under, from one model to the next */
export const noise = (share: number) =>
  `من نموذج إلى آخر، تسعة أرقام من كل عشرة مثل هذا الرقم تتغيّر بأقل من ${formatShare(share)}.`;

/** A part of what moved a price; `change` is a share of it. */
export interface Cause {
  kind: 'index' | 'listings' | 'model' | 'listingsAndModel' | 'listingsAndMethod';
  change: number;
  modelDay?: string | null;
}

const causeLabels: Record<Cause['kind'], (ofDay: string) => string> = {
  index: () => 'مؤشر الأسعار للمعهد الوطني للإحصاء',
  listings: () => 'الإعلانات القريبة',
  model: (ofDay) => `نموذج أعيد تعليمه${ofDay}`,
  listingsAndModel: (ofDay) => `الإعلانات القريبة ونموذج جديد${ofDay}، ولا يمكن الفصل بينهما هنا`,
  listingsAndMethod: (ofDay) => `الإعلانات القريبة وطريقة جديدة${ofDay}، ولا يمكن الفصل بينهما هنا`,
};
export const causeLabel = ({ kind, modelDay }: Cause) =>
  causeLabels[kind](modelDay ? ` بتاريخ ${modelDay}` : '');
/** 'مؤشر الأسعار للمعهد الوطني للإحصاء + 0,1 %؛ الإعلانات القريبة + 1,2 %' */
export const causes = (list: readonly Cause[]) =>
  list.map((cause) => `${causeLabel(cause)} ${formatChange(cause.change)}`).join('؛ ');

/** For whoever does not see the line. */
export const describeLine = (
  side: Transaction,
  ends: readonly { date: string; price: number }[],
  correctedOn: readonly string[],
) =>
  [
    `${ends.map(({ date, price }) => `${formatFigure[side](price)} بتاريخ ${formatLongDate(date)}`).join('، ')}.`,
    ...(correctedOn.length === 0 ? [] : [`${corrected} ${on(correctedOn)}.`]),
    'الأرقام في الجدول.',
  ].join(' ');

export const numbers = 'الأرقام';
export const tableCaption = (side: Transaction) => `${sideTexts[side].title}، بالدينار`;
export const columns: string[] = ['التاريخ', 'التقدير', 'المجال'];

export const indexHeading = 'مؤشر المعهد الوطني للإحصاء لكامل البلاد، 100 في سنة 2015';
export const indexTitle = (type: PropertyType) =>
  `مؤشر الأسعار للمعهد الوطني للإحصاء لكامل البلاد، ${propertyTypeLabel(type)}، 100 في سنة 2015`;
interface IndexPoint {
  quarter: string;
  index: number;
}
const indexAt = ({ quarter, index }: IndexPoint) => `${formatNumber(index)} في ${formatQuarter(quarter)}`;
export const indexEnds = (first: IndexPoint, last: IndexPoint) => `${indexAt(first)}، ${indexAt(last)}.`;
export const indexNote = (type: PropertyType, lastQuarter: string) =>
  `${propertyTypeLabel(type)}، أسعار البيع التي نشرها المعهد الوطني للإحصاء إلى غاية ${formatQuarter(lastQuarter)}. ثم نمدّد المؤشر في حساباتنا بنسق السنة الأخيرة.`;
