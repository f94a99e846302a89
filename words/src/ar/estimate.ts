import {
  fewestShown,
  maxComparableKm,
  minComparables,
  type AdjustmentName,
  type MatchReason,
  type Transaction,
  type UnusualFact,
} from '@soumdar/engine';
import type { Accuracy, Basis, trustTexts as frenchTrustTexts } from '../fr/estimate.ts';
import { attributeTexts, type AttributeTexts } from './attributes.ts';
import { formatCount, nouns, type Forms } from './counting.ts';
import {
  formatDistance,
  formatList,
  formatLongDate,
  formatMonth,
  formatNumber,
  formatPerM2,
  formatPercent,
  formatPrice,
  formatRent,
  formatPricePerM2,
} from './formats.ts';
import { learnedCount, measuredCount } from './counts.ts';
import { confidenceLabel } from './labels.ts';
import { broughtTo, howBrought, sameLevel, type Level } from './level.ts';
import { ofPlace, toPlace } from './places.ts';

/** The sentences about an estimate, wherever it is shown. */

export type { Accuracy, Basis } from '../fr/estimate.ts';

export const sideTexts: Record<
  Transaction,
  {
    title: string;
    figure: string;
    unit: string;
    range: string;
    within: string;
    transaction: string;
    askingPrice: string;
  }
> = {
  sale: {
    title: 'ثمن البيع',
    figure: 'الثمن الصافي للبائع',
    unit: 'د.ت',
    range: 'مجال الثمن',
    within: 'لعقار مثل هذا، تقع 8 أثمان من 10 داخل هذا المجال.',
    transaction: 'البيع',
    askingPrice: 'الثمن المطلوب',
  },
  rent: {
    title: 'معلوم الكراء الشهري',
    figure: 'معلوم الكراء دون الأعباء',
    unit: 'د.ت في الشهر',
    range: 'مجال معلوم الكراء',
    within: 'لعقار مثل هذا، تقع نحو 8 معاليم كراء من 10 داخل هذا المجال.',
    transaction: 'الكراء',
    askingPrice: 'معلوم الكراء المطلوب',
  },
};

export const landRentText = 'لا نقدّر معلوم كراء الأراضي';

export const insufficientTitle = 'معطيات غير كافية';

export const trustTexts: Record<keyof typeof frenchTrustTexts, string> = {
  solid: 'رقم يُعتمد عليه',
  guide: 'مرجع جيد',
  orderOfMagnitude: 'قيمة تقريبية',
  fragile: 'رقم للاستئناس فقط',
};

interface Trusted {
  trust: keyof typeof trustTexts;
  isWide: boolean;
}

export function confidenceSentence(side: Transaction, { trust, isWide }: Trusted): string {
  const width = isWide ? ' وأقصى المجال أكثر من ضعف أدناه.' : '';
  return `${trustTexts[trust]}: ${sideTexts[side].within}${width}`;
}

/** 100 · (1 − the half-width that holds 68 % of outcomes) */
export const scoreSentence = (score: number): string =>
  `درجة ${score} من 100: في نحو إعلانين من كل 3، الفارق مع رقمنا أقل من ${formatPercent(100 - score)}.`;

export function accuracySentence(
  side: Transaction,
  score: number,
  { cases, medianError, p90Error, within20 }: Accuracy,
): string {
  const { askingPrice } = sideTexts[side];
  const level = `فئة «${confidenceLabel(score)}»`;
  const unseen = 'قُدّر كل منها دون أن يكون النموذج قد رآه';
  const [half, most] = [formatPercent(medianError), formatPercent(p90Error)];
  return within20 === undefined
    ? `تحققنا من ذلك على ${measuredCount(cases)} من ${level}، ${unseen}: تقدير من كل اثنين يبعد عن ${askingPrice} بأقل من ${half}، وتسعة من كل عشرة بأقل من ${most}.`
    : `تحققنا من ذلك على ${measuredCount(cases)} من هذا النوع ومن ${level}، ${unseen}: ${formatPercent(within20)} من التقديرات تبعد عن ${askingPrice} بأقل من ${formatPercent(20)}، وتقدير من كل اثنين بأقل من ${half}، وتسعة من كل عشرة بأقل من ${most}.`;
}

