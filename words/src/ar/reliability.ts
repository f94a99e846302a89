import {
  maxComparableKm,
  minComparables,
  type MarketLack,
  type PropertyType,
  type Transaction,
} from '@soumdar/engine';
import { formatCount, type Forms } from './counting.ts';
import {
  learnedCount,
  learnedMeaning,
  measuredCount,
  measuredMeaning,
  storedCount,
  storedMeaning,
} from './counts.ts';
import { sideTexts } from './estimate.ts';
import { formatLongDate, formatShare } from './formats.ts';
import { propertyTypeLabel } from './labels.ts';
import { howBrought } from './level.ts';

/** How wrong our estimates are. */

export const answeredUnmeasured = 'نقدّر، دون قياس خاص بالمكان';
export const expertAnswers = 'يقدّر خبير';
export const loading = 'جارٍ تحميل القياسات…';
export const failed = 'تعذّر تحميل القياسات.';
export const estimatedUnmeasured = 'نقدّر، والخطأ غير مقيس هنا';
export const expertAnswersHere = 'يقدّر خبير';
export const townsLegend = 'الخطأ الوسيط؛ –: نقدّر، لكن الإعلانات لا تكفي لقياس الخطأ؛ خبير: هو الذي يقدّر.';
export const town = 'المدينة';
export const sale = 'البيع';
export const rent = 'الكراء';
export const anExpert = 'خبير';
export const title = 'موثوقية تقديراتنا';
export const lead =
  'نتعلم من أثمان مطلوبة في إعلانات، لا من أثمان مضمّنة في العقود: ليس في تونس سجل مفتوح لعمليات البيع. وما يدفعه المشتري أقل في الغالب، ولم يقس أحد مقدار ذلك.';
export const download = 'تنزيل (CSV)';
export const forSale = 'للبيع';
export const forRent = 'للكراء';
export const byType = 'حسب نوع العقار، في كامل البلاد';
export const property = 'العقار';
export const medianError = 'الخطأ الوسيط';
export const withinRange = 'داخل المجال';
export const all = 'الكل';
export const scorePromise = 'ما تعد به الدرجة، وما تحقق منه';
export const scorePromiseLead =
  'درجة 80 تعد بأن يكون الخطأ دون 20 % في تقديرين من كل ثلاثة (68 %)؛ ودرجة 60 تعد بأن يكون دون 40 %.';
export const score = 'الدرجة';
export const byTypeAndScore = 'حسب النوع والدرجة، كما في كل نتيجة';
export const errorsUnder20 = 'بفارق دون 20 %';
export const promiseHeld = 'الوعد المحقق';
const under40 = 'أقل من 40';
/** By lowest score. */
const scoreBands: Record<number, string> = { 80: '80 فأكثر', 60: 'من 60 إلى 79', 40: 'من 40 إلى 59' };
export const models = 'سجل النماذج منذ أولها';
export const noModel = 'لم يتعلم أي نموذج بعد من إعلانات حقيقية.';
export const modelsLead = 'معدّل الأخطاء الوسيطة للأنواع: يُحسب كل نوع بعدد إعلاناته التي جُرّب عليها التقدير';
export const learnedOn = 'تاريخ التعلم';
/** Of a model: advertisements stored and learned from. */
export const learnedFrom = (stored: number | undefined, listings: number) =>
  [...(stored === undefined ? [] : [storedCount(stored)]), learnedCount(listings)].join('، ');
export const countMeanings = [storedMeaning, learnedMeaning];
export const fourSteps = 'الطريقة في أربع خطوات';
export const step1 = `تُستبعد الإعلانات غير المعقولة والنسخ المكررة. ${howBrought}`;
export const step2 = 'تتعلم أشجار قرار وزن المكان والمساحة والنوع وما تطلبه الاستمارة في الثمن.';
export const step3 = 'تصحّح الإعلانات المشابهة حول العقار هذا الثمن، وتُضاف إليه قيمة كل خاصية.';
export const step4 = 'من الأخطاء في الإعلانات التي جُرّب عليها التقدير نستخرج مجال الثمن والدرجة.';
export const weaknesses = 'ما لا نحسنه';
export const weakness1 = 'الأماكن القليلة الإعلانات: الجهات الداخلية، وصفاقس بالنظر إلى حجمها.';
export const weakness2 =
  'الأراضي: ما يمكن بناؤه فيها وانحدارها والماء ورسمها العقاري، كل ذلك لا تذكره الإعلانات.';
export const weakness3 =
  'المنازل والفيلات: نادرًا ما تُذكر حالتها، والمساحة تارة هي المبنية وتارة مساحة الأرض.';
