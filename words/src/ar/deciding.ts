import type { PropertyType, Transaction } from '@soumdar/engine';
import { changeOf, signedShare } from '../fr/deciding.ts';
import { formatCount, nouns } from './counting.ts';
import { sideTexts } from './estimate.ts';
import { formatNumber, formatPrice, formatQuarter, formatRent } from './formats.ts';
import { propertyTypeLabel } from './labels.ts';
import { inZone } from './places.ts';

/** What could be done with a property: sell, let, wait. */

export const sellLetOrWait = 'البيع أو الكراء أو الانتظار';
export const beforeSigning = 'قبل الإمضاء: سند الملكية وحالة العقار';
export const borrowedShare = 'الجزء المقترض (% من الثمن)';
export const ofYourBank = 'نسبة الفائدة لدى بنكك';
export const years = 'المدة (بالسنوات)';
export const yearsRange = 'من 1 إلى 40';
export const stateLoan = 'أدخل نسبة الفائدة والمدة اللتين يعرضهما بنكك.';
export const loanNote =
  'أقساط شهرية ثابتة، دون تأمين ولا مصاريف. نسبة الفائدة المرتبطة بالسوق النقدية (TMM) تتغيّر خلال القرض: وتُعتبر النسبة التي تدخلها ثابتة.';
export const middle = 'الوسط';
export const low = 'الأدنى';
export const high = 'الأعلى';
export const loanTitle = 'قرض، حسب مجال الثمن';
export const item = 'البند';
export const borrowed = 'المبلغ المقترض، د.ت';
export const interest = 'جملة الفوائض، د.ت';
export const threeWays =
  'ثلاثة خيارات للعقار نفسه، كلها في شكل مجالات، وليس أي منها نصيحة. كل فرضية قابلة للتغيير؛ وما تدخله يبقى في علامة التبويب هذه.';
export const landRents = 'نادرًا جدًا ما تُنشر معاليم كراء الأراضي.';
export const correctAssumptions = 'أصلح الفرضيات المشار إليها أسفله.';
export const lettingTitle = 'الكراء: ما يبقى من كراء سنة';
export const waitingTitle = 'الانتظار: كيف تطوّرت الأسعار';
export const borrowingTitle = 'الاقتراض: القسط الشهري للقرض';
export const heirsTitle = 'بين الورثة: مناب كل واحد';
export const trendFailed = 'تعذّر تحميل تطوّر الأسعار.';
export const noIndex = 'لا يشمل المؤشر الرسمي هذا النوع من العقارات.';
export const numberMissing = 'أدخل عددًا.';
export const numberInFigures = 'عدد، بالأرقام.';
export const vacancy = 'أشهر دون متسوّغ في السنة';
export const charges = 'الأعباء والصيانة (% من الكراء)';
export const agency = 'الوكالة (% من الكراء)';
export const agencyHelp = 'العُرف الجاري، دون الأداء على القيمة المضافة؛ 0 دون وكالة';
export const localTax = 'المعلوم البلدي (د.ت في السنة)';
export const taxBracket = 'شريحتك الضريبية (%)';
export const taxBracketHelp = 'إن تُرك فارغًا: من شريحة من لا دخل له غير هذا الكراء إلى أعلى شريحة';
export const combined =
  'مجال المردود يجمع بين مجالي الثمن ومعلوم الكراء كأن أخطاءهما لا صلة بينها: فيشمل عندئذ 8 حالات من 10. وفي الحقيقة هي غالبًا مترابطة، لأن ما يجعل العقار أغلى ثمنًا يجعله أيضًا أغلى كراءً، فيتغيّر المردود بقدر أقل. وهذا الترابط لا يُقاس: فالعقار يُعرض للبيع أو للكراء، ولا يُعرض للاثنين إلا نادرًا.';
export const extremes =
  'في أدنى مردود، تُحتسب الوكالة والمعلوم والضريبة في أقصاها؛ وفي أعلى مردود، في أدناها؛ وفي الوسط، في المنتصف بينهما. والمبالغ مدوّرة إلى 10 د.ت.';
export const whereRatesComeFrom = 'من أين تأتي النسب؟';
export const assumption = 'فرضية منّا، دون مصدر';
export const rentPerMonth = 'الكراء في الشهر، د.ت';
export const yearOfRents = 'كراء اثني عشر شهرًا';
export const vacantMonths = 'أشهر دون متسوّغ';
export const chargesItem = 'الأعباء والصيانة';
export const localTaxItem = 'المعلوم البلدي';
export const beforeTax = 'قبل الضريبة';
export const incomeTax = 'الضريبة والمساهمة التضامنية';
export const netPerYear = 'الصافي، د.ت في السنة';
export const grossReturn = 'المردود الخام';
export const returnBeforeTax = 'المردود قبل الضريبة';
export const netReturn = 'المردود الصافي';
export const netInEuros = 'الصافي، € في السنة';
export const lettingYear = 'سنة من الكراء';
export const lowestReturn = 'أدنى مردود';
export const atMiddle = 'في الوسط';
export const highestReturn = 'أعلى مردود';
export const indexNote =
  'مؤشر الأسعار للمعهد الوطني للإحصاء لكامل البلاد، 100 في سنة 2015: لا يوجد مؤشر لكل جهة.';
export const tooFewQuarters = 'غير كافية لمتابعة الأسعار من ثلاثي إلى آخر.';
export const showPrices = 'عرض الأسعار';
export const pastIsPast = 'ما مضى لا ينبئ بما سيأتي.';