const unusualTexts: Record<UnusualFact, string> = {
  surface: 'المساحة',
  rooms: 'عدد الغرف',
  bathrooms: 'عدد بيوت الاستحمام',
  surface_per_room: 'مساحة الغرفة الواحدة',
  constructible: 'قابلية البناء',
};

const unusualText = (unusual: readonly UnusualFact[]): string =>
  `عقار غير معتاد من حيث ${formatList(unusual.map((fact) => unusualTexts[fact]))}`;

const foundForms: Forms = {
  ...nouns.comparable,
  one: 'عقارًا مشابهًا واحدًا',
  two: 'عقارين مشابهين',
};

export const comparablesCount = (count: number) =>
  count === 0 ? 'لا عقار مشابه' : formatCount(count, nouns.comparable);
export const comparablesFound = (count: number) =>
  count === 0 ? 'لم نجد أي عقار مشابه' : `وجدنا ${formatCount(count, foundForms)}`;

export function insufficientSentence(
  comparables: number | null,
  unusual: readonly UnusualFact[] = [],
): string {
  if (unusual.length > 0) return `${unusualText(unusual)}: لا شيء مثله في إعلاناتنا، ونفضّل ألا نقدّم رقمًا.`;
  if (comparables === null) return 'إعلانات العقارات المشابهة قليلة جدًا، فلا نقدّم رقمًا.';
  const found = comparablesFound(comparables);
  return comparables < minComparables
    ? `${found}، ويلزم ${minComparables} على الأقل لتقديم رقم.`
    : `${found} (الحد الأدنى: ${minComparables})، لكن أثمانها متباعدة جدًا فلا نقدّم رقمًا.`;
}

export const limitedDataTitle = 'معطيات محدودة';

interface Limit {
  side: Transaction;
  reason: 'unusual' | 'distant' | 'few-comparables' | 'scattered-prices';
  found: number;
  unusual: readonly UnusualFact[];
  nearest: { locality: string; km: number } | null;
}

export function limitedSentence({ side, reason, found, unusual, nearest }: Limit): string {
  if (reason === 'unusual') return `${sideTexts[side].title}: ${unusualText(unusual)}.`;
  if (reason === 'distant' && nearest)
    return `${sideTexts[side].title}: إعلانات قليلة لهذا النوع في الجوار القريب؛ أول حي فيه ${fewestShown} منها يبعد ${formatDistance(nearest.km)} (${nearest.locality}).`;
  return reason === 'few-comparables'
    ? `${sideTexts[side].title}: عقارات مشابهة قليلة (عددها ${formatNumber(found)}).`
    : `${sideTexts[side].title}: أثمان متباعدة جدًا في الجوار (${comparablesCount(found)}).`;
}

/** `basis` is absent from an old record. */
export function basisSentence(basis: Basis | null | undefined): string {
  const source = 'نتيجة محسوبة من أثمان مطلوبة';
  if (!basis) return `${source}، جُمعت من الإعلانات.`;
  const newest = basis.newestListedOn ? `، أحدثها بتاريخ ${formatLongDate(basis.newestListedOn)}` : '';
  return `${source} في ${learnedCount(basis.listings)}${newest}.`;
}

export const sampleText = 'معطيات تجريبية: هذه الأرقام من إعلانات وهمية ولا تعبّر عن السوق الحقيقية في شيء.';

interface Spread {
  count: number;
  lowPerSqm: number;
  medianPerSqm: number;
  highPerSqm: number;
}

