import { maxComparableKm, type PropertyType, type Transaction } from '@soumdar/engine';
import { formatCount, formatCountObject, nouns } from './counting.ts';
import { comparablesCount, insufficientTitle, sideTexts } from './estimate.ts';
import { formatAdvertisements, formatLongDate, formatSurface } from './formats.ts';
import { propertyTypeLabel } from './labels.ts';

/** The page of a result, and that of a shared one. */

export const about = 'حوالي';
export const signedPrice = 'هذا تقدير: الثمن المضمّن في العقد يتوقف أيضًا على حالة العقار وعلى التفاوض.';
export const landRentReason = 'معاليم كراء الأراضي نادرًا ما تُنشر: أي رقم نقدّمه لن يكون صادقًا.';
export const scoreOrigin = 'من أين جاءت هذه الدرجة؟';

export const whyTheseFigures = 'لماذا هذه الأرقام؟';
export const showBreakdown = 'عرض مكوّنات كل رقم';
const effectsAndBars =
  'قيمة كل ميزة هي ما تطلبه الإعلانات زيادةً بوجودها، لا كلفة إنجازها: فالفيلات ذات المسبح أرقى تشطيبًا أيضًا. طول الشريط الكامل يمثّل الثمن.';
/** `inTown`: the typical property stands in the middle of its town. */
export const breakdownMeaning = (inTown: boolean) =>
  inTown
    ? `ننطلق من عقار نموذجي من النوع نفسه، في حي من المدينة أثمانه متوسطة، ثم نضيف أو نطرح أثر المكان والمساحة والغرف وغيرها. ${effectsAndBars}`
    : `ننطلق من عقار نموذجي من النوع نفسه وفي المكان نفسه، ثم نضيف أو نطرح أثر ما يميّز هذا العقار. ${effectsAndBars}`;
export const thisProperty = 'هذا العقار';

export const reliabilityTitle = 'تحليل الموثوقية';
export const whatIsAComparable = 'ما هو العقار المشابه؟';
export const showComparables = 'عرض العقارات المشابهة';
export const comparables = 'عقارات مشابهة';
export const meanDistance = 'متوسط المسافة';
export const surfaceSimilarity = 'تقارب المساحات';
/** @param found all comparables; null in some old records */
export const ofTheListed = (count: number, found: number | null) =>
  `${count === 1 ? 'العقار المبيّن أسفله' : 'العقارات المبيّنة أسفله'}${found === null || found <= count ? '' : `، من بين ${formatCountObject(found, nouns.comparable)}`}.`;
export const neighbourhood = 'الحي';
export const listings = 'الإعلانات';
export const medianPrice = 'الثمن الوسيط';
export const spreadPerM2 = 'الأدنى والأعلى، د.ت/م²';

const yours: Record<PropertyType, string> = {
  apartment: 'شقتك',
  house: 'منزلك',
  villa: 'فيلتك',
  land: 'أرضك',
};
export const estimationOf = (type: PropertyType) => `تقدير ${yours[type]}`;
export const propertyTitle = (type: PropertyType, surfaceM2: number, place: string) =>
  `${propertyTypeLabel(type)} بمساحة ${formatSurface(surfaceM2)}، ${place}`;
export const expertContacts = (delay: string) => `يدرس خبير عقارك ويتصل بك ${delay}.`;
export const printedOn = (brand: string, iso: string) =>
  `${brand}، صفحة مطبوعة بتاريخ ${formatLongDate(iso)}`;

/** Of a range, for readers who do not see its ends. */
export const from = 'من';
export const to = 'إلى';

export const insufficientLead = (minimum: number) =>
  `نفضّل ألا نقدّم رقمًا: يلزم على الأقل <minimum>${comparablesCount(minimum)} في دائرة شعاعها ${maxComparableKm} كم</minimum>، والإعلانات التي نعرفها لا تكفي لذلك.`;
export const foundOf = (found: number, minimum: number) =>
  `<found>${found}</found> من ${formatCount(minimum, nouns.comparable)} لازمة`;
export const expertsEstimate = (delay: string) =>
  `بيّن لنا كيف نتصل بك: ندرس عقارك ونتصل بك مجانًا ${delay}. وبعد إرسال مطلبك، يمكنك بزرّ «أعلمني» في لوحة المتابعة أن تجعلنا نراقب الإعلانات في الجوار أيضًا: نكتب إليك عندما تصبح كافية.`;

export const wholeNumber = (min: number, max: number) => `أدخل عددًا صحيحًا من ${min} إلى ${max}`;
const asBefore = 'الأرقام المعروضة هي السابقة.';
export const insufficientAsBefore = `${insufficientTitle}: ${asBefore}`;
export const failedAsBefore = (sentence: string) => `${sentence} في الأثناء، ${asBefore}`;
export const surfaceNeeded = `يجب إدخال مساحة صحيحة: ${asBefore}`;
export const answerToCorrect = `يوجد جواب يجب تصحيحه: ${asBefore}`;

type Counts = readonly { side: Transaction; found: number; required: number }[];
const tooFew = (what: string, counts: Counts) => {
  const texts = counts.map(
    ({ side, found, required }) => `${sideTexts[side].transaction}: ${found} من ${required}`,
  );
  return `إعلانات العقارات المشابهة لا تكفي ${what} (${texts.join('، ')}): ${asBefore}`;
};
export const tooFewForProperty = (counts: Counts) => tooFew('للعقار بهذا الوصف', counts);
export const tooFewForSurface = (counts: Counts) => tooFew('لهذه المساحة', counts);
export const editThis = 'تعديل هذا العقار';
export const replacedAlready = 'سبق تصحيح هذا التقدير: أحدث تقدير في ملفه هو الذي يمكن تصحيحه.';
export const correctThis = 'تصحيح هذا التقدير';
export const correctThisLead =
  'خطأ في المساحة أو المكان أو في أحد التفاصيل: يحلّ التقدير الجديد محلّ هذا التقدير، الذي يبقى في ملف العقار.';
