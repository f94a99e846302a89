import type { PropertyType } from '@soumdar/engine';
import { isolateAuto } from '../isolates.ts';
import { formatCount, type Forms } from './counting.ts';
import { learnedListings } from './counts.ts';
import { formatList, formatShare } from './formats.ts';
import { propertyTypeLabel } from './labels.ts';

/** Two or three zones side by side. */

export const tooFewRooms = 'قليل من الإعلانات يذكر عدد الغرف.';
export const forSaleTnd = 'للبيع (د.ت)';
export const forRentTnd = 'للكراء (د.ت في الشهر)';
export const size = 'الحجم';
export const yieldAndReliability = 'المردود والموثوقية';
export const measure = 'القياس';
export const legend = '–: إعلانات غير كافية. المردود خام، ويقع لثمانية عقارات من عشرة بين القيمتين.';
export const noListing = 'لا يوجد أي إعلان في هذه المناطق.';
export const zone = 'المنطقة';
export const medianPrice = 'الثمن الوسيط';
export const eightOfTen = '8 من 10 بين';
export const noListingHere = 'لا يوجد أي إعلان';
export const figures = 'الأرقام';
export const quarter = 'الثلاثي';
export const loading = 'جارٍ تحميل الأسعار…';
export const failed = 'تعذّر تحميل أسعار هذه المناطق.';
export const forSale = 'للبيع';
export const forRent = 'للكراء';
export const perM2AndMonth = 'د.ت/م² في الشهر';
export const choose = 'اختر منطقتين أو ثلاث مناطق لتقرأ أثمانها ومعاليم كرائها وتطورها جنبًا إلى جنب.';
export const zoneExamples = 'المرسى، سوسة…';
export const comparedZones = 'المناطق المختارة للمقارنة';
export const remove = 'إزالة';
export const compare = 'مقارنة';
export const first = 'المنطقة الأولى';
export const second = 'المنطقة الثانية';
export const third = 'المنطقة الثالثة (اختياري)';
export const compareWith = 'مقارنة مع…';

export const insteadOf = (zone: string) => `إعلانات غير كافية هنا: أسعار ${zone}`;
export const trendOf = (type: PropertyType) => `تطور الأسعار: ${propertyTypeLabel(type)} للبيع (د.ت/م²)`;
export const byQuarter = (zones: readonly string[]) =>
  `الأثمان المطلوبة حسب الثلاثي (د.ت/م²): ${zones.join('، ')}`;
export const sameMix = (without: readonly string[]) =>
  `مقارنة بين عقارات متماثلة في مواقع إعلانات متماثلة، في الثلاثيات التي فيها 30 إعلانًا أو أكثر${without.length > 0 ? `: لا ثلاثي منها في ${without.join(' ولا في ')}` : ''}.`;
const zones: Forms = {
  one: 'منطقة واحدة',
  two: 'منطقتين',
  few: 'مناطق',
  many: 'منطقة',
  other: 'منطقة',
};
export const tooMany = (count: number) =>
  `لا تُقارن أكثر من ثلاث مناطق: احذف منها ${formatCount(count, zones)}.`;
export const noZoneCalled = (slug: string, hasNearest: boolean) =>
  `لا توجد منطقة باسم «${isolateAuto(slug)}».${hasNearest ? ' ربما كنت تبحث عن:' : ''}`;
export const chooseAnother = (zone: string) => `اختر منطقة واحدة على الأقل لمقارنتها مع ${zone}.`;
export const removeZone = (zone: string) => `إزالة ${zone}`;
export const upTo = (share: number) => `إلى ${formatShare(share)}`;
export const saleError = 'خطؤنا الوسيط في البيع';
export const rentError = 'خطؤنا الوسيط في الكراء';
export const listings = learnedListings;

export const title = (compared: readonly { name: string }[]) =>
  compared.length < 2 ? 'مقارنة المناطق' : `مقارنة ${formatList(compared.map(({ name }) => name))}`;
export const grossYield = 'المردود الكرائي الخام';
