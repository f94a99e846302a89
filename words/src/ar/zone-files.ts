import type { PropertyType, Transaction } from '@soumdar/engine';
import { learnedListings, measuredListings, measuredMeaning } from './counts.ts';
import { sideTexts } from './estimate.ts';
import { formatLongDate, formatPerM2 } from './formats.ts';
import { propertyTypeLabels } from './labels.ts';
import { howBrought, shortLevel, type Levels } from './level.ts';

/** Zones in files, pictures and structured data. */

export const tooManyUnknown = 'عناوين كثيرة غير معروفة في دقيقة واحدة. أعد المحاولة بعد لحظات.';
export const tooManySearches = 'عمليات بحث كثيرة في دقيقة واحدة. أعد المحاولة بعد لحظات.';
export const tooManyComparisons = 'مقارنات كثيرة في دقيقة واحدة. أعد المحاولة بعد لحظات.';
export const unknownZone = 'منطقة غير معروفة';
export const whichZone = 'أي منطقة تبحث عنها؟';
export const tooFewForPrice = 'إعلانات غير كافية لإعطاء ثمن';
export const howWrong = 'كم نخطئ في تقديراتنا';
export const measuredOnUnseen = `حسب ${measuredListings}: قُدّرت دون أن تُعرف`;
export const priceTechnique = `وسيط الأثمان المطلوبة في ${learnedListings}؛ لا شيء دون عشرة. ${howBrought}`;
export const accuracyName = 'موثوقية تقديرات Soumdar العقارية';
export const country = 'تونس';
export const errorTechnique = `الفارق مع الثمن المطلوب. ${measuredMeaning}`;
export const pricesInTunisia = 'أسعار العقارات في تونس';
export const zone = 'المنطقة';
export const address = 'العنوان';
export const level = 'المستوى';
export const parentAddress = 'عنوان المنطقة الأوسع';
export const transaction = 'المعاملة';
export const type = 'النوع';
export const listings = 'الإعلانات';
export const medianPerM2 = 'الثمن الوسيط (د.ت/م²، في الشهر للكراء)';
export const listedPerM2 = 'الثمن الوسيط بتاريخ الإعلانات (د.ت/م²)';
export const levelMonth = 'بمستوى أسعار شهر';
export const listedFrom = 'أول إعلان';
export const listedTo = 'آخر إعلان';
export const broughtBy = 'أداة التحيين';
export const yes = 'نعم';
export const ofAgencies = 'بمستوى أسعار الوكالات';
export const broughtForward = 'إعلانات مضى عليها أكثر من سنة (%)';
export const lowPerM2 = '8 من 10، ابتداءً من (د.ت/م²)';
export const highPerM2 = '8 من 10، إلى حدود (د.ت/م²)';
export const medianSurface = 'المساحة الوسيطة (م²)';
export const part = 'الباب';
export const size = 'الحجم';
export const quarter = 'الثلاثي';
export const largerZone = 'المنطقة الأوسع، عندما لا تكفي الإعلانات';
export const largerPerM2 = 'الثمن الوسيط في المنطقة الأوسع (د.ت/م²)';
export const medianPrice = 'الثمن الوسيط للعقار (د.ت، في الشهر للكراء)';
export const index = 'مؤشر المعهد الوطني للإحصاء للبلاد (2015 = 100)';
export const indexReal = 'مؤشر المعهد الوطني للإحصاء بالأسعار القارّة (2015 = 100)';
export const yearOnYear = 'في سنة واحدة (%)';
export const yearOnYearReal = 'في سنة واحدة، دون التضخم (%)';
export const typicalRent = 'معلوم كراء العقار النموذجي، غير مؤثث (د.ت في الشهر)';
export const grossYield = 'المردود الكرائي الخام للعقار النموذجي (%)';
export const lowYield = '8 عقارات من 10، ابتداءً من (%)';
export const highYield = '8 عقارات من 10، إلى حدود (%)';
export const perM2Part = 'ثمن المتر المربع';
export const sizePart = 'الثمن حسب الحجم';
export const yieldPart = 'المردود';
export const trendPart = 'تطور الأسعار';
export const medianError = 'الخطأ الوسيط (%)';
export const within10 = 'أخطاء دون 10 بالمائة (%)';
export const within20 = 'أخطاء دون 20 بالمائة (%)';
export const inRange = 'أثمان داخل المجال (%)';
export const allTypes = 'الكل';

