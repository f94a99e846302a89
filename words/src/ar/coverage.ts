import type { Coverage } from '../fr/coverage.ts';
import { formatList, formatPricePerM2 } from './formats.ts';
import { ofPlace } from './places.ts';

/** An estimate of which only the town is known: for the whole of it, or for its centre. */

export const coverageText = ({ town, quarter }: Coverage) =>
  quarter ? `لمنطقة ${quarter}، الحي غير محدد` : `لكامل مدينة ${ofPlace(town)}`;

export function coverageSentence(coverage: Coverage): string {
  const { quarter, medians, few, farFromMedian } = coverage;
  if (quarter)
    return `الحي غير محدد: هذا التقدير لمنطقة ${quarter}، وإعلاناتها لا تذكر إلا اسم المدينة. ${elsewhere(medians)}`;
  const whole = `تقدير ${coverageText(coverage)}، بكل أحيائها`;
  if (farFromMedian && !few) return `${whole}.`;
  return few
    ? `${whole}. أقل من 10 إعلانات فيها لعقارات من هذا النوع: يتبع التقدير إعلانات ما حولها أيضًا.`
    : `${whole}: 8 إعلانات من 10 في المدينة تقع داخل المجال، لعقار مثل هذا.`;
}

function elsewhere({ sale, rent }: NonNullable<Coverage['medians']> = {}): string {
  const prices = [
    ...(sale === undefined ? [] : [`${formatPricePerM2(sale)} للبيع`]),
    ...(rent === undefined ? [] : [`${formatPricePerM2(rent)} في الشهر للكراء`]),
  ];
  return prices.length > 0
    ? `وسيط أسعار هذا النوع من العقارات في كامل المدينة: ${formatList(prices)}.`
    : 'قد تكون الأسعار مختلفة جدًا في بقية المدينة.';
}

export const nameNeighbourhood = 'تحديد الحي';
