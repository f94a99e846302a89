import { formatFacts, formatLongDate, formatMonth, formatPrice, formatRent } from './formats.ts';
import { withdrawn } from './outcome-mark.ts';

export const intro =
  'لا تُنشر الأثمان المضمّنة في العقود في أي مكان. يفيدنا ثمنك في قياس أخطائنا، ولا يدخل أبدًا في حساب التقديرات، ولا يُعرض وحده أبدًا.';

type Kind = 'sold' | 'let' | 'withdrawn';
export const kind = 'هذا العقار';
export const kindLabels: Record<Kind, string> = {
  sold: 'تمّ بيعه',
  let: 'تمّ كراؤه',
  withdrawn,
};
export const priceLabels = {
  sold: 'الثمن المضمّن في العقد (د.ت)',
  let: 'معلوم الكراء المضمّن في العقد (د.ت في الشهر)',
};
export const priceHelp = 'كما ورد في العقد، بالدينار';
export const month = 'شهر الإمضاء';
export const through = 'عن طريق من';
export const throughUnstated = 'غير مذكور';
export const throughLabels = {
  agency: 'عن طريق وكالة',
  self: 'بنفسي',
  other: 'عن طريق شخص آخر',
};
export const keep = 'الاحتفاظ به دون هويتي إن أغلقت حسابي';
export const keepHelp = 'يبقى الحي ونوع العقار والثمن مقرّبًا إلى رقمين والثلاثي. وإلا فيُحذف كل شيء مع الحساب.';
export const proof = 'وثيقة مؤيّدة (اختيارية)';
export const proofHelp =
  'ملف PDF أو JPEG أو PNG، 5 ميغابايت على الأكثر. احجب أرقام بطاقات التعريف وأسماء الغير. تُشفَّر الوثيقة ولا يطّلع عليها إلا خبير، ثم تُحذف.';
export const save = 'حفظ';
export const leave = 'دون تغيير';
export const kindMissing = 'اذكر ماذا حدث للعقار.';
export const priceMissing = 'أدخل الثمن المضمّن في العقد، بالدينار دون كسور.';
export const monthMissing = 'أدخل شهر الإمضاء، سابقًا أو حاليًا: 2026-03 لشهر مارس 2026.';
const amount = (of: 'sold' | 'let', tnd: number) => (of === 'sold' ? formatPrice(tnd) : formatRent(tnd));
export const farOff = (of: 'sold' | 'let', tnd: number, estimated: number) =>
  `${amount(of, tnd)}: هذا بعيد جدًا عن التقدير، ${amount(of, estimated)}. هل هو الثمن الصحيح، دون صفر زائد أو ناقص؟`;
export const confirmFar = 'نعم، هذا هو الثمن';
export const correctFar = 'تصحيح الثمن';
export const saved = 'تمّ الحفظ، شكرًا.';
export const withoutProof = (why: string) => `${why} وحُفظ الباقي.`;

interface Outcome {
  kind: Kind;
  price: number | null;
  month: string | null;
  through: keyof typeof throughLabels | null;
}
export const summary = ({ kind: of, price, month: signed, through: by }: Outcome): string =>
  formatFacts([
    kindLabels[of],
    ...(price === null || of === 'withdrawn' ? [] : [amount(of, price)]),
    ...(signed === null ? [] : [formatMonth(signed)]),
    ...(by === null ? [] : [throughLabels[by]]),
  ]);
export const effect = (of: Kind): string =>
  of === 'sold'
    ? 'بهذا الجواب يُسحب العقار من القائمة المسلَّمة إلى المهنيين، وتتوقف رسائل متابعته.'
    : 'بهذا الجواب يُسحب العقار من القائمة المسلَّمة إلى المهنيين.';
export const stateTexts = {
  proved: 'اطّلع خبير على الوثيقة، وقد حُذفت.',
  refused: 'اطّلع خبير على الوثيقة، وهي لا تُظهر هذا الثمن. وقد حُذفت، ويمكنك إرسال غيرها.',
};
export const waits = (sentAt: string, until: string) =>
  `وردت الوثيقة يوم ${formatLongDate(sentAt)}، وسيطّلع عليها خبير. وإن لم يجب، تُحذف يوم ${formatLongDate(until)}.`;
export const correct = 'تصحيح';
export const correctionEffect = 'تغيير الثمن أو الشهر أو الجواب يحذف الوثيقة، فيجب إرسالها من جديد.';
export const erase = 'حذف';
export const eraseQuestion =
  'هل تحذف هذا الجواب ووثيقته؟ لن يبقى منهما شيء. إن كنت طلبت عروضًا لهذا العقار فإنه يعود إلى القائمة المسلَّمة إلى المهنيين؛ وإن كان متابَعًا تُستأنف رسائله.';
export const eraseNow = 'نعم، احذف';
export const erased = 'حُذف الجواب.';