export const weakness4 = 'الشارع: يوضع كل إعلان في وسط حيّه.';
/** What cannot be measured, or brought to another day, with a market of one day, site, type or transaction. */
const lackTexts: Record<MarketLack, string> = {
  days: 'كلها من يوم واحد، فلا تبيّن تطور الأسعار ولا مستوى الكراء في يوم آخر',
  sites: 'كلها من موقع إعلانات واحد، فلا تبيّن خطأنا في إعلانات موقع آخر',
  types: 'كلها لنوع واحد من العقارات، فلا تقول شيئًا عن بقية الأنواع',
  sales: 'لا إعلان للبيع بينها، ودون ذلك لا ثمن ولا مردود',
  rents: 'لا إعلان للكراء بينها، ودون ذلك لا معلوم كراء ولا مردود',
};
export const lacksSentence = (lacks: readonly MarketLack[]) =>
  `ما لا تسمح به إعلانات اليوم: ${lacks.map((lack) => lackTexts[lack]).join('؛ ')}.`;
export const ratioStudy = 'حسب المعيار الدولي للمقيّمين (IAAO)';
export const ratioStudyLead =
  'النسبة هي تقديرنا مقسومًا على الثمن المطلوب، وتحتها مجال الثقة بنسبة 95 %. وُضع المعيار للأثمان المضمّنة في العقود: أما أمام أثمان مطلوبة فهو يقيس أيضًا ما يأمله البائعون.';
export const ratioMedian = 'النسبة الوسيطة';
export const ratioMedianMeans = 'النسبة الوسيطة: إذا كانت 1، فنصف التقديرات أعلى من الثمن ونصفها أقل منه.';
export const cod = 'COD';
export const codMeans =
  'COD: متوسط الابتعاد عن هذه النسبة، بالمائة؛ يطلب المعيار من 5 إلى 15 بالنسبة إلى المساكن.';
export const prd = 'PRD';
export const prdMeans = 'PRD: فوق 1,03 تُقدَّر العقارات الغالية بأقل من ثمنها والرخيصة بأكثر منه.';
export const prb = 'PRB';
export const prbMeans = 'PRB: كم تتغير النسبة عندما يتضاعف الثمن؛ يطلب المعيار أقل من 0,05 في الاتجاهين.';
export const byTenth = 'شقق للبيع، حسب أعشار الثمن';
export const tenth = (decile: number) =>
  decile === 1 ? 'أرخص 10 %' : decile === 10 ? 'أغلى 10 %' : `العُشر ${decile}`;
const formatRatio = (value: number, digits = 2) =>
  value.toLocaleString('fr', { minimumFractionDigits: digits, maximumFractionDigits: digits });
interface Measured {
  value: number;
  low: number;
  high: number;
}
export const measured = ({ value }: Measured, digits?: number) => formatRatio(value, digits);
export const interval = ({ low, high }: Measured, digits?: number) =>
  `من ${formatRatio(low, digits)} إلى ${formatRatio(high, digits)}`;
export const hardTests = 'أمام ما لم يره النموذج قط';
export const hardTestsLead =
  'الأخطاء أعلاه مقيسة على إعلانات من المواقع نفسها والأشهر نفسها. وهذه أصعب الاختبارات: نخفي عن النموذج موقع إعلانات كاملًا، أو كل معاليم الكراء الحديثة في ولاية، أو كل إعلانات البيع في الأشهر الستة الأخيرة، ثم نطلب منه تقديرها.';
export const hardTestsAwaited =
  'تتطلب هذه القياسات إعادة التعلم نحو اثنتي عشرة مرة: تظهر هنا في الساعة التي تلي كل تعلم جديد.';
export const hidden = 'ما نخفيه';
export const hiddenSite = (name: string, side: Transaction) => `موقع ${name}، ${sideNames[side]}`;
export const hiddenRents = (governorate: string) => `معاليم الكراء الحديثة، ${governorate}`;
export const hiddenSales = (from: string) => `إعلانات البيع منذ ${formatLongDate(from)}`;
/** @param log of the estimate by the price */
export const biasText = (log: number): string => {
  const share = Math.exp(log) - 1;
  if (Math.abs(share) < 0.02) return 'لا أعلى ولا أقل';
  return `عمومًا ${share > 0 ? 'أعلى' : 'أقل'} بـ ${formatShare(Math.abs(share))}`;
};
export const whereWeAnswer = 'أين نقدّر، وبأي هامش خطأ';
export const onMap = 'القياسات على الخريطة';
export const byTown = 'حسب المدينة';
export const governoratesLead = 'الخطأ الوسيط حسب الولاية؛ –: إعلانات غير كافية لقياسه';
export const governorate = 'الولاية';

const sideNames: Record<Transaction, string> = { sale: 'أثمان البيع', rent: 'معاليم الكراء' };

