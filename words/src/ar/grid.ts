import {
  fewestInGrid,
  type AdjustmentName,
  type Likeness,
  type MatchReason,
  type Transaction,
} from '@soumdar/engine';
import type { Reader } from '../fr/grid.ts';
import { attributeTexts } from './attributes.ts';
import { matchReasonsText } from './estimate.ts';
import { formatCount, formatCountObject, nouns, type Forms } from './counting.ts';
import {
  formatMonth,
  formatNumber,
  formatPrice,
  formatRent,
  formatSigned,
  formatSignedPrice,
  formatSignedRent,
} from './formats.ts';
import { levelText, type Level } from './level.ts';

/** Comparables adjusted to the property: results, shared page and both reports. */

const likenessLabels: Record<Likeness, string> = {
  strong: 'مشابه جدًا',
  fair: 'مشابه إلى حد ما',
  loose: 'قليل الشبه',
};

/** 'مشابه جدًا: الحي نفسه، عدد الغرف نفسه' */
export const likenessText = (likeness: Likeness, reasons: readonly MatchReason[]) =>
  reasons.length === 0
    ? likenessLabels[likeness]
    : `${likenessLabels[likeness]}: ${matchReasonsText(reasons)}`;

const adjustmentLabels: Record<AdjustmentName, string> = {
  time: 'تطور الأسعار',
  surface: 'المساحة',
  place: 'المكان',
  rooms: 'الغرف وبيوت الاستحمام',
  details: 'مواصفات أخرى',
  rest: 'الإعلانات القريبة ومواقعها',
};

/** Those whose own label says more than their name in a row of names. */
const causeLabels: Partial<Record<string, string>> = {
  plot_m2: 'مساحة الأرض',
  furnished: 'مؤثث أو غير مؤثث',
  comparables: 'إعلانات قريبة أخرى',
  sites: 'مواقع الإعلانات حينها',
};
const causeLabel = (cause: string): string =>
  causeLabels[cause] ?? attributeTexts[cause as keyof typeof attributeTexts].label;

interface NamedAdjustment {
  what: AdjustmentName;
  of?: readonly string[] | undefined;
}

/** 'مواصفات أخرى، منها مسبح، الحالة' where the causes are known. */
export function adjustmentLabel(side: Transaction, { what, of = [] }: NamedAdjustment): string {
  const label = side === 'rent' && what === 'time' ? 'تطور معاليم الكراء' : adjustmentLabels[what];
  if (of.length === 0) return label;
  const causes = of.map(causeLabel).join('، ');
  return what === 'rest' ? causes : `${label}، منها ${causes}`;
}

export const amount = (side: Transaction, tnd: number) =>
  side === 'sale' ? formatPrice(tnd) : formatRent(tnd);
/** '+ 60 000 د.ت' */
export const adjustmentAmount = (side: Transaction, tnd: number) =>
  side === 'sale' ? formatSignedPrice(tnd) : formatSignedRent(tnd);

export const asking = 'المطلوب';
export const adjusted = 'المعدَّل';
/** 'المطلوب في ديسمبر 2020' */
export const askingIn = (iso: string) => `${asking} في ${formatMonth(iso)}`;
export const howAdjusted = 'عرض طريقة الحساب';
export const notAdjusted = 'دون أي تعديل';
export const nearestFirst = 'الأقرب أولًا';
export const ourRange = 'مجال تقديرنا';
export const ourFigure = 'تقديرنا';

const properties: Record<Reader, string> = {
  owner: 'عقارك',
  expert: 'هذا العقار',
  guest: 'عقار كهذا في وسط المربع على الخريطة',
};

export const adjustedMeaning = (level: Level, reader: Reader) =>
  `${adjusted}: ما كان سيُطلب في هذا الإعلان لو كان العقار المعروض فيه هو ${properties[reader]}، ${levelText(level)}.`;

