import type { PropertyType, Transaction } from '@soumdar/engine';
import type { Days, Level, Levels } from '../fr/level.ts';
import { formatList, formatLongDate, formatMonth, formatQuarter } from './formats.ts';

/** What a figure is: asked, brought to which level, by what, of which days. Said here, for all that shows one. */

export type { Days, Level, Levels } from '../fr/level.ts';

const askingNames: Record<Transaction, string> = {
  sale: 'أثمان مطلوبة',
  rent: 'معاليم كراء مطلوبة',
};
const signedNames: Record<Transaction, string> = {
  sale: 'أثمانًا مضمّنة في عقود',
  rent: 'معاليم كراء مضمّنة في عقود',
};
const sides: Record<Transaction, string> = { sale: 'أثمان البيع', rent: 'معاليم الكراء' };
/** What brings a price to its level. */
export const broughtBy: Record<Transaction, string> = {
  sale: 'مؤشر المعهد الوطني للإحصاء',
  rent: 'الإعلانات نفسها',
};
const how: Record<Transaction, string> = {
  sale: ` حسب ${broughtBy.sale}`,
  rent: `، وهو آخر شهر تتوفر معطياته، حسب ${broughtBy.rent}`,
};
const plurals: Record<PropertyType, string> = {
  apartment: 'الشقق',
  house: 'المنازل',
  villa: 'الفيلات',
  land: 'الأراضي',
};

/** Of prices of both transactions. */
export const sameLevel =
  'محيّنة إلى مستوى واحد: أثمان البيع إلى يوم التقدير حسب مؤشر أسعار العقارات للمعهد الوطني للإحصاء، ومعاليم الكراء إلى آخر شهر تتوفر معطياته حسب الإعلانات نفسها';

/** The whole rule, where a page says how it is done. */
export const howBrought = `الأثمان المطلوبة ${sameLevel}. بعد آخر ثلاثي منشور، يحتفظ مؤشر المعهد الوطني للإحصاء بآخر نسق سنوي له؛ ولا يوجد مؤشر لمعاليم الكراء.`;

/** 'مستوى أسعار ماي 2025', 'مستوى أسعار الوكالات في 2 مارس 2026' */
function standard({ at, ofAgencies }: Level): string {
  const moment = at === null ? 'يوم التقدير' : at.length === 10 ? formatLongDate(at) : formatMonth(at);
  if (ofAgencies === true) return `مستوى أسعار الوكالات ${at === null ? moment : `في ${moment}`}`;
  const some = ofAgencies === false ? [] : ofAgencies.map((type) => plurals[type]);
  return `مستوى أسعار ${moment}${some.length > 0 ? ` (${formatList(some)} بمستوى أسعار الوكالات)` : ''}`;
}

/** 'بمستوى أسعار ماي 2025', 'بمستوى أسعار الوكالات في 2 مارس 2026' */
export const levelText = (level: Level): string => `ب${standard(level)}`;

/** Rents of old records stand as they were asked. */
const isBrought = ({ transaction, at }: Level) => transaction === 'sale' || at !== null;

const brought = (level: Level) => levelText(level) + how[level.transaction];
function fromTo(days: Days): string {
  if (!days) return '';
  const [first, last] = days.map(formatLongDate);
  return first === last ? `بتاريخ ${first}` : `من ${first} إلى ${last}`;
}
const bracketed = (days: Days) => (days ? ` (${fromTo(days)})` : '');

/** Of a page with both transactions. */
export const whatPricesAre = ({ sale, rent }: Levels, days: Record<Transaction, Days>) =>
  `أثمان مطلوبة في الإعلانات: ${sides.sale}${bracketed(days.sale)} ${brought(sale)}، و${sides.rent}${bracketed(days.rent)} ${brought(rent)}. وليست ${signedNames.sale}.`;

/** Of prices of one transaction. */
export const whatPriceIs = (level: Level, days: Days) =>
  `${askingNames[level.transaction]} في الإعلانات${days ? ` ${fromTo(days)}` : ''}، ${brought(level)}، وليست ${signedNames[level.transaction]}.`;

/** Beneath a figure. */
export const figureLevel = (level: Level) =>
  `${askingNames[level.transaction]} في الإعلانات${isBrought(level) ? `، ${brought(level)}` : ''}`;

/** Of one advertisement, which may be years old: '4 250 د.ت/م² بعد تحيينه إلى مستوى أسعار ماي 2025' */
export const broughtTo = (price: string, level: Level) =>
  isBrought(level) ? `${price} بعد تحيينه إلى ${standard(level)}` : price;

/** Above estimates of several days. */
export const recordsLevel =
  'أثمان ومعاليم كراء مطلوبة في الإعلانات، بمستوى يوم كل تقدير؛ أما معاليم الكراء فبمستوى آخر شهر توفرت معطياته حينها.';

/** Above a list of advertisements. */
export const perM2AtLevel = (level: Level) =>
  `${askingNames[level.transaction]} للمتر المربع${isBrought(level) ? `، محيّنة إلى ${standard(level)}` : ''}`;

/** Beneath a map. */
export const mapLevel = (level: Level) => brought(level);

/** Of a preview picture, which has little room: 'البيع في 2 مارس 2026', 'الكراء لدى الوكالات في ماي 2025' */
export function shortLevel({ transaction, at, ofAgencies }: Levels[Transaction]): string {
  const who = ofAgencies === true ? ' لدى الوكالات' : '';
  const moment = at.length === 10 ? formatLongDate(at) : formatMonth(at);
  return `${transaction === 'sale' ? 'البيع' : 'الكراء'}${who} في ${moment}`;
}

/** What the level cannot say. @param until the last quarter of the index, '2025-T4' @param rentMonth 'YYYY-MM' */
export const limitOfLevels = (until: string, rentMonth: string) =>
  `الزمن: يقف مؤشر المعهد الوطني للإحصاء عند ${formatQuarter(until)}، ونواصله بآخر نسق سنوي له. ولا يوجد مؤشر لمعاليم الكراء: مستواها مستوى ${formatMonth(rentMonth)}، آخر شهر تتوفر معطياته، حسب الإعلانات نفسها، ولا يمكن فيها التمييز بين تغيّر الأثمان وتغيّر المواقع التي تنشر الإعلانات.`;
