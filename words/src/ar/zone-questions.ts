import type { PropertyType, Transaction } from '@soumdar/engine';
import { isolateLtr } from '../isolates.ts';
import { learnedCount } from './counts.ts';
import {
  formatChange,
  formatLongDate,
  formatPerM2,
  formatPrice,
  formatPricePerM2,
  formatQuarter,
  formatRent,
  formatShare,
} from './formats.ts';
import { propertyTypeLabel } from './labels.ts';
import { levelText, type Level } from './level.ts';
import { perSqmUnits, pluralTypes } from './prices.ts';

/** Questions people ask of a zone, with its own figures. `where` is 'في المرسى'. */

export const questions = 'أسئلة شائعة';

export const askPerM2 = (transaction: Transaction, type: PropertyType, where: string) =>
  transaction === 'sale'
    ? `ما ثمن المتر المربع عند شراء ${propertyTypeLabel(type)} ${where}؟`
    : `ما معلوم كراء المتر المربع من ${propertyTypeLabel(type)} ${where}؟`;
export const answerPerM2 = (
  transaction: Transaction,
  { median, low, high }: { median: number; low: number; high: number },
  level: Level,
  count: number | null,
) => {
  const figure =
    transaction === 'sale' ? formatPricePerM2(median) : `${formatPerM2(median)} ${perSqmUnits.rent}`;
  return `${figure}: الوسيط المطلوب ${levelText(level)}، من ${learnedCount(count)}. وفي 8 من 10 يتراوح المطلوب بين ${formatPerM2(low)} و${formatPerM2(high)}.`;
};

export const askSize = (transaction: Transaction, type: PropertyType, rooms: number, where: string) =>
  transaction === 'sale'
    ? `كم ثمن ${propertyTypeLabel(type)} ${isolateLtr(`S+${rooms - 1}`)} ${where}؟`
    : `كم معلوم كراء ${propertyTypeLabel(type)} ${isolateLtr(`S+${rooms - 1}`)} ${where}؟`;
export const answerSize = (transaction: Transaction, median: number) =>
  transaction === 'sale'
    ? `${formatPrice(median)}: الثمن الوسيط المطلوب.`
    : `${formatRent(median)}: معلوم الكراء الوسيط المطلوب، دون الأعباء.`;

export const askYield = (where: string) => `ما المردود الكرائي ${where}؟`;
export const answerYield = ({ median, low, high }: { median: number; low: number; high: number }) =>
  `${formatShare(median)} خامًا في السنة، وبين ${formatShare(low)} و${formatShare(high)} لثمانية عقارات من عشرة.`;

export const askChange = (where: string) => `هل ترتفع أثمان البيع ${where}؟`;
export const answerChange = (type: PropertyType, quarter: string, change: number, real: number | null) =>
  `الأثمان المطلوبة (${pluralTypes[type]}): ${formatChange(change)} خلال سنة في ${formatQuarter(quarter)}${real === null ? '' : `، و${formatChange(real)} دون احتساب التضخم`}.`;

export const contents = 'ما تشمله هذه المنطقة';
export const contentsOf = {
  governorate: 'إعلانات كل مدن الولاية ومعتمدياتها.',
  town: 'إعلانات أحيائها، والإعلانات التي لا تذكر إلا المدينة.',
  neighbourhood: 'الإعلانات التي تذكر هذا الحي، وتلك التي تقع على أقل من كيلومتر من مركزه.',
};

export const licence =
  'يمكن إعادة نشر هذه الأرقام بحرية، مع ذكر «المصدر: Soumdar، أثمان مطلوبة» وتاريخها. <terms>الشروط</terms>';

/** At the top of what is printed. */
export const printedSource = (iso: string) => `المصدر: Soumdar، أثمان مطلوبة، بتاريخ ${formatLongDate(iso)}`;