interface Summary {
  side: Transaction;
  rows: readonly object[];
  adjusted: { low: number; middle: number; high: number };
  price: number;
}

const adjustedPrices: Record<Transaction, Forms> = {
  sale: {
    one: 'ثمن واحد معدَّل',
    two: 'ثمنان معدَّلان',
    few: 'أثمان معدَّلة',
    many: 'ثمنًا معدَّلًا',
    other: 'ثمن معدَّل',
  },
  rent: {
    one: 'معلوم كراء واحد معدَّل',
    two: 'معلوما كراء معدَّلان',
    few: 'معاليم كراء معدَّلة',
    many: 'معلوم كراء معدَّلًا',
    other: 'معلوم كراء معدَّل',
  },
};

export const offFormNote = (details: readonly string[]) =>
  `${details.map(causeLabel).join('، ')}: لا يُسأل عن ذلك في هذا النوع من العقارات، ويُحسب العقار على ما هو معتاد حوله. وإن توفّر فيه ذلك أو في إقامته، أمكنت إضافة ما خصمه التعديل بسببه.`;

export function summary({ side, rows, adjusted: { low, middle, high }, price }: Summary, reader: Reader) {
  const prices = formatCount(rows.length, adjustedPrices[side]);
  return `${prices} حسب ${properties[reader]}: من ${formatNumber(low)} إلى ${amount(side, high)}، وأوسطها ${amount(side, middle)}؛ وتقديرنا${reader === 'guest' ? ' في الموقع بالتدقيق' : ''}: ${amount(side, price)}.`;
}

interface Evidence {
  count: number;
  near: number;
  first: string;
  last: string;
  asking: { low: number; high: number };
}

const askingNames: Record<Transaction, string> = {
  sale: 'الأثمان المطلوبة فيها',
  rent: 'معاليم الكراء المطلوبة فيها',
};

/** 'اعتمدنا في المقارنة على 8 إعلانات، منها 6 في الحي نفسه؛ أقدمها من ديسمبر 2020 وأحدثها من فيفري 2026. الأثمان المطلوبة فيها من 500 000 إلى 920 000 د.ت.' */
export function evidenceText(
  side: Transaction,
  { count, near, first, last, asking: { low, high } }: Evidence,
) {
  const [from, to] = [formatMonth(first), formatMonth(last)];
  const where =
    near === 0
      ? ''
      : `، منها ${near === 1 ? 'واحد' : near === 2 ? 'اثنان' : formatNumber(near)} في الحي نفسه`;
  const when = from === to ? `كلها من ${from}` : `أقدمها من ${from} وأحدثها من ${to}`;
  return `اعتمدنا في المقارنة على ${formatCountObject(count, nouns.advertisement)}${where}؛ ${when}. ${askingNames[side]} من ${formatNumber(low)} إلى ${amount(side, high)}.`;
}

/** Why a figure does not stand beside each advertisement. */
export const lackText = (lack: 'tooFewAdjusted' | 'withheld', reader: Reader) =>
  lack === 'tooFewAdjusted'
    ? `أقل من ${formatCount(fewestInGrid, nouns.advertisement)} تشبه ${properties[reader]} بما يكفي لتعديل أثمانها حسبه: لا يمكن مقارنة تقديرنا بكل إعلان على حدة.`
    : 'لا تُعرض هنا كل الإعلانات: لكل حساب أو عنوان مشترك عدد محدود منها في اليوم. أما أرقامنا فتأخذها كلها في الحساب.';

/** 'تطور الأسعار + 60 000؛ المساحة − 12 000' */
export function adjustmentsText(
  side: Transaction,
  adjustments: readonly (NamedAdjustment & { tnd: number })[],
): string {
  if (adjustments.length === 0) return notAdjusted;
  return adjustments
    .map(({ tnd, ...named }) => `${adjustmentLabel(side, named)} ${formatSigned(tnd)}`)
    .join('؛ ');
}
