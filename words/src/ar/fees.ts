import { formatCount, nouns, type Forms } from './counting.ts';
import { formatLongDate, formatPrice, formatSurface } from './formats.ts';
import { formatSourceDate } from './source-dates.ts';

/** What a sale costs. */

export const toConfirm = 'للتأكيد لدى عدل إشهاد';
export const orElse = 'أو';
export const cliffsTitle = 'عتبات الثمن';
export const salePrice = 'ثمن البيع';
export const buyerDuties = 'المعاليم على المشتري';
export const noCliffAbroad = 'لا عتبة لشراء يُدفع من الخارج بالعملة الأجنبية: المعاليم تتبع الثمن.';
export const noCliffLand = 'لا عتبة لأرض معدّة للبناء: المعاليم تتبع الثمن، ونسبتها تتبع المساحة.';
export const developerTax = 'لا تُحتسب هنا ضريبة الباعث العقاري.';
export const beforeGainTax =
  'قبل الضريبة على القيمة الزائدة العقارية: لاحتسابها، أدخل ما دفعه البائع. أما العقار المتأتي من إرث أو هبة، فيُراجع مع عدل إشهاد.';
export const exempt = 'معفى بصفته مسكنًا رئيسيًا أو بيعًا أول لمسكن، للتأكيد لدى عدل إشهاد.';
export const maybeExempt = 'عند هذا الثمن، لا تتفق المصادر على إعفاء المسكن الرئيسي أو البيع الأول.';
export const withoutNotaryFees = 'دون أجرة عدل الإشهاد أو المحامي، ودون مصاريف القرض.';
export const dutiesByPrice = 'المعاليم على المشتري حسب الثمن، بالدينار';
export const pageTitle = 'مصاريف بيع العقارات وشرائها';
export const title = 'مصاريف البيع والشراء';
export const lead =
  'ما يبقى لبائع عقار في تونس بعد الضرائب ومصاريف البيع، وما يدفعه المشتري في الجملة: معاليم التسجيل، ديوان الملكية العقارية، الوكالة العقارية والقيمة الزائدة. لا يُحفظ أي شيء.';
export const theSale = 'البيع';
export const correctFirst = 'أصلح ما أُشير إليه ليظهر الحساب.';
export const statePrice = 'أدخل ثمنًا: يظهر هنا ما يبقى للبائع وما يدفعه المشتري.';
export const ratesTitle = 'النسب ومصادرها وتواريخها';
export const otherRates = 'بقية النسب';
export const askNotary = 'أسئلة يؤكدها عدل إشهاد';
export const whatIsSold = 'ما يُباع';
export const kindResale = 'عقار، يبيعه أحد الخواص';
export const kindNew = 'مسكن جديد، يبيعه باعث عقاري مرخّص له';
export const kindLand = 'أرض ليبني عليها المشتري مسكنه';
export const salePriceTnd = 'ثمن البيع (د.ت)';
export const saleDay = 'تاريخ البيع';
export const plotSurface = 'مساحة الأرض (م²)';
export const buyer = 'المشتري';
export const buyerHelp = 'جنسية أخرى أو شركة أو إرث أو هبة أو محل تجاري: راجع عدل إشهاد';
export const paysInDinars = 'يدفع بالدينار';
export const paysFromAbroad = 'تونسي بالخارج، يدفع الكل بالعملة الأجنبية';
export const pages = 'عدد صفحات العقد';
export const pagesHelp = 'باحتساب كل النسخ';
export const agencyFee = 'عمولة الوكالة (% دون الأداء على القيمة المضافة)';
export const agencyHelp = 'عُرف جارٍ وقابل للتفاوض؛ 0 دون وكالة';
export const sellerShare = 'نصيب البائع';
export const buyerShare = 'نصيب المشتري';
export const sellerPaid = 'ما دفعه البائع (اختياري)';
export const sellerPaidHelp = 'لحساب الضريبة على القيمة الزائدة';
export const purchasePrice = 'ثمن الشراء (د.ت)';
export const purchaseDay = 'تاريخ الشراء';
export const provenCosts = 'المصاريف والأشغال المثبتة (د.ت)';
export const mainHome = 'مسكن رئيسي، أو بيع أول لمسكن';
export const calculate = 'احسب';
export const priceMissing = 'أدخل ثمن البيع، بالدينار.';
export const purchasePriceMissing = 'أدخل ثمن الشراء أيضًا.';
export const dinarsInFigures = 'عدد من الدنانير، بالأرقام.';
export const aboveZero = 'مبلغ أكبر من 0.';
export const zeroOrMore = 'مبلغ يساوي 0 أو أكثر.';
export const wholeDinars = 'دنانير كاملة، دون فاصل ولا مليمات.';
export const surfaceMissing = 'أدخل مساحة الأرض، بالمتر المربع.';
export const m2InFigures = 'عدد من الأمتار المربعة، بالأرقام.';
export const percentage = 'نسبة مائوية؛ 0 دون وكالة.';
export const twoDecimals = 'رقمان بعد الفاصل على الأكثر.';
export const purchaseDayMissing = 'أدخل تاريخ الشراء أيضًا.';

