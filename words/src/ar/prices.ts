import type { PropertyType, Transaction } from '@soumdar/engine';
import { formatCount, type Forms } from './counting.ts';
import { countsHere, learnedCount, measuredCount } from './counts.ts';
import {
  formatChange,
  formatList,
  formatMonth,
  formatNumber,
  formatPerM2,
  formatPrice,
  formatPricePerM2,
  formatQuarter,
  formatRent,
  formatShare,
  formatSurface,
} from './formats.ts';
import { isolateAuto } from '../isolates.ts';
import { propertyTypeLabel } from './labels.ts';
import { ofPlace } from './places.ts';

/** What is asked in a zone. */

/** Of a town that has more than its name says. */
export const allQuarters = (town: string, main: readonly string[]) =>
  `الأرقام هنا لكل أحياء ${ofPlace(town)}، وخاصة ${formatList(main)}.`;

export const salePrices = 'أثمان البيع';
export const rents = 'معاليم الكراء';
export const accuracyHere = 'موثوقية تقديراتنا هنا';
export const tooFewToMeasure = 'إعلانات هذه المنطقة وحدها لا تكفي لقياس أخطائنا.';
export const downloadAll = 'تنزيل (CSV): كل المناطق';
export const grossYield = 'المردود الكرائي الخام';
export const yieldMeaning =
  'كراء هذا العقار في اثني عشر شهرًا كنسبة من ثمنه، قبل الضرائب والأعباء والأشهر التي يبقى فيها دون متسوّغ.';
export const oldRents = (newestOn: string) =>
  `كل معاليم الكراء هنا تعود إلى ${formatMonth(newestOn)} أو قبله: قد تكون معاليم اليوم، ومعها المردود، مختلفة جدًا.`;
export const yieldMissing =
  'يلزم ما لا يقل عن عشرة إعلانات للبيع وعشرة للكراء غير المؤثث، لنوع واحد من العقارات.';
export const noPriceUnderTen = 'أقل من 10 إعلانات: لا ثمن';
export const pricesLoading = 'جارٍ تحميل الأسعار…';
export const mapPricesFailed = 'تعذّر تحميل أسعار الخريطة.';
export const tooFewHere = 'الإعلانات هنا لا تكفي لإعطاء ثمن.';
export const neighbours = 'المناطق المجاورة';
export const compare = 'مقارنة';
export const compareWith = 'مقارنة مع…';
export const surfaceMissing = 'أدخل المساحة بالمتر المربع.';
export const priceMissing = 'أدخل المبلغ المطلوب بالدينار.';
export const isRentFair = 'هل معلوم الكراء هذا معقول؟';
export const isPriceFair = 'هل هذا الثمن معقول؟';
export const checkLead = 'قارن ثمنًا مطلوبًا بأثمان الإعلانات المشابهة. لا نحتفظ بأي شيء.';
export const listing = 'الإعلان';
export const forSale = 'للبيع';
export const forRent = 'للكراء';
export const property = 'العقار';
export const rooms = 'عدد الغرف (اختياري)';
export const roomsHelp = 'S+2 تعني 3 غرف';
export const furnished = 'مؤثث';
export const tooFewToCompare = 'الإعلانات المشابهة لا تكفي لمقارنة هذا الثمن، حتى في المناطق الأوسع.';
export const noListingHere = 'لا يوجد أي إعلان في هذه المنطقة.';
export const type = 'النوع';
export const medianPrice = 'الثمن الوسيط';
export const eightOfTen = '8 من 10 بين';
export const usualPriceBySize = 'الثمن المعتاد حسب الحجم';
export const tooFewRooms = 'قليل من الإعلانات يذكر عدد الغرف.';
export const size = 'الحجم';
export const perM2AndMonth = 'د.ت/م² في الشهر';
export const trendTitle = 'تطور أثمان البيع';
export const trendNeeds =
  'لمتابعة الأسعار هنا، يلزم ثلاثيان على الأقل في كل منهما 30 إعلانًا، ومواقع إعلانات مشتركة بينهما.';
export const sameMix =
  'مقارنة بين عقارات متماثلة في مواقع إعلانات متماثلة: يظهر الثلاثي إذا كان فيه 30 إعلانًا على الأقل ومواقع مشتركة مع الثلاثي السابق.';
