import type { PropertyType, Transaction } from '@soumdar/engine';
import { isolateAuto, isolateRtl } from '../isolates.ts';
import { formatCount, nouns } from './counting.ts';
import {
  comparablesFound,
  landRentText,
  scoreInBrackets,
  sideTexts,
  typicalPropertyText,
} from './estimate.ts';
import {
  formatFacts,
  formatLongDate,
  formatMonth,
  formatNumber,
  formatPerM2,
  formatPrice,
  formatPricePerM2,
  formatRent,
  formatSurface,
} from './formats.ts';
import { propertyTypeLabels } from './labels.ts';

/** The report as a PDF: of an estimate, or of an expert's answer. */

export const title = (type: PropertyType) => `تقدير ${propertyTypeLabels[type]}`;
export const fileTitle = (type: PropertyType, iso: string) => `${title(type)}، ${formatLongDate(iso)}`;
export const preparedFor = (owner: string) => `أُعدّ لفائدة ${isolateAuto(owner)}`;
export const namedByOwner = (name: string) => `الاسم الذي اختاره المالك: ${isolateAuto(name)}`;
export const statedAddress = (address: string) => `العنوان كما ذكره المالك: ${isolateAuto(address)}`;
export const facts = (type: PropertyType, texts: readonly string[]) =>
  formatFacts([propertyTypeLabels[type], ...texts]);

export const estimatedOn = (iso: string) => `تقدير بتاريخ ${formatLongDate(iso)}`;
export const madeOn = (iso: string) => `حُرّر التقرير يوم ${formatLongDate(iso)}`;
export const usableUntil = (iso: string, isOver: boolean) =>
  `معدّ للاستعمال إلى غاية ${formatLongDate(iso)}${isOver ? ': انقضى هذا الأجل، فقدّر العقار من جديد' : ''}`;

export const noLandRent = 'معلوم الكراء غير مقدَّر';
export const noLandRentReason = `${landRentText}: فهو لا يكاد يُنشر أبدًا.`;
export const figureLabel = (side: Transaction) => `${sideTexts[side].figure}، تقريبًا`;
export const amount = (side: Transaction, tnd: number) =>
  side === 'sale' ? formatPrice(tnd) : formatRent(tnd);
export const perM2 = (tnd: number) => `أي ${formatPricePerM2(tnd)}`;
export const reliability = (score: number) => `الموثوقية: ${scoreInBrackets(score)}`;
export const leftInEuros = (euros: string) => `ما يبقى يساوي ${euros}.`;

export const breakdowns = 'ممَّ تتكوّن هذه الأرقام';
export const breakdownTitle = (side: Transaction) =>
  `${sideTexts[side].transaction} (${sideTexts[side].unit})`;
export const typicalProperty = (town: string | null, texts: readonly string[]) =>
  `${typicalPropertyText(town)}: ${texts.join('، ')}`;
export const yourProperty = 'عقارك';

export const propertyCaption = 'أين يوجد العقار';
export const placesCaption = (side: Transaction) =>
  `أين توجد العقارات المشابهة، ${sideTexts[side].transaction}: الأثمان الوسيطة`;
export const placePrices = (count: number, medianPerM2: number) =>
  `${formatCount(count, nouns.advertisement)}، ${formatPricePerM2(medianPerM2)}`;

export const comparablesTitle = (side: Transaction) => `العقارات المشابهة، ${sideTexts[side].transaction}`;
export const comparablesListed = (found: number, listed: number) =>
  `${comparablesFound(found)}.${listed > 0 ? ` المعروض منها: ${listed}.` : ''}`;
export const ownPerM2 = (tnd: number) => `عقارك: ${formatPricePerM2(tnd)}`;

/** Those of an adjustment grid; `gridNote` says more of them. */
export const gridColumns = {
  asking: 'المطلوب',
  time: 'التطور',
  surface: 'المساحة',
  place: 'المكان',
  rooms: 'الغرف',
  details: 'أخرى',
  rest: 'الجوار',
  adjusted: 'المعدَّل',
};
export const gridNote =
  'التطور: تطور الأسعار منذ الإعلان؛ الغرف: مع بيوت الاستحمام؛ أخرى: مواصفات أخرى؛ الجوار: إعلانات قريبة ومواقع كانت تنشر آنذاك. الشريط: مجال الثمن الذي قدّرناه؛ الخط: رقمنا؛ الدائرة الفارغة: المطلوب؛ الدائرة الممتلئة: المعدَّل.';