export const source = 'المصدر:';
export const between = '؛ ';
/** @param readOn date of the newest source, as far as known; sources without a date verify nothing */
export const verified = (readOn: string | undefined) =>
  readOn ? `متثبَّت منه (المصدر: ${formatSourceDate(readOn)})` : 'كما ورد في مصادر دون تاريخ';
export const inForce = (from: string, to: string | undefined) =>
  to ? `من ${formatLongDate(from)} إلى ${formatLongDate(to)}.` : `منذ ${formatLongDate(from)}.`;

export const cliffsLead = (isNewHome: boolean) =>
  `${isNewHome ? 'مسكن جديد من باعث عقاري' : 'عقار يبيعه أحد الخواص'}: تتغيّر نسبة المعاليم على كامل الثمن. فعند العتبة تمامًا، دينار واحد إضافي يكلّف المشتري آلاف الدنانير.`;
export const oneDinarMore = (rise: string) => `بدينار واحد إضافي: زيادة ${rise}`;
export const cliffAt = (priceTnd: number, before: string, after: string) =>
  `عند ${formatPrice(priceTnd)} تنتقل المعاليم من ${before} إلى ${after}.`;
export const chartLegend = (isSpan: boolean, isMarked: boolean) =>
  [
    ...(isSpan ? ['خط متصل: على الأقل؛ خط متقطع: على الأكثر، لأن المصادر تتناقض.'] : []),
    ...(isMarked ? ['العلامة على الرسم: الثمن الذي أدخلته.'] : []),
  ].join(' ');

export const from = 'من';
export const to = 'إلى';
export const atMost = 'لا يتجاوز';
export const withDoubt = (rate: string) => `${rate}، للتأكيد لدى عدل إشهاد`;
export const withheld = (rate: string, amount: string) =>
  `قد يكون على من يدفع أن يخصم ${rate} من الثمن، أي ${amount}، في الحالات التي ضبطها القانون، للتأكيد لدى عدل إشهاد: هي تسبقة على الضريبة، لا ضريبة إضافية.`;
const wholeYear: Forms = {
  one: 'سنة كاملة',
  two: 'سنتان كاملتان',
  few: 'سنوات كاملة',
  many: 'سنة كاملة',
  other: 'سنة كاملة',
};
export const taxedGain = (yearsHeld: number, gain: string, isRange: boolean) =>
  `مدة ملكية العقار: ${formatCount(yearsHeld, wholeYear)}. القيمة الزائدة الخاضعة للضريبة: ${gain}${isRange ? '. الأقصى إن احتُسب ثمن الشراء كما هو، والأدنى إن رُفّع فيه عن كل سنة كما يقول أحد المصادر' : ''}.`;
export const passedCliff = (priceTnd: number, duties: string) =>
  `تجاوز هذا الثمن بقليل عتبة ${formatPrice(priceTnd)}: عند ${formatPrice(priceTnd - 1)}، تكون المعاليم ${duties}.`;
export const vatIncluded = (vat: string) =>
  `يشمل الثمن أداءً على القيمة المضافة قدره ${vat}، للتأكيد لدى عدل إشهاد.`;

export const sourcesRead = (iso: string) =>
  `<strong>هذه ليست استشارة جبائية.</strong> النسب من مصادر عمومية قُرئت في ${formatLongDate(iso)}، وهي تتناقض أحيانًا: فيُعطى المبلغ عندئذ من كذا إلى كذا. ويؤكدها عدل إشهاد.`;
export const ratesLead = (iso: string) =>
  `بتاريخ ${formatLongDate(iso)}. «متثبَّت منه»: ورد في المصادر المذكورة، وهي متفقة، في تاريخ أحدثها. وإلا فهي دون تاريخ، أو تتناقض، أو تترك سؤالًا دون جواب، ويجب أن يؤكدها عدل إشهاد.`;