export const indexHeading = 'مؤشر المعهد الوطني للإحصاء لكامل البلاد، 100 في سنة 2015';
export const indexTitle = 'مؤشر الأسعار للمعهد الوطني للإحصاء لكامل البلاد، 100 في سنة 2015';
export const figures = 'الأرقام';
export const indexTable = 'مؤشر المعهد الوطني للإحصاء، كامل البلاد';
export const quarter = 'الثلاثي';
export const unknownZone = 'منطقة غير معروفة';
export const whichZone = 'أي منطقة تبحث عنها؟';
export const pricesInTunisia = 'أسعار العقارات في تونس';
export const pageTitle = 'أسعار العقارات';
export const zoneFailed = 'تعذّر تحميل أسعار هذه المنطقة.';
export const priceMap = 'خريطة الأسعار';
export const estimateHere = 'قدّر عقارك هنا';
export const saleCosts = 'مصاريف البيع والشراء';
export const breadcrumb = 'مسار التصفح';
export const governorates = 'الولايات';
export const towns = 'المدن والمعتمديات';
export const neighbourhoods = 'الأحياء';
export const propertyType = 'نوع العقار';
export const pricesOnMap = 'الأسعار على الخريطة';
export const zone = 'المنطقة';

export const transactionLabels: Record<Transaction, string> = { sale: forSale, rent: forRent };
/** The unit of what is asked per m². */
export const perSqmUnits: Record<Transaction, string> = { sale: 'د.ت/م²', rent: perM2AndMonth };
export const pluralTypes: Record<PropertyType, string> = {
  apartment: 'شقق',
  house: 'منازل',
  villa: 'فيلات',
  land: 'أراضٍ',
};
/** 'شقق للبيع' */
export const homesFor = (transaction: Transaction, type: PropertyType): string =>
  `${pluralTypes[type]} ${transactionLabels[transaction]}`;

/** 'تونس' is also its capital, beside which this stands. */
export const country = 'البلاد التونسية';
const unfurnished: Record<PropertyType, string> = {
  apartment: 'غير مؤثثة',
  house: 'غير مؤثث',
  villa: 'غير مؤثثة',
  land: 'غير مؤثثة',
};
/** 'شقة S+2 بمساحة 95 م²، غير مؤثثة: 190 000 د.ت للشراء، 690 د.ت في الشهر للكراء.' */
export const typicalHome = ({
  type: of,
  surface,
  rooms: number,
  price,
  rent,
}: {
  type: PropertyType;
  surface: number;
  rooms: number | null;
  price: number;
  rent: number;
}) =>
  `${propertyTypeLabel(of)}${number === null ? '' : ` S+${number - 1}`} بمساحة ${formatSurface(surface)}، ${unfurnished[of]}: ${formatPrice(price)} للشراء، ${formatRent(rent)} للكراء.`;
export const asListed = (medianPerM2: number) => `كما طُلب في الإعلانات: ${formatPerM2(medianPerM2)}`;
const otherZones: Forms = {
  one: 'منطقة أخرى',
  two: 'منطقتين أخريين',
  few: 'مناطق أخرى',
  many: 'منطقة أخرى',
  other: 'منطقة أخرى',
};
/** @param others how many more */
export const contains = (names: readonly string[], others: number) =>
  `تشمل هذه المنطقة: ${formatList([...names, ...(others > 0 ? [formatCount(others, otherZones)] : [])])}.`;
export const source =
  'المصدر: Soumdar، أثمان مطلوبة. دون عشرة إعلانات لا نعطي أي ثمن، ودون خمسة لا نعطي أي عدد؛ وفوق المائة، وحيث يمكن استنتاج عدد صغير، تُقرَّب الأعداد إلى العشرة، ودون العشرة إلى الخمسة. <legal>التنصيصات القانونية</legal>';
export const insteadOf = (zone: string) => `إعلانات غير كافية هنا: أسعار <zone>${zone}</zone>`;
export const inUnit = (title: string, unit: string) => `${title} (${unit})`;
export const inDinarsPerM2 = (name: string) => inUnit(name, perSqmUnits.sale);
export const eightBetween = (low: number, high: number) =>
  `8 من 10 بين ${formatPerM2(low)} و${formatPerM2(high)}`;
export const usualPriceOf = (type: PropertyType) => `${propertyTypeLabel(type)}: الثمن المعتاد حسب الحجم`;
export const medianForSale = (type: PropertyType) => `${propertyTypeLabel(type)} للبيع: الثمن الوسيط المطلوب`;
export const medianOfBoth = (type: PropertyType) =>
  `الثمن الوسيط المطلوب، ${pluralTypes[type]}، للبيع (${perSqmUnits.sale}) وللكراء (${perSqmUnits.rent}). ${countsHere}`;