export const noAdjustment = '–';
/** 'المرسى (الحي نفسه) · 118 م² · 4 غرف · ديسمبر 2020 · شديد التشابه' */
export const gridRow = (one: Omit<Comparable, 'pricePerSqm'> & { likeness: string }) =>
  formatFacts([
    `${one.locality} (${one.nearness})`,
    formatSurface(one.surface),
    ...(one.rooms ? [formatCount(one.rooms, nouns.room)] : []),
    formatMonth(one.listedOn),
    one.likeness,
  ]);

export const columns = {
  surface: 'المساحة',
  rooms: 'الغرف',
  place: 'المكان',
  askingPrice: 'الثمن المطلوب',
  today: 'د.ت/م² محيَّن',
  listedOn: 'تاريخ الإعلان',
};

interface Comparable {
  surface: number;
  rooms: number | null;
  locality: string;
  nearness: string;
  price?: number | undefined;
  pricePerSqm: number;
  listedOn: string;
}

export const cells: Record<keyof typeof columns, (one: Comparable) => string> = {
  surface: ({ surface }) => formatSurface(surface),
  rooms: ({ rooms }) => (rooms ? formatNumber(rooms) : ''),
  place: ({ locality, nearness }) => `${locality} (${nearness})`,
  askingPrice: ({ price }) => (price === undefined ? '' : formatPrice(price)),
  today: ({ pricePerSqm }) => formatPerM2(pricePerSqm),
  listedOn: ({ listedOn }) => formatLongDate(listedOn),
};

export const method = 'الطريقة';
export const data = 'المعطيات';
export const noVisit = 'هذا تقدير محسوب دون معاينة العقار: لا يعوّض رأي مهني عاينه.';

export const check = 'التثبت من هذا التقرير';
export const checkExplanation =
  'يمكن لبنك أو عدل إشهاد أو مشترٍ أن يتأكد من أن هذه الأرقام هي فعلًا أرقام Soumdar وأنه لا توجد أرقام أحدث تعوّضها: بهذا الرمز، أو بكتابة هذا الرقم على العنوان';
export const foot = (number: string, publisher: string) => `تقرير عدد ${number} · ${publisher}`;
export const pageOf = (page: number, count: number) => `صفحة ${page} من ${count}`;
export const continued = (heading: string) => `${heading} (تابع)`;

export const anExpert = 'خبير من Soumdar';
export const estimatedOnBy = (iso: string, expert: string) =>
  `${estimatedOn(iso)}، أنجزه ${isolateAuto(expert)}`;
export const estimatedBy = (expert: string) => `قدّره ${isolateAuto(expert)}`;
export const commentsOf = (expert: string) => `ما يقوله ${isolateAuto(expert)}`;
export const expertSample = 'معطيات تجريبية: العقارات المشابهة في هذا التقرير مأخوذة من إعلانات غير حقيقية.';
export const expertMethod = (expert: string, hasComparables: boolean) =>
  `وضع هذه الأرقام ${isolateAuto(expert)} بعد دراسة مطلب المالك${hasComparables ? ' وإعلانات العقارات المشابهة' : ''}. وهي تقدير: الثمن المضمّن في العقد يتوقف أيضًا على حالة العقار وعلى التفاوض.`;
export const expertData = (iso: string) =>
  `العقارات المشابهة هي عقارات التقدير المحسوب يوم ${formatLongDate(iso)}، حسب الأثمان المطلوبة في الإعلانات.`;

/** Of pictures, for readers who do not see them. */
export const countryMap = 'خريطة البلاد التونسية مع موقع العقار';
export const spreadFigure = (heading: string, low: string, high: string) =>
  `${heading}: من ${low} إلى ${high}`;
export const rangeFigure = (heading: string, low: string, high: string) =>
  `${heading}، من ${low} إلى ${high}`;
export const qrCode = (url: string) => `رمز QR يؤدي إلى ${url}`;
export const scale = (km: number) => isolateRtl(`${km}\u202fكم`);
