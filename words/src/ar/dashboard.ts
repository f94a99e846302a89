import type { Transaction } from '@soumdar/engine';
import { isolateAuto } from '../isolates.ts';
import { formatCountObject, type Forms } from './counting.ts';
import {
  formatList,
  formatLongDate,
  formatNumber,
  formatPrice,
  formatSignedPrice,
  formatShare,
  formatSurface,
} from './formats.ts';

/** What an account keeps: its estimates and its requests to experts. */

const estimates: Forms = {
  one: 'تقدير واحد',
  two: 'تقديران',
  few: 'تقديرات',
  many: 'تقديرًا',
  other: 'تقدير',
};

export const print = 'طباعة';
export const downloadPdf = 'تنزيل تقرير PDF';
export const unfollow = 'إيقاف المتابعة';
export const follow = 'متابعة هذا العقار';
export const share = 'مشاركة';
export const rename = 'تغيير الاسم';
export const name = 'تسمية';
export const erase = 'حذف';
export const actions = 'الإجراءات';
export const reliability = 'الموثوقية';
export const sincePrevious = 'منذ التقدير السابق';
export const ownToThis = 'ما يخص هذا التقدير';
export const nothing = 'لا شيء';
export const estimatedPrice = 'الثمن المقدَّر';
export const range = 'مجال الثمن';
export const monthlyRent = 'معلوم الكراء في الشهر';
export const notEstimated = 'غير مقدَّر';
export const estimatedRent = 'معلوم الكراء المقدَّر';
export const rentRange = 'مجال معلوم الكراء';
export const noReliability = 'غير محفوظة';
export const oldestHere = 'الأقدم هنا';
export const sideBySide = 'جنبًا إلى جنب';
export const compareSome = 'قارن بين اثنين أو ثلاثة';
export const title = 'لوحة المتابعة';
export const noPhone = 'لا يوجد رقم هاتف';
export const myData = 'معطياتي';
export const newEstimation = 'تقدير جديد';
export const recordTabs = 'مطالبي وتقديراتي';
export const automaticTab = 'التقديرات الآلية';
export const manualTab = 'المطالب اليدوية';
export const manualRequests = 'مطالبي للتقدير اليدوي';
export const noRequests = 'لا يوجد أي مطلب تقدير يدوي';
export const noRequestsLead = 'في أسفل كل تقدير، اطلب رأي خبير: تجد جوابه هنا.';
export const requestsFailed = 'تعذّر تحميل مطالب التقدير اليدوي';
export const estimations = 'تقديراتي';
export const searchEstimations = 'البحث في تقديراتي';
export const noEstimations = 'لا يوجد أي تقدير';
export const noEstimationsLead = 'حدّد موقع عقار على الخريطة وصِفه: يُحفظ ثمنه ومعلوم كرائه هنا.';
export const estimationsFailed = 'تعذّر تحميل التقديرات';
export const notSignedIn = 'الدخول غير مسموح';
export const signInFirst = 'سجّل الدخول لفتح لوحة المتابعة.';
export const corrected = 'مصحَّح';
export const opinionMark = 'رأي خبير';
export const contestedMark = 'معترَض عليه';
export const closedMark = 'اعتراض مغلق';
export const opinionRange = 'مجال الخبير';
export const followedMark = 'متابَع';
export const showDetails = 'انقر لعرض التفاصيل';
export const showHistory = 'عرض تطوّر قيمته';
export const estimationBack = 'عاد التقدير إلى لوحة المتابعة.';
export const estimationErased = 'حُذف التقدير.';
export const eraseThis = 'هل تريد حذف هذا التقدير؟';
export const followEnds = 'هذا العقار متابَع من خلال هذا التقدير: تتوقف متابعته ويُحذف منحناه معه.';
export const keep = 'الإبقاء عليه';
export const eraseEstimation = 'حذف التقدير';
export const erasedAlready = 'فات الأوان: حُذف هذا التقدير.';
export const stoppedWatching = 'توقّفنا عن المراقبة.';
export const stopWaiting = 'التوقف عن الانتظار';
export const watching = 'نراقب عند كل تحيين لمعطيات السوق.';
export const notifyMe = 'أعلمني';
export const tooFewListings = 'الإعلانات القريبة لا تكفي لتقدير آلي.';
export const estimateThis = 'تقدير هذا العقار';
export const historyFailed = 'تعذّر تحميل تطوّر قيمة هذا العقار';
export const historyTitle = 'تطوّر قيمة هذا العقار';
export const followLead = 'تابِعه: عند كل تحيين لمعطيات السوق، يُعاد حساب قيمته وتجدها هنا، مع ما جعلها تتغيّر.';
export const unfollowed = 'توقّفت متابعة هذا العقار.';
export const unfollowThis = 'هل تريد إيقاف متابعة هذا العقار؟';
export const unfollowLead = 'يُحذف منحناه نهائيًا ولا يعود. أما تقديراتك فتبقى.';
export const keepFollowing = 'مواصلة المتابعة';
export const contactMethod = 'طريقة الاتصال';
export const slot = 'توقيت الاتصال';
export const requestedOn = 'تاريخ المطلب';
export const finalPrice = 'التقدير النهائي';
export const message = 'رسالتك';
export const comments = 'ملاحظات';
export const expertContacts = 'يتصل بك خبير في أقرب وقت.';
export const suspended = 'طلبك في انتظار أن ترفع التقييد، في «معطياتي».';
export const correct = 'تصحيح';
export const remove = 'حذف';
export const nameThis = 'تسمية هذا التقدير';
export const estimationName = 'اسم التقدير';
export const nameHelp = 'لتجده بسهولة: «دار جدّي»، «ستوديو للكراء»… ودون اسم، يحمل نوع عقاره.';
export const save = 'حفظ';
export const makeEstimation = 'إجراء تقدير';
export const searchScope = 'يشمل البحث الأسماء التي أعطيتها والأماكن وأنواع العقارات.';
export const showAll = 'عرض الكل';
export const allEstimations = 'كل تقديراتي';
export const ofThisProperty = 'تقديرات هذا العقار';
export const noneOfThisProperty = 'لم يبق أي تقدير لهذا العقار';
export const noneOfThisPropertyLead = 'حُذفت التقديرات، أو هي تابعة لحساب آخر.';
export const pricePerM2 = 'ثمن المتر المربع';
export const lowest = 'الأدنى';
export const highest = 'الأقصى';
export const refresh = 'تحيين';
export const searchPlaceholder = 'اسم، مكان، نوع عقار';
export const requestCorrected = 'صُحّح المطلب. سيرى الخبير ما تغيّر.';
export const correctRequest = 'تصحيح هذا المطلب';
export const correctRequestLead = 'يرى الخبير كل خانة قبل التصحيح وبعده. ويتواصل احتساب أجل الجواب.';
export const changeNothing = 'دون تغيير';
export const saveCorrection = 'حفظ التصحيح';
export const requestChanged = `تغيّر هذا المطلب في الأثناء، مثلًا في علامة تبويب أخرى. ما أدخلته باقٍ هنا: احفظ من جديد لاعتماده، أو اختر «${changeNothing}» للإبقاء على التصحيح الآخر.`;
export const requestRemoved = 'حُذف المطلب.';
export const removeThisRequest = 'هل تريد حذف هذا المطلب؟';
export const removeRequest = 'حذف المطلب';