export const tooFewOf = (type: PropertyType, zones: number) =>
  `مناطق إعلاناتها غير كافية، ${pluralTypes[type]} (${zones})`;
export const compareWithZone = (zone: string) => `مقارنة مع ${zone}`;
export const download = (zones: readonly string[]) => `تنزيل (CSV): ${formatList(zones)}`;
/** @param typed as the visitor wrote it */
export const noSuchZone = (typed: string) => `لا توجد منطقة باسم « ${isolateAuto(typed)} ».`;
export const noSuchZoneBut = (typed: string) => `${noSuchZone(typed)} ربما كنت تبحث عن:`;
export const noSuchZoneIn = (typed: string) => `${noSuchZone(typed)} تثبّت من الكتابة، أو اختر ولاية:`;
export const severalZones = (typed: string) => `عدة مناطق توافق « ${isolateAuto(typed)} »:`;

const perM2 = (transaction: Transaction, tnd: number) =>
  transaction === 'sale' ? formatPricePerM2(tnd) : `${formatPricePerM2(tnd)} في الشهر`;

export const mapName = (transaction: Transaction, type: PropertyType) =>
  `خريطة الأسعار، ${homesFor(transaction, type)}: يليها جدول بالأسعار نفسها`;
export const mapZone = (zone: string, medianPerM2: number | null, transaction: Transaction) =>
  `${zone}: ${medianPerM2 === null ? 'إعلانات غير كافية' : perM2(transaction, medianPerM2)}`;
export const mapLegend = (transaction: Transaction) =>
  inUnit('الثمن الوسيط المطلوب', perSqmUnits[transaction]);
export const listingsOf = (count: number | null, homes: string) => `${learnedCount(count)}، ${homes}`;
export const noListingOf = (transaction: Transaction, type: PropertyType) =>
  `لا يوجد أي إعلان: ${homesFor(transaction, type)}.`;

interface Measured {
  count: number;
  medianError: number;
  within20: number;
  inRange: number;
}
const asking: Record<Transaction, { one: string; all: string; range: string }> = {
  sale: { one: 'الثمن المطلوب', all: 'الأثمان', range: 'مجال الثمن' },
  rent: { one: 'معلوم الكراء المطلوب', all: 'معاليم الكراء', range: 'مجال معلوم الكراء' },
};
/** Errors as shares of the asking price. */
export const measured = (transaction: Transaction, { count, medianError, within20, inRange }: Measured) => {
  const { one, all, range } = asking[transaction];
  return `${measuredCount(count)}: يبتعد نصف التقديرات عن ${one} بأقل من ${formatShare(medianError)}، و${formatShare(within20)} منها بأقل من 20 %؛ ويقع ${formatShare(inRange)} من ${all} داخل ${range}.`;
};
export const yieldRange = ({ low, high }: { low: number; high: number }) =>
  `في السنة، وبين ${formatShare(low)} و${formatShare(high)} لثمانية عقارات من عشرة.`;

export const ourListings = (zone: string) => inUnit(`إعلاناتنا: ${zone}`, perSqmUnits.sale);
export const byQuarter = (zone: string) => inUnit(`الأثمان المطلوبة حسب الثلاثي: ${zone}`, perSqmUnits.sale);
/** 'شقة: 100,1 في الثلاثي الأول 2015، 187,9 في الثلاثي الرابع 2025.' */
export const lineEnds = (name: string, ends: readonly { quarter: string; value: string }[]) =>
  `${name}: ${ends.map(({ quarter, value }) => `${value} في ${formatQuarter(quarter)}`).join('، ')}.`;
export const nominalRises = (
  { from, to }: { from: string; to: string },
  rises: readonly { name: string; rise: number }[],
) => {
  const texts = rises.map(({ name, rise }) => `${name} ${formatChange(Math.round(100 * rise) / 100)}`);
  return `بالأسعار الجارية. من ${formatQuarter(from)} إلى ${formatQuarter(to)}: ${texts.join('؛ ')}.`;
};

export const yearOnYear = (
  quarter: string,
  changes: readonly { name: string; change: number; real: number | null }[],
) => {
  const texts = changes.map(
    ({ name, change, real }) =>
      `${name} ${formatChange(change)}${real === null ? '' : ` (${formatChange(real)} دون التضخم)`}`,
  );
  return `في سنة واحدة، إلى ${formatQuarter(quarter)}: ${texts.join('؛ ')}.`;
};
/** @param from years */
export const realRises = (
  { from, to }: { from: number; to: number },
  rises: readonly { name: string; rise: number }[],
) =>
  `بأسعار سنة ${to} القارّة، أي دون التضخم، من ${from} إلى ${to}: ${rises.map(({ name, rise }) => `${name} ${formatChange(rise)}`).join('؛ ')}.`;