export const mostDinars = (tnd: number) => `${formatPrice(tnd)} على الأكثر.`;
export const wholeM2 = 'أمتار مربعة كاملة.';
export const m2UpTo = (m2: number) => `من 1 إلى ${formatSurface(m2)}.`;
export const pagesUpTo = (count: number) => `عدد صفحات، من 1 إلى ${count}.`;
export const percentUpTo = (percent: number) => `من 0 إلى ${percent} %.`;
export const aDay = (example: string) => `يوم، مثل ${example}.`;
export const ratesKnownFrom = (iso: string) => `النسب معروفة منذ ${formatLongDate(iso)}.`;
export const yearsAhead = (years: number) => `${formatCount(years, nouns.year)} من اليوم على الأكثر.`;
export const boughtAfterSale = (iso: string) => `تاريخ الشراء بعد تاريخ البيع، ${formatLongDate(iso)}.`;

const sold = {
  resale: 'عقار يبيعه أحد الخواص',
  newHome: 'مسكن جديد يبيعه باعث عقاري مرخّص له',
  buildingLand: 'أرض تُباع ليبني عليها المشتري مسكنه',
};

interface Summary {
  kind: keyof typeof sold;
  day: string;
  fromAbroad: boolean;
  surfaceM2: number | undefined;
  bought: { priceDt: number; day: string; costsDt: number } | undefined;
}

export function summary({ kind, day, fromAbroad, surfaceM2, bought }: Summary): string {
  const plot = surfaceM2 === undefined ? '' : `، ${formatSurface(surfaceM2)}`;
  const paid = fromAbroad ? 'كله بالعملة الأجنبية من تونسي بالخارج' : 'بالدينار';
  const costs = bought && bought.costsDt > 0 ? `، مع مصاريف وأشغال قدرها ${formatPrice(bought.costsDt)}` : '';
  const before = bought
    ? ` اشتُري بثمن ${formatPrice(bought.priceDt)} في ${formatLongDate(bought.day)}${costs}.`
    : '';
  return `${sold[kind]}${plot}، في ${formatLongDate(day)}، والدفع ${paid}.${before}`;
}

export const notaryQuestions: readonly string[] = [
  'عقار اشتُري من أحد الخواص: هل تنطبق نسبة 6 أو 8 أو 10 % على كامل الثمن، وابتداءً من 500 000 و1 000 000 د.ت بالضبط، باحتساب نصيب ديوان الملكية العقارية؟',
  'مسكن جديد من باعث عقاري: هل تُحسب نسبة 3 % على ما زاد عن 500 000 د.ت أو عن 200 000 د.ت؟ وهل المعلوم التكميلي من 500 000 إلى 999 999 د.ت هو 2 % أو 4 %؟',
  'المعلوم القارّ وقدره 30 د.ت عن كل صفحة: هل تُحتسب كل نسخة من العقد، وإلى أي ثمن؟',
  'الأداء على القيمة المضافة على مسكن جديد: هل حدّ 400 000 د.ت دون احتساب الأداء، وهل تُطبّق فعلًا نسبة 19 % منذ 2026؟',
  'أرض معدّة للبناء: هل يستوفي الشراء شروط المعاليم حسب الشرائح، وماذا يحدث عند إعادة بيعها أو بناء شيء آخر عليها؟ أرض اشتُريت لغير بناء المسكن، مقسم ضمن تقسيم، محل تجاري: أي معاليم وأي أداء على القيمة المضافة؟',
  'الشراء بالعملة الأجنبية: منذ متى يجب أن يكون المشتري مقيمًا بالخارج، وهل يجب أن يكون العقار مبنيًّا من قبل، ومن ينتفع بذلك إذا تعدّد المشترون؟ وهل يدفع مشترٍ من جنسية أخرى المعاليم العادية؟',
  'القيمة الزائدة: هل يُرفّع في ثمن الشراء بنسبة 10 % عن كل سنة، وكيف تُحسب السنوات، وهل لا تزال النسبة 15 ثم 10 %، وهل تُطرح منها عمولة الوكالة التي دفعها البائع؟',
  'القيمة الزائدة: هل لا يزال المسكن الرئيسي أو البيع الأول لمسكن معفى، حتى فوق 500 000 د.ت؟ وماذا عن عقار متأتٍّ من إرث أو هبة؟',
  'الخصم من المورد بنسبة 2,5 %: في أي حالات يجب على المشتري أن يجريه، وكيف يُسترجع ما زاد عن الضريبة؟ وما هي القواعد إذا كان البائع غير مقيم؟',
  'الوكالة العقارية: هل تُضاف 19 % من الأداء على القيمة المضافة إلى عمولتها، وهل يحدّها نص؟',
];