interface Trusted {
  answered: boolean;
  /** as a share; null where it is not measured */
  medianError: number | null;
}
/** What to expect of an estimate at a place. */
const expected = ({ answered, medianError }: Trusted): string => {
  if (medianError !== null) return `الخطأ الوسيط ${formatShare(medianError)}`;
  return answered ? estimatedUnmeasured : expertAnswersHere;
};
export const mapName = (side: Transaction) => `خريطة أخطائنا، ${sideNames[side]}: يليها جدول بالقياسات نفسها`;
export const mapZone = (zone: string, trusted: Trusted) => `${zone}: ${expected(trusted)}`;
export const mapLegend = (side: Transaction) => `الخطأ الوسيط، ${sideNames[side]}`;
export const errorOf = (side: Transaction, trusted: Trusted) =>
  `${sideNames[side]}: <strong>${expected(trusted)}</strong>`;
export const onUnseen = (count: number) => `حسب ${measuredCount(count)}`;
export const measuredOn = (iso: string) => `${measuredMeaning} قياسات بتاريخ ${formatLongDate(iso)}.`;
export const under10 = (share: number) => `دون 10 %: ${formatShare(share)}`;
export const under20 = (share: number) => `دون 20 %: ${formatShare(share)}`;
export const scoreBand = (floor: number, side: Transaction) =>
  `${scoreBands[floor] ?? under40}، ${sideTexts[side].transaction}`;
/** 'شقة، البيع، 80 فأكثر' */
export const typeBand = (type: PropertyType, floor: number, side: Transaction) =>
  `${propertyTypeLabel(type)}، ${sideTexts[side].transaction}، ${scoreBands[floor] ?? under40}`;
const similar: Forms = {
  one: 'إعلان واحد مشابه',
  two: 'إعلانان مشابهان',
  few: 'إعلانات مشابهة',
  many: 'إعلانًا مشابهًا',
  other: 'إعلان مشابه',
};
export const whereWeAnswerLead = `يلزم على الأقل ${formatCount(minComparables, similar)} على بعد أقل من ${maxComparableKm}\u00a0كم: وإلا فيقدّر خبير. وحيث لا يوجد 30 إعلانًا نقارن بها تقديراتنا، نقدّر دون أن نعرف هامش الخطأ هناك.`;

export const contests = 'التقديرات المعترض عليها';
export const contestsLead = 'يجيب خبير كل من يعترض على تقديره.';
export const contestsReceived = 'الاعتراضات الواردة';
export const contestsInTime = 'أُجيب عنها خلال 24 ساعة';
export const contestsConfirmed = 'تقديرات أكدها الخبير';
export const contestsCorrected = 'تقديرات صححها الخبير';
export const contestsMedian = 'وسيط التصحيح';
export const tooFewCorrections = 'يُنشر ابتداءً من 30 تصحيحًا';

export const signedPrices = 'الأثمان المضمّنة في العقود';
export const signedLead =
  'ما صرّح المالكون بأنهم تعاقدوا به، وهو مؤيَّد متى اطّلع خبير على عقدهم. لا تدخل هذه الأثمان أبدًا في حساب التقديرات.';
const prices: Forms = { one: 'ثمن واحد', two: 'ثمنان', few: 'أثمان', many: 'ثمنًا', other: 'ثمن' };
const signedOf = (count: number | null) => (count === null ? 'أقل من 5 أثمان' : formatCount(count, prices));
export const signedCounts = (stated: number | null, proved: number | null) =>
  `المصرَّح بها: ${signedOf(stated)}؛ المؤيَّدة بوثيقة: ${signedOf(proved)}`;
export const signedAwaited =
  'يُنشر هنا الفارق بين الأثمان المضمّنة في العقود والمطلوبة والمقدَّرة ابتداءً من 30 ثمنًا مؤيَّدًا، وما زال بعضها ناقصًا. هل بعت أو أكريت؟';
export const stateSigned = 'صرّح بالثمن من لوحة المتابعة';
export const signedMeaning =
  'تقديرنا، ثم الإعلانات المعدَّلة من حوله، مقسومة على الثمن المضمّن في العقد، وتحتها المجال بنسبة 95 %.';
export const estimateToSigned = 'المقدَّر إلى المضمّن';
export const askingToSigned = 'المطلوب إلى المضمّن';
const provedPrices: Forms = {
  one: 'ثمن مؤيَّد واحد',
  two: 'ثمنان مؤيَّدان',
  few: 'أثمان مؤيَّدة',
  many: 'ثمنًا مؤيَّدًا',
  other: 'ثمن مؤيَّد',
};
export const signedCount = (count: number) => formatCount(count, provedPrices);