export const askingRent = 'معلوم الكراء المطلوب (د.ت في الشهر)';
export const askingPrice = 'الثمن المطلوب (د.ت)';
export const surfaceUpTo = (m2: number) => `أقصى مساحة هي ${formatSurface(m2)}.`;
export const roomsUpTo = (most: number) => `عدد صحيح من 1 إلى ${most}، أو S+2.`;

const formatOf = (transaction: Transaction) => (transaction === 'sale' ? formatPrice : formatRent);

/** Of ten asking prices, how many are lower. */
function position(tenths: number): string {
  if (tenths === 0) return 'أقل من كل ما هو مطلوب تقريبًا';
  if (tenths === 10) return 'أعلى من كل ما هو مطلوب تقريبًا';
  if (tenths === 5) return 'في وسط ما هو مطلوب';
  const [than, count] = tenths > 5 ? ['أعلى', tenths] : ['أقل', 10 - tenths];
  return `${than} من نحو ${count} من كل 10 إعلانات`;
}
export function verdict(
  transaction: Transaction,
  price: number,
  tenths: number,
  {
    median,
    low,
    high,
    surface,
  }: { median: number; low: number; high: number } & Pick<ComparedWith, 'surface'>,
): string {
  const format = formatOf(transaction);
  return `${format(price)}: هذا ${position(tenths)} لهذه المساحة. الوسط ${format(median)}، وثمانية إعلانات من عشرة بين ${formatNumber(low)} و${format(high)}.${surface ? '' : ` ${fewOfSurface}`}`;
}
const fewOfSurface = 'قليلة هي الإعلانات بهذه المساحة: قد يبتعد ما تطلبه عن هذه الأسعار بالثلث أو أكثر.';
export const outOfRange = (transaction: Transaction, lowest: number, highest: number) =>
  `تثبّت من هذا المبلغ: لا نقارن هنا إلا من ${formatNumber(lowest)} إلى ${formatOf(transaction)(highest)}.`;

interface ComparedWith {
  count: number;
  /** m²; undefined for all, their prices brought to the one requested */
  surface: { from: number; to: number } | undefined;
  rooms: number | undefined;
  /** undefined for a sale */
  furnished: boolean | undefined;
  /** to any number of rooms, furnished or not */
  widened: boolean;
  /** the larger one that stands for the zone requested, where that has too few */
  zone: string | undefined;
  /** the one to whose prices those of the larger one are brought */
  broughtTo: string | undefined;
  /** to the prices of neighbouring surfaces */
  fitted: boolean;
  requested: string;
}
export function comparedWith({
  count,
  surface,
  rooms,
  furnished,
  widened,
  zone,
  broughtTo,
  fitted,
  requested,
}: ComparedWith): string {
  const stated = widened
    ? [rooms && 'مهما كان عدد الغرف', furnished !== undefined && 'مؤثثة أو غير مؤثثة']
    : [
        rooms && `عدد غرفها ${formatNumber(rooms)}`,
        furnished !== undefined && (furnished ? 'مؤثثة' : 'غير مؤثثة'),
      ];
  return [
    `مقارنة بنحو ${learnedCount(count)}، لعقارات ${ofSurface(surface)}، منطقة `,
    zone === undefined ? requested : `<zone>${zone}</zone> (إعلانات ${requested} غير كافية)`,
    broughtTo === undefined ? '' : `، بأسعار معدّلة إلى مستوى ${broughtTo}`,
    fitted ? '، بأسعار منسجمة مع أسعار المساحات القريبة' : '',
    ...stated.flatMap((part) => (part ? `، ${part}` : [])),
    '.',
  ].join('');
}

function ofSurface(surface: ComparedWith['surface']) {
  const surfaces = surface
    ? `${surface.from > 0 ? `من ${formatNumber(surface.from)} إلى` : 'دون'} ${formatSurface(surface.to)}`
    : 'من كل المساحات';
  return `${surfaces} (بأسعار معدّلة إلى مساحتك)`;
}

export const perM2Unit = 'د.ت/م²';
/** 'Maison, villa' */
export const alsoType = (names: string, type: PropertyType) => `${names}، ${propertyTypeLabel(type)}`;