export const follow = 'المتابعة';
export const followOfCorrected = 'تتواصل؛ ويحمل رسمها البياني علامة «مصحَّح»، دون تنبيه';
export const shareLinks = 'روابط المشاركة';
export const shareLinksOfCorrected = 'هي نفسها، بالأرقام الجديدة';
export const printedPdf = 'تقرير PDF مسلَّم من قبل';
export const printedPdfOfCorrected = 'عند التثبت منه، يظهر أنه لم يعد محيَّنًا';
export const opinion = 'رأي الخبير';
export const opinionOfCorrected = 'يبقى مع هذا التقدير، في ملف العقار';
export const makeAnother = 'إجراء تقدير جديد';
export const makeAnotherLead = 'عقار آخر، أو وصف مختلف للمقارنة: هذا التقدير لا يتغير.';
export const followAndShareLinks = 'المتابعة وروابط المشاركة';
export const followAndShareLinksOfAnother = 'تبقى لهذا التقدير';
export const printedPdfOfAnother =
  'يبقى محيَّنًا، إلا إذا كان التقدير الجديد للنوع نفسه، في المكان نفسه، بالمساحة نفسها، وفي الطابق نفسه إن كان شقة';
export const changeNothing = 'الإبقاء عليه كما هو';
export const expertCanEstimate = 'يمكن لخبير أن يقدّره لك';
export const expertOpinion = 'هل تريد رأي خبير في هذا الرقم؟';
export const newEstimation = 'تقدير جديد';
export const deducted = 'ما يُطرح من الثمن';
export const detailCosts = 'تفصيل المصاريف';
export const leastIfBuilt = 'يدفع المشتري أقل مبلغ إذا بنى مسكنه على الأرض.';
export const showHistory = 'عرض تطوّر قيمته';
export const followThis = 'متابعة هذا العقار';
export const goneFollow = 'لم يعد هذا التقدير في لوحة المتابعة: لا يمكن متابعة هذا العقار.';
export const byPlaceTitle = 'العقارات المشابهة حسب الحي';
export const showByPlace = 'عرض الخريطة والأثمان';
export const byPlaceMeaning =
  'لكل حي قريب: عدد الإعلانات، والثمن الوسيط للمتر المربع (عدد الإعلانات الأرخص منه كعدد الأغلى منه)، وأثمان 8 من كل 10 من أدناها إلى أعلاها. لا يُعرض حي بأقل من 10 إعلانات. كل إعلان يوضع في وسط حيّه.';
export const comparablesToShow = 'العقارات المشابهة المطلوب عرضها';
export const editProperty = 'تعديل العقار';
export const notStated = 'غير محدد';
export const retry = 'إعادة المحاولة';
export const todaysFigures = (figures: string) =>
  `تغيرت الإعلانات منذ هذا التقدير. اليوم، دون أي تدقيق: ${figures}.`;
export const refineLead =
  'صحّح أو أضف تفاصيل إن أردت: الأرقام تتغير فورًا. ويبقى التقدير الأول في لوحة المتابعة.';
export const saveAsNew = 'حفظ كتقدير جديد';
export const reset = 'استرجاع الإجابات الأولى';
export const isSaved = 'التقدير المعروض محفوظ في لوحة المتابعة.';
export const isNotSaved = 'التقدير المعروض غير محفوظ بعد في لوحة المتابعة.';
export const refine = 'تدقيق تقديرك';
export const downloadReport = 'تنزيل تقرير نصي';
export const print = 'طباعة';
export const pageTitle = 'تقدير عقارك';
export const sessionEnded = 'انتهت الجلسة، ربما في نافذة أخرى. سجّل الدخول لاسترجاع تقديرك.';
export const insufficientInZone = 'معطيات غير كافية في هذه المنطقة';
export const otherPlace = 'تجربة مكان آخر';
export const noEstimate = 'لا يوجد أي تقدير';
export const noEstimateLead = 'حدّد موقع عقارك على الخريطة وصِفه في دقيقتين لمعرفة ثمنه ومعلوم كرائه.';
export const correctedAndSaved = 'تمّ تصحيح التقدير وحفظه في لوحة المتابعة.';
export const saved = 'تمّ حفظ التقدير في لوحة المتابعة.';
export const saveFirstAsNew =
  'قبل تنزيل تقرير PDF أو المشاركة أو المتابعة، يُحفظ التقدير المدقَّق أولًا، كتقدير جديد.';
export const saveFirstAsCorrection =
  'قبل تنزيل تقرير PDF أو المشاركة أو المتابعة، يُحفظ التقدير المدقَّق أولًا: فيصحّح التقدير الأول ويأخذ اسمه ومتابعته وروابط مشاركته، ويبقى الأول في ملف العقار.';
export const share = 'مشاركة';
export const comparablesMap = 'خريطة العقارات المشابهة';
/** Before the price of a mark: 'سكرة، 12 إعلانًا، ' */
export const placeMark = (locality: string, count: number) => `${locality}، ${formatAdvertisements(count)}، `;
