import { maxComparableKm, type PropertyType } from '@soumdar/engine';
import { formatCount, formatCountObject, nouns } from './counting.ts';
import { formatNumber, formatSurface } from './formats.ts';
import { propertyTypeLabel } from './labels.ts';
import { notes } from './property.ts';

/** Describing a property and the project, and what is wrong with what is typed. */

export const constructibleMissing = 'بيّن هل الأرض صالحة للبناء';
export const usageMissing = 'اختر استعمال العقار';
export const intentionMissing = 'اختر غايتك من التقدير';
export const timelineMissing = 'اختر أجل إنجاز المشروع';
export const channelMissing = 'اختر طريقة التسويق';
export const surfaceMissing = 'المساحة مطلوبة ويجب أن تكون أكبر من 0';
export const creationTitle = 'إضافة عقار';
export const whichProperty = 'أي عقار تريد وصفه؟';
export const validate = 'تأكيد';
export const changeType = 'تغيير النوع';
export const validForm = 'الاستمارة صحيحة. لم تُرسَل: هذه الصفحة لا تسجّل شيئًا.';
export const correcting =
  'أنت بصدد تصحيح تقدير من لوحة المتابعة: يأخذ التقدير الجديد مكانه، باسمه ومتابعته وروابط مشاركته.';
export const makeAnother = 'إجراء تقدير جديد بدل التصحيح';
export const plotSurface = 'مساحة الأرض (م²)';
export const bathrooms = 'عدد بيوت الاستحمام';
export const bathroomsHelp = 'بما فيها بيوت الدوش، دون احتساب بيوت الراحة المستقلة';
export const floors = 'عدد الطوابق';
export const floorsHelp =
  'اختياري، مع احتساب الطابق الأرضي. يُحفظ العدد مع العقار دون أن يدخل في الحساب: الإعلانات لا تذكره.';
export const constructible = 'أرض صالحة للبناء';
export const garage = 'مستودع';
export const pool = 'مسبح';
export const propertyType = 'نوع العقار';
export const mapLoading = 'جارٍ تحميل الخريطة…';
export const pageTitle = 'التقدير';
export const noPlace = 'لم تختر أي موقع بعد';
export const choosePlace = 'اختيار الموقع';
export const choose = 'اختيار';
export const changePlace = 'تعديل الموقع';
export const change = 'تعديل';
export const notCovered = 'مكان غير مشمول بالتقدير';
export const showOnMap = 'عرض على الخريطة';
export const lastAnswers = 'إجاباتك الأخيرة';
export const asLastTime = 'مثل تقديرك السابق؟';
export const reuseAnswers = 'استعمال هذه الإجابات';
export const moreDetails = 'مزيد من الدقة';
export const notStated = 'غير محدّد';
export const showPrices = 'عرض الأسعار';
export const rooms = 'عدد الغرف';
export const roomsHelp = 'مع قاعة الجلوس: S+1 تعني غرفتين، وS+2 تعني 3 غرف، وS+3 تعني 4 غرف…';
export const roomsByType = 'عدد الغرف حسب S+';
export const describeProperty = 'صِف عقارك';
export const describeProject = 'حدّثنا عن مشروعك';
export const ready = 'كل شيء جاهز لحساب تقديرك';
export const createAccount = 'أنشئ حسابك';
export const back = 'رجوع';
export const nothingAlike =
  'لا نجد في إعلاناتنا شيئًا مماثلًا: على الأرجح لن نتمكّن من تقدير الثمن ومعلوم الكراء.';
export const correct = 'تصحيح';
export const confirmUnusual = 'نعم، هذا صحيح';
export const next = 'مواصلة';
export const usage = 'استعمال العقار';
export const intention = 'غايتك من التقدير';
export const timeline = 'أجل إنجاز المشروع';
export const channel = 'طريقة التسويق';
export const isOwner = 'أنا مالك هذا العقار';
export const wantsOffers = 'أرغب في تلقّي عروض من المهنيين';
export const offersMeaning =
  'إذا كنت مالك هذا العقار، وفي هذه الحالة فقط، تُحال إليهم معطيات الاتصال بك ونوع العقار ومساحته ومكانه وغايتك. ويمكنك سحب هذه الموافقة متى شئت من صفحة «معطياتي».';
export const getEstimation = 'احصل على تقديرك';
export const attachToAccount = 'بقي أن تربط تقديرك بحساب مجاني لتجده متى شئت. إجاباتك محفوظة.';
export const haveAccount = 'لديّ حساب';