export const transactions: Record<Transaction, string> = {
  sale: sideTexts.sale.transaction,
  rent: sideTexts.rent.transaction,
};
export const source = (day: string) =>
  `المصدر: Soumdar، أثمان مطلوبة، بتاريخ ${day}، يمكن إعادة نشرها مع ذكر هذا المصدر`;
export const sampleSource = (line: string) => `${line}، معطيات تجريبية`;

export const inCountry = (name: string) => `${name}، ${country}`;
/** 'في تونس', '(ولاية الكاف، تونس)' */
export const whereIs = ({ name, level }: { name: string; level: string }) =>
  level === 'country' ? `في ${country}` : `(${inCountry(level === 'governorate' ? `ولاية ${name}` : name)})`;
export const pricesName = (where: string) => `أسعار العقارات ${where}: الأثمان المطلوبة`;
export const pricesDescription = (where: string) =>
  `ثمن المتر المربع المطلوب ${where}، حسب نوع العقار، للبيع وللكراء: الوسيط ومجال ثمانية إعلانات من عشرة، ومعاليم الكراء، والمردود الخام، وتطور الأسعار. أثمان إعلانات، لا أثمان مضمّنة في العقود.`;
export const keywords = (name: string): string[] => [
  'أسعار العقارات',
  'ثمن المتر المربع',
  'كراء',
  name,
  country,
];
export const medianOf = (propertyType: PropertyType, of: Transaction) =>
  `${propertyTypeLabels[propertyType]}، ${transactions[of]}: الثمن الوسيط المطلوب للمتر المربع`;
export const medianErrorOf = (of: Transaction) => `الخطأ الوسيط، ${transactions[of]}`;

export const units: Record<Transaction, string> = { sale: 'د.ت/م²', rent: 'د.ت/م² في الشهر' };
const offers: Record<Transaction, string> = { sale: 'للبيع', rent: 'للكراء' };
export const prices = 'أسعار العقارات';
/** @param parent null for a governorate */
export const pricesAround = (parent: string | null) => `${prices} · ${parent ?? 'ولاية'}`;
export const offered = (propertyType: PropertyType, of: Transaction) =>
  `${propertyTypeLabels[propertyType]} ${offers[of]}`;
/** @param sides those shown */
export const medianPricesAt = (sides: readonly Transaction[], levels: Levels) =>
  `الأثمان المطلوبة: ${sides.map((side) => shortLevel(levels[side])).join('، ')}`;
export const errorLabel = (of: Transaction) => `${transactions[of]}، الخطأ الوسيط`;
export const gapAt = (iso: string) => `الفارق مع الأثمان المطلوبة، بتاريخ ${formatLongDate(iso)}`;
export const spread = (of: Transaction, low: number, high: number) =>
  `${transactions[of]}: 8 إعلانات من 10 بين ${formatPerM2(low)} و${formatPerM2(high)} ${units[of]}`;

/** @param where 'في المرسى' @param groups what most advertise, with its median per m² */
export function zoneDescription(
  where: string,
  groups: readonly { type: PropertyType; transaction: Transaction; prices: { median: number } }[],
): string {
  const stated = groups.map(
    ({ type: of, transaction: side, prices }) =>
      `${offered(of, side)} ${formatPerM2(prices.median)} ${units[side]}`,
  );
  return stated.length > 0
    ? `الأثمان المطلوبة ${where}: ${stated.join('، ')}. ثمن المتر المربع، مجالات الأثمان، معاليم الكراء، المردود وتطور الأسعار.`
    : `الإعلانات ${where} أقل من أن يُستخلص منها ثمن للمتر المربع: أثمان المنطقة الأوسع، ومؤشر الأسعار في كامل البلاد.`;
}