export function spreadSentence(side: Transaction, place: Spread): string {
  const { count, lowPerSqm, medianPerSqm, highPerSqm } = place;
  const found = formatCount(count, nouns.advertisement);
  const high = `${formatPricePerM2(highPerSqm)}${side === 'rent' ? ' في الشهر' : ''}`;
  return lowPerSqm === highPerSqm
    ? `${found}: ${high}`
    : `${found}، من ${formatPerM2(lowPerSqm)} إلى ${high}، الوسيط: ${formatPerM2(medianPerSqm)}`;
}

/** `town`: only the town is known; else km. */
export function nearnessText(nearness: 'town' | 'samePlace' | number): string {
  if (nearness === 'town') return 'حي غير محدد';
  return nearness === 'samePlace' ? 'الحي نفسه' : formatDistance(nearness);
}

/** Of a place, whose figures are those of its page. */
export const placeNearnessText = (nearness: 'town' | 'samePlace' | number): string =>
  nearness === 'town' ? 'كامل المدينة' : nearnessText(nearness);

export const adjustedText = ({ pricePerSqm, level }: { pricePerSqm: number; level: Level }) =>
  broughtTo(formatPricePerM2(pricePerSqm), level);

const oldEvidence: Record<Transaction, string> = { sale: 'الأثمان', rent: 'معاليم الكراء' };
export const oldEvidenceSentence = (side: Transaction, newestOn: string) =>
  `${oldEvidence[side]} المعروفة حول هذا العقار تعود إلى ${formatMonth(newestOn)} أو قبله: المجال يراعي ذلك.`;

const likenessLabels: Record<MatchReason, string> = {
  same_place: 'الحي نفسه',
  same_rooms: 'عدد الغرف نفسه',
  similar_surface: 'مساحة قريبة',
  recent: 'إعلان حديث',
};

export const matchReasonsText = (likenesses: readonly MatchReason[]) =>
  likenesses.map((likeness) => likenessLabels[likeness]).join('، ');

const effectLabels: Partial<Record<string, string>> = {
  surface: 'المساحة',
  place: 'الموقع',
  comparables: 'الإعلانات القريبة',
  floorAndLift: 'الطابق والمصعد',
  others: 'مواصفات أخرى',
  exactPlace: 'الموقع بالتدقيق',
};

interface Effect {
  factor: string;
  isAbsence: boolean;
  /** of the factor `place` */
  place?: { name: string; town: string };
}

export function effectLabel({ factor, isAbsence, place }: Effect): string {
  if (place) return placeEffect(place);
  const own = effectLabels[factor];
  if (own) return own;
  const { label, absence }: AttributeTexts = attributeTexts[factor as keyof typeof attributeTexts];
  return isAbsence ? (absence ?? label) : label;
}

/** 'قرطاج، بالمقارنة مع المرسى' */
const placeEffect = ({ name, town }: { name: string; town: string }) =>
  `${name}، بالمقارنة مع ${name === town ? 'كامل المدينة' : ofPlace(town)}`;

/** 'عقار نموذجي في المرسى'; of no town where it stands at the same place */
export const typicalPropertyText = (town: string | null) =>
  town === null ? 'عقار نموذجي' : `عقار نموذجي ${toPlace(town)}`;

type BandReason = Exclude<AdjustmentName, 'time' | 'surface' | 'rest'>;

const reasonTexts: Record<BandReason, string> = {
  place: 'موقعه',
  rooms: 'غرفه وبيوت استحمامه',
  details: 'مواصفاته الأخرى',
};

interface Band {
  isAbove: boolean;
  reasons: readonly BandReason[];
}

/** Of an estimate outside the prices per m² of its comparables. */
export function bandSentence({ isAbove, reasons }: Band): string {
  const why =
    reasons.length > 0
      ? `يختلف عنها من حيث ${formatList(reasons.map((reason) => reasonTexts[reason]))}.`
      : `حسابنا يتعلم من كل الإعلانات، ويراه ${isAbove ? 'أعلى' : 'أدنى'} من هذه. خذ الاثنين بعين الاعتبار.`;
  return `تقدير هذا العقار ${isAbove ? 'أعلى' : 'أدنى'} مما في الإعلانات القريبة: ${why}`;
}