export const propertyTitle = (typeLabel: string, surfaceM2: number, place: string) =>
  `${typeLabel} بمساحة ${formatSurface(surfaceM2)}، ${place}`;
/** @param count of the estimates of the property, of which it is the newest */
export const estimationTitle = (property: string, iso: string, count: number) =>
  `${isolateAuto(property)}، تقدير بتاريخ ${formatLongDate(iso)}${count > 1 ? `، وهو الأحدث من ${formatCountObject(count, estimates)} لهذا العقار` : ''}`;
const withExpert = {
  awaited: 'واحد معروض على خبير',
  answered: 'واحد فيه رأي خبير',
  closed: 'واحد أُغلق الاعتراض عليه',
};
export const showEstimations = (count: number, expert: (keyof typeof withExpert)[] = []) =>
  `عرض ${formatCountObject(count, estimates)}<hidden> لهذا العقار</hidden>${expert.length > 0 ? `، منها ${formatList(expert.map((one) => withExpert[one]))}` : ''}`;
export const erasesAtOnce = (property: string) =>
  `${isolateAuto(property)}. يُحذف التقدير حالًا من لوحة المتابعة مع كل ما يتصل به: روابط المشاركة والتقارير ورأي الخبير والثمن الموقّع. وتبقى لك بضع ثوانٍ للتراجع.`;
export const removesRequest = (property: string) =>
  `${isolateAuto(property)}. لن يتصل بك أي خبير، ولا يمكن استرجاع المطلب. أما تقديراتك فتبقى.`;
export const nothingFor = (search: string) => `لا يوجد أي تقدير يوافق «${isolateAuto(search)}»`;

export const priceRange = (low: number, high: number) => `من ${formatNumber(low)} إلى ${formatPrice(high)}`;
export const fromTo = (low: number, high: number) => priceRange(low, high);
/** @param rent null where rents are not estimated */
export const scores = (sale: number, rent: number | null) =>
  rent === null ? `البيع ${sale}/100` : `البيع ${sale}/100، الكراء ${rent}/100`;

type Change = { before: number; now: number } | null;
const changed = (what: string, change: Change): string[] => {
  if (!change) return [];
  const { before, now } = change;
  if (now === before) return [`${what} دون تغيير`];
  const sign = now > before ? '+' : '−';
  const by = Math.abs(now - before);
  return [`${what} ${formatSignedPrice(now - before)} (${sign}\u202f${formatShare(by / before)})`];
};
export const changes = ({ sale, rent }: Record<Transaction, Change>): string =>
  [...changed('الثمن', sale), ...changed('معلوم الكراء', rent)].join('، ') || 'لا يمكن المقارنة';

export const answer = (due: string, isClosed: boolean, isAbroad: boolean) =>
  `${isClosed ? 'أُغلق المطلب' : 'جواب خبير'} ${due}${isAbroad ? ' (توقيت تونس)' : ''}`;

export const notifyMeLead = (email: string) =>
  `«أعلمني»: نراقب عند كل تحيين لمعطيات السوق، ونكتب إليك على <email>${email}</email> حالما تكفي الإعلانات. وهي موافقة «أعلمني بالبريد الإلكتروني» في حسابك، وتشمل كل ما تتابعه؛ وتكفي نقرة في أسفل أي رسالة لسحبها.`;
export const coveredSince = (iso: string) => `منذ ${formatLongDate(iso)}، تكفي الإعلانات القريبة لتقدير آلي.`;
export const watchingSince = (iso: string) =>
  `منذ ${formatLongDate(iso)}، نراقب عند كل تحيين لمعطيات السوق هل تكفي الإعلانات القريبة لتقدير آلي. ليس بعد.`;
