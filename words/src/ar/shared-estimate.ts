import type { PropertyType } from '@soumdar/engine';
import { formatLongDate } from './formats.ts';
import { propertyTypeLabel } from './labels.ts';

/** The page that a shared link leads to. */

export const expiredTitle = 'انتهت صلوحية الرابط';
export const title = 'تقدير للمشاركة';
export const loadFailed = 'تعذّر تحميل هذا التقدير.';
export const dead = 'لم يعد هذا الرابط يؤدي إلى شيء';
export const deadLead = 'انتهت صلوحيته، أو تم إبطاله، أو هو غير كامل. اطلب رابطًا جديدًا ممن أرسله إليك.';
export const estimateMine = 'قدّر عقارك';
export const preparedWith = 'تقدير أُعدّ مع Soumdar';

export const shownUntil = (expiresAt: string) =>
  `من أرسل إليك هذا الرابط يعرض عليك هذه الصفحة إلى غاية ${formatLongDate(expiresAt)}. موقع العقار في الخريطة تقريبي، بفارق كيلومتر تقريبًا؛ أما الأرقام فهي أرقام المكان بالضبط، ويمكن استنتاجه منها بكثير من الصبر. قدّر عقارك أنت أيضًا: التقدير مجاني.`;
export const madeOn = (iso: string) => `تقدير بتاريخ ${formatLongDate(iso)}، أُعدّ مع Soumdar`;
export const heading = (type: PropertyType, place: string) => `${propertyTypeLabel(type)}، ${place}`;