interface MedianGap {
  locality: string;
  /** DT, or DT per m² without `range` */
  figure: number;
  median: number;
  range?: { low: number; high: number; fromAllSurfaces?: true };
  /** of the middle of a shared square */
  atMiddle?: true;
}

/** Of an estimate far from what is asked in its own neighbourhood: for its surface, or per m² for all. */
export function medianGapSentence(side: Transaction, gap: MedianGap): string {
  const { locality, figure, median, range, atMiddle } = gap;
  const there = `${locality}${atMiddle ? '، في وسط المربع على الخريطة،' : ''}`;
  if (!range)
    return `قُدّر هذا العقار بـ${formatPricePerM2(figure)}${side === 'rent' ? ' في الشهر' : ''}، أي ${percentApart(figure, median)} من الوسيط في ${there}${atMiddle ? '' : '،'} وهو ${formatPricePerM2(median)} لكل المساحات والحالات.`;
  const format = side === 'sale' ? formatPrice : formatRent;
  return `قُدّر هذا العقار بـ${format(figure)}، أي ${percentApart(figure, median)} مما هو مطلوب في ${there} ${atSurface(range)}: الوسط ${format(median)}، وثمانية إعلانات من عشرة بين ${formatNumber(range.low)} و${format(range.high)}، لكل الحالات.`;
}

const atSurface = ({ fromAllSurfaces }: { fromAllSurfaces?: true }) =>
  fromAllSurfaces ? 'لعقارات من كل المساحات، بأسعار معدّلة إلى مساحته' : 'لهذه المساحة';

const percentApart = (figure: number, of: number) =>
  `${figure > of ? 'أعلى' : 'أدنى'} بـ${formatPercent(Math.round(100 * Math.abs(figure / of - 1)))}`;

export const methodText = `كل رقم مأخوذ من إعلانات لعقارات من النوع نفسه في دائرة شعاعها ${maxComparableKm} كم: كلما كان العقار أقرب ومساحته أشبه، وكان الإعلان أحدث، زاد وزنه. ${howBrought} وقد يختلف عن ذلك الثمن المضمّن في العقد.`;

/** '2 مارس 2026': a version begins with the moment of training. */
export function modelDay(version: string): string {
  const [moment] = /^[\d-]{10}T[\d:.]+Z/.exec(version) ?? [];
  return moment === undefined ? version : formatLongDate(moment);
}

/** Without a score, a range is only indicative. */
export const rangeLabel = (side: Transaction, isMeasured: boolean) =>
  isMeasured ? sideTexts[side].range : `${sideTexts[side].range}، للاستئناس`;

export const comparableDefinition = `العقار المشابه إعلان من النوع نفسه، للبيع أو للكراء، في دائرة شعاعها ${maxComparableKm} كم، تتراوح مساحته بين ثلث مساحة العقار المقدَّر وثلاثة أضعافها. ويوضع في وسط حيّه: فالمسافات تُحسب من حي إلى حي. وأثمان المتر المربع ${sameLevel}.`;

/** 'من 410 000 إلى 655 000' */
export const rangeText = ({ low, high }: { low: number; high: number }) =>
  `من ${formatNumber(low)} إلى ${formatNumber(high)}`;

/** 'موثوق 72/100' */
export const scoreText = (score: number) => `${confidenceLabel(score)} ${score}/100`;
/** 'موثوق (72/100)' */
export const scoreInBrackets = (score: number) => `${confidenceLabel(score)} (${score}/100)`;

export const afterSaleTitle = 'بعد الضرائب ومصاريف البيع';

/** What heirs share. */
export const heirFigureLabels = {
  price: sideTexts.sale.figure,
  left: `${afterSaleTitle}، على الأكثر`,
  rent: `${sideTexts.rent.title} دون الأعباء`,
};

export const sampleBadge = 'معطيات تجريبية: إعلانات مولّدة للتجربة.';