export const owner = 'مالك';
export const years = (age: number) => (age === 0 ? 'أقل من سنة' : formatCount(age, nouns.year));

interface Unusual {
  type: PropertyType;
  rooms: number;
  surface: number;
  /** where their number is unusual */
  bathrooms: number | undefined;
}

/** 'شقة S+1', 'فيلا S+5', 'أرض': as people speak of it. */
function nameOf({ type, rooms }: Unusual): string {
  const label = propertyTypeLabel(type);
  if (type === 'land') return label;
  if (rooms > 1) return `${label} S+${rooms - 1}`;
  return type === 'apartment' ? 'ستوديو' : `${label} من غرفة واحدة`;
}

/** 'شقة S+1 بمساحة 1 200 م²: هل هذا صحيح؟' */
export function isThisRight(unusual: Unusual): string {
  const { surface, bathrooms } = unusual;
  const baths = bathrooms === undefined ? '' : ` مع ${formatCountObject(bathrooms, nouns.bathroom)}`;
  return `${nameOf(unusual)} بمساحة ${formatSurface(surface)}${baths}: هل هذا صحيح؟`;
}

export const numberOfRooms = 'عدد الغرف';
export const numberOfBathrooms = 'عدد بيوت الاستحمام';
export const numberOfFloors = 'عدد الطوابق';
export const theFloor = 'رقم الطابق';
export const required = (what: string) => `${what} مطلوب`;
export const wholeNumber = (what: string, min: number, max: number) =>
  `يجب أن يكون ${what} عددًا صحيحًا من ${min} إلى ${max}`;
const between = (what: string, min: number, max: number) =>
  `يجب أن تكون ${what} من ${formatNumber(min)} إلى ${formatSurface(max)}`;
export const surfaceBounds = (min: number, max: number) => between('المساحة', min, max);
export const plotSurfaceBounds = (min: number, max: number) => between('مساحة الأرض', min, max);
export const ageBounds = (min: number, max: number) =>
  `أدخل عمر البناء من ${min} إلى ${formatCountObject(max, nouns.year)}، أو سنة البناء`;

export const plotHelp = 'اختياري: كامل القطعة، بما فيها البناء.';
export const plotHelpUnused = `${plotHelp} ${notes.plotUnused}`;
export const notCoveredLead = `لا نعرف أي إعلان على بعد أقل من ${maxComparableKm}\u00a0كم: على الأرجح لن نتمكّن من إعطائك رقمًا. صِف العقار، ثم اطلب تقديرًا يدويًا: يدرسه خبير مجانًا.`;
export const moreOfFlat = 'اختياري: الحالة، العمر، الطابق، المصعد، الإطلالة';
export const moreOfHouse = 'اختياري: الحالة، العمر، الإطلالة';
export const more = 'المزيد <hidden>من الغرف</hidden>';

export const parts: string[] = ['العقار', 'المشروع', 'الحساب'];
export const progress = (step: number, steps: number, part: string) => `الخطوة ${step} من ${steps}: ${part}`;

export const whyAccount = 'لماذا الحساب؟';
export const accountReasons = (retention: { estimationYears: number; accountYears: number }): string[] => [
  '<strong>تقديرك يبقى لك.</strong> تجده في لوحة المتابعة، ولا يفتحها أحد غيرك. ولا تُحال معطيات الاتصال بك إلى مهنيين إلا إذا طلبت ذلك.',
  '<strong>رمز في إرسالية قصيرة.</strong> به نتثبّت من أن الرقم رقمك، ونبعد الروبوتات. الإرسال على نفقتنا. وفي الخارج، يصلك الرمز بالبريد الإلكتروني.',
  '<strong>خبير، إن أردت.</strong> عندما تطلب تقديرًا يدويًا، يقرأ الخبير إجاباتك ويتصل بك بالطريقة التي اخترتها.',
  `<strong>يُحفظ ثم يُحذف.</strong> يُحفظ التقدير ${formatCountObject(retention.estimationYears, nouns.year)} بعد آخر استعمال له، والحساب ${formatCountObject(retention.accountYears, nouns.year)} بعد آخر تسجيل دخول. ويمكنك حذف كل شيء قبل ذلك في «معطياتي». <policy>سياسة حماية المعطيات الشخصية</policy>`,
];

/** '1998: 28 سنة' */
export const ageOf = (typed: string, age: string) => `${typed}: ${age}`;