export { changeOf, dinars, less, signedShare } from '../fr/deciding.ts';
/** 'من 1,6 % إلى 3,1 %', 'من − 0,4 % إلى 2 %', '2 %' where both are stated alike */
export function shareRange(low: number, high: number, format = signedShare): string {
  const [least, most] = [format(low), format(high)];
  return least === most ? least : `من ${least} إلى ${most}`;
}
export const dinarRange = (least: string, most: string): string =>
  least === most ? `حوالي ${least}\u202fد.ت` : `من ${least} إلى ${most}\u202fد.ت`;
export const fromTo = (low: number, high: number) => `من ${formatPrice(low)} إلى ${formatPrice(high)}`;

const figures: Record<Transaction, string> = { sale: 'الثمن', rent: 'معلوم الكراء' };
export const tooWeak = (side: Transaction) => `يلزم تقدير ${figures[side]} بموثوقية كافية.`;
export const wait = 'الانتظار';
export const soldOnce = `${sideTexts.sale.figure}، مرة واحدة.`;
export const lettingInShort = (perYear: string, middle: number) =>
  `في السنة، بعد طرح الأعباء والأشهر دون متسوّغ والوكالة والضريبة: ${perYear}. في الوسط، حوالي ${signedShare(middle)}.`;
export const yearToYear = (since: number, typeLabel: string) =>
  `من سنة إلى أخرى منذ ${since}، ${typeLabel}، كامل البلاد، باحتساب التضخم.`;

export const numberBetween = (least: number, most: number) =>
  `عدد بين ${formatNumber(least)} و${formatNumber(most)}.`;
export const localTaxHelp = (amount: string) => `إن تُرك فارغًا: ${amount}، حسب البلدية`;
export const yearlyRate = 'نسبة الفائدة السنوية (%)';
export const perMonth = 'في الشهر، د.ت';
export const rentCovers = (least: string, most: string) =>
  `يمثل الكراء المقدّر، دون الأعباء، من ${least} إلى ${most} من القسط الشهري.`;
export const priceTnd = 'الثمن، د.ت';
export const agencyWithVat = 'الوكالة، مع الأداء على القيمة المضافة';

interface WideReturn {
  /** shares of the price, net, a year */
  lowest: number;
  highest: number;
  /** of the middle */
  price: number;
  rent: number;
  net: number;
  gross: number;
  perYear: string;
}
export const wideReturn = ({ lowest, highest, price, rent, net, gross, perYear }: WideReturn) =>
  `يؤدي مجالا الثمن ومعلوم الكراء إلى مردود صافٍ في السنة ${shareRange(lowest, highest)}: وهو أوسع من أن يوضع في جدول. في الوسط، عند ${formatPrice(price)} و${formatRent(rent)}، يبقى حوالي ${signedShare(net)} صافيًا (${signedShare(gross)} خامًا)، أي ${perYear}\u202fد.ت في السنة.`;

export const indexTitle = (type: PropertyType) =>
  `مؤشر الأسعار للمعهد الوطني للإحصاء، ${propertyTypeLabel(type)}، كامل البلاد، 100 في سنة 2015`;
interface Changes {
  lastYear: number;
  averages: readonly { years: number; yearly: number }[];
}
/** '+ 5 % في سنة، + 4 % سنويًا على 5 سنوات' */
const yearly = ({ lastYear, averages }: Changes): string =>
  [
    `${changeOf(lastYear)} في سنة`,
    ...averages.map(
      (average) => `${changeOf(average.yearly)} سنويًا على ${formatCount(average.years, nouns.year)}`,
    ),
  ].join('، ');
export const realChanges = (quarter: string, changes: Changes) =>
  `دون التضخم، إلى غاية ${formatQuarter(quarter)}: ${yearly(changes)}.`;
export const changesUntil = (quarter: string, changes: Changes) =>
  `إلى غاية ${formatQuarter(quarter)}: ${yearly(changes)}.`;
export const yearlyRange = (least: number, most: number, since: string) =>
  `من سنة إلى أخرى، ${shareRange(least, most, changeOf)} منذ ${formatQuarter(since)}.`;
export const afterAYear = (price: number, after: { low: number; high: number }, euros: string | null) =>
  `لو كان ثمن العقار ${formatPrice(price)} لصار بعد سنة ${fromTo(after.low, after.high)}${euros === null ? '' : ` (${euros})`}.`;
/** @param levels null without enough quarters */
export const ourListings = (zone: { slug: string; name: string }, levels: string | null) =>
  `إعلاناتنا ${inZone(zone)}: ${levels === null ? tooFewQuarters : `${levels} بالدينار للمتر المربع، بين عقارات متماثلة في مواقع إعلانات متماثلة.`}`;

const keeping = (costs: string) => `الاحتفاظ به دون كرائه يكلّف كل سنة ${costs}.`;
export const plotCosts = (amount: string) =>
  keeping(`المعلوم على الأراضي غير المبنية، ${amount} (0,3 % من قيمتها)`);
export const keepingCosts = (amount: string) =>
  keeping(`الأعباء والصيانة والمعلوم البلدي، ${amount}، حسب الفرضيات أعلاه`);
export const localTaxCosts = (amount: string) =>
  keeping(`المعلوم البلدي، ${amount}، دون احتساب الأعباء والصيانة`);
