import type { Coverage } from '../fr/coverage.ts';
import { ofPlace } from './places.ts';

/** An estimate of which only the town is known: for the whole of it, or for its centre. */

export const coverageText = ({ town, quarter }: Coverage) =>
  quarter ? `لمنطقة ${quarter}، الحي غير محدد` : `لكامل مدينة ${ofPlace(town)}`;

export function coverageSentence(coverage: Coverage): string {
  const { quarter, few } = coverage;
  if (quarter)
    return `الحي غير محدد: هذا التقدير لمنطقة ${quarter}، وإعلاناتها لا تذكر إلا اسم المدينة. قد تكون الأسعار مختلفة جدًا في بقية المدينة.`;
  const whole = `تقدير ${coverageText(coverage)}، بكل أحيائها`;
  return few
    ? `${whole}. أقل من 5 إعلانات فيها لعقارات من هذا النوع: يتبع التقدير إعلانات ما حولها.`
    : `${whole}: 8 إعلانات من 10 في المدينة تقع داخل المجال، لعقار مثل هذا.`;
}

export const nameNeighbourhood = 'تحديد الحي';
