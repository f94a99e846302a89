import type { Transaction } from '@soumdar/engine';
import { isolateAuto } from '../isolates.ts';
import { formatCount, nouns } from './counting.ts';
import { heirFigureLabels } from './estimate.ts';
import { eurosText } from './euros.ts';
import { formatNumber, formatPrice, formatRent } from './formats.ts';

/** The parts of heirs, in a result and in its report. */

interface Portion {
  numerator: number;
  denominator: number;
}

const percent = new Intl.NumberFormat('fr-TN', { style: 'percent', maximumFractionDigits: 4 });
const formatHundredths = ({ numerator, denominator }: Portion) => percent.format(numerator / denominator);

/** '1/8'; '33,3333 %' where the fraction is unreadable */
export function portionText(portion: Portion): string {
  const { numerator, denominator } = portion;
  if (denominator === 1) return 'الكل';
  return denominator <= 1000 ? `${numerator}/${denominator}` : formatHundredths(portion);
}

/** '1/8 (12,5 %)' */
export function portionInPercent(part: Portion): string {
  const [portion, inPercent] = [portionText(part), formatHundredths(part)];
  return portion === inPercent ? portion : `${portion} (${inPercent})`;
}

export const heirName = ({ name }: { name: string }, index: number): string => {
  const typed = name.trim();
  return typed ? isolateAuto(typed) : `المناب ${index + 1}`;
};
export const namedPortion = (heir: { name: string }, index: number, part: Portion) =>
  `${heirName(heir, index)} (${portionText(part)})`;

export const title = 'مناب كل واحد';
export const note =
  'المنابات هي التي ذكرها المالك: لا يحسب موقع Soumdar أي حق في الميراث. وهي تُطبَّق على الثمن الصافي للبائع، وعلى ما يبقى منه على الأكثر بعد الضرائب ومصاريف البيع، وعلى معلوم الكراء إن كان مقدَّرًا؛ وكل مبلغ مقرَّب.';
export const figureLabels = heirFigureLabels;

export const columns = {
  heir: 'الاسم',
  part: 'المناب',
  low: 'من',
  price: 'حوالي',
  high: 'إلى',
  euros: 'بالأورو',
};

/** Its column says 'حوالي' already. */
export const eurosCell = (...figure: Parameters<typeof eurosText>) =>
  eurosText(...figure).replace('حوالي ', '');

export const lead = `${note} الأسماء اختيارية. تظهر في تقرير PDF وعند الطباعة، ولا يحتفظ موقع Soumdar بشيء منها.`;
export const nameLabel = 'الاسم (اختياري)';
export const partLabel = 'المناب (1/8 أو 12,5 %)';
export const remove = 'إزالة';
export const removeHeir = (heir: { name: string }, index: number) => `إزالة ${heirName(heir, index)}`;
export const add = 'إضافة وارث';
export const wholeReached = 'مجموع المنابات يساوي الكل.';
export const reportWaits = 'تظهر المنابات في تقرير PDF عندما يساوي مجموعها الكل.';
export const whole = 'الكل';

interface Figure {
  price: number;
  range: { low: number; high: number } | null;
}
export function amountText(side: Transaction, { price, range }: Figure): string {
  const about = `حوالي ${side === 'sale' ? formatPrice(price) : formatRent(price)}`;
  return range ? `من ${formatNumber(range.low)} إلى ${formatPrice(range.high)}، ${about}` : about;
}

export const nameTooLong = (most: number) => `${formatCount(most, nouns.character)} على الأكثر.`;
export const partMissing = 'أدخل المناب: 1/8، أو 12,5 %.';
export const partOutOfRange = 'كل مناب أكبر من الصفر ولا يتجاوز الكل.';
export const partUnreadable = 'أدخل كسرًا (1/8) أو نسبة مئوية (12,5).';

/** '1/8', '1', or '0,1 %' where the fraction is unreadable */
function differenceText(by: Portion): string {
  if (by.denominator > 100) return formatHundredths(by);
  return by.denominator === 1 ? String(by.numerator) : `${by.numerator}/${by.denominator}`;
}
export const partsLack = (by: Portion) => `مجموع المنابات أقل من الكل: ينقص ${differenceText(by)}.`;
export const partsExceed = (by: Portion) => `مجموع المنابات يتجاوز الكل بمقدار ${differenceText(by)}.`;
