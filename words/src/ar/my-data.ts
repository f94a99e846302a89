import { isolateAuto } from '../isolates.ts';
import { formatCount, formatCountObject, nouns } from './counting.ts';
import { formatLongDate, formatMoment, formatSurface } from './formats.ts';
import { privacyRequestKindLabels, propertyTypeLabel } from './labels.ts';

export const title = 'معطياتي';
export const explanation =
  'اطّلع على ما نحفظه عنك، أو صحّحه أو نزّله أو احذفه. وما نفعله به مبيّن في <policy>سياسة حماية المعطيات الشخصية</policy>.';
export const toDashboard = 'العودة إلى لوحة المتابعة';
export const accountDeleted = 'حُذف حسابك وحُذفت معطياتك.';

export const identityTitle = 'هويتي';
export const identitySubmit = 'حفظ';
export const identitySaved = 'حُفظت معلوماتك.';
export const emailPasswordHelp = (undoHours: number) =>
  `البريد الإلكتروني وسيلتك لتسجيل الدخول: تغييره يتطلب كلمة السر. وتصلك إرسالية قصيرة تمكّنك من إلغاء التغيير خلال ${formatCountObject(undoHours, nouns.hour)}.`;
export const emailPasswordHelpAbroad = (undoHours: number) =>
  `البريد الإلكتروني وسيلتك لتسجيل الدخول: تغييره يتطلب كلمة السر. يُرسَل رمز إلى العنوان الجديد؛ وإلى ذلك الحين يبقى بريدك الحالي هو المعتمد، ويمكّنك خلال ${formatCountObject(undoHours, nouns.hour)} من إلغاء التغيير.`;
export const emailVerified = 'تم التثبت من بريدك الإلكتروني الجديد.';
export const keepEmail = 'الإبقاء على بريدي القديم';
export const enterEmailCode = (email: string) =>
  `أدخل الرمز الذي وصلك على <email>${email}</email>. عندها يعوّض هذا العنوان العنوان القديم.`;

export const phoneTitle = 'هاتفي';
export const currentPhone = (phone: string) => `رقمك: <phone>${phone}</phone>`;
export const currentPhoneAbroad = (phone: string) =>
  `رقمك: <phone>${phone}</phone>. تعيش في الخارج: تصلك الرموز بالبريد الإلكتروني.`;
export const noPhone = 'لا يوجد';
export const newPhone = 'الهاتف الجديد';
export const phoneHelp =
  'رقم جوال تونسي من 8 أرقام، دون +216. يُرسَل إليه رمز في إرسالية قصيرة؛ وإلى ذلك الحين يبقى رقمك الحالي هو المعتمد.';
export const phoneUseAbroad = 'يمكن أن يتصل بك خبير على هذا الرقم.';
/** `wasAbroad`: so far; `isAbroad`: with the new number. */
export const phonePasswordHelp = (
  undoHours: number,
  { wasAbroad, isAbroad }: { wasAbroad: boolean; isAbroad: boolean },
) =>
  `${isAbroad ? 'على هذا الرقم يتصل بك الخبير' : 'على هذا الرقم تصل رموز حسابك'}: تغييره يتطلب كلمة السر. وخلال ${formatCountObject(undoHours, nouns.hour)}، ${wasAbroad ? 'تمكّنك رسالة إلكترونية' : 'يمكّنك الرقم القديم'} من إلغاء التغيير.`;
export const phoneSubmit = 'تغيير الرقم';
export const phoneChanged = 'تم تغيير رقمك.';
export const phoneIsCurrent = 'هذا رقمك الحالي. أدخل رقمًا آخر.';
export const phoneVerified = 'تم التثبت من رقمك الجديد.';
export const keepPhone = 'الإبقاء على رقمي القديم';
export const enterPhoneCode = (phone: string) =>
  `أدخل الرمز الذي وصلك في إرسالية قصيرة على <phone>${phone}</phone>. عندها يعوّض هذا الرقم الرقم القديم.`;

export const undoTitle = 'تغيير حديث';
export const undoExplanation = ({ until, email, phone }: { until: string; email: string; phone: string }) =>
  `تغيّر بريدك الإلكتروني أو رقمك. يمكنك إلى غاية ${formatMoment(until)} العودة إلى <email>${email}</email> وإلى <phone>${phone}</phone>، ولو دون الرابط الذي أرسلناه: وتُغلق عندها كل الجلسات، بما فيها هذه.`;
export const undoSubmit = 'إلغاء التغيير';
export const undoDone = 'عاد بريدك ورقمك كما كانا. سجّل الدخول من جديد.';

export const passwordTitle = 'كلمة السر';
export const passwordSubmit = 'تغيير كلمة السر';
export const passwordChanged = 'تم تغيير كلمة السر. وتم تسجيل الخروج من أجهزتك الأخرى.';

export const choicesTitle = 'موافقاتي';
export const choicesExplanation = 'يمكنك تغيير رأيك متى شئت، دون تبرير.';
export const choiceSaved = 'حُفظ اختيارك.';
export const offers = 'تلقّي عروض من المهنيين';
export const offersHelp =
  'إذا كنت مالك العقار وطلبت ذلك بشأنه، تُحال معطيات الاتصال بك إلى مهنيين. وبسحب هذه الموافقة يُحذف اسمك حالًا من قائمتهم.';
export const notices = 'تلقّي إرساليات قصيرة حول مطالبي';
export const noticesHelp =
  'تعلمك إرسالية قصيرة بإتمام مطلب تقدير يدوي أو بإلغائه. أما الجواب عن اعتراض، بالوسيلة التي اخترتها فيه، ورموز التثبت فتُرسَل في كل الحالات.';
export const noticesAbroad = 'تلقّي رسائل إلكترونية حول مطالبي';
export const noticesHelpAbroad =
  'تعلمك رسالة إلكترونية بإتمام مطلب تقدير يدوي أو بإلغائه. أما الجواب عن اعتراض ورموز التثبت فتُرسَل في كل الحالات.';
export const consentsRecord = 'ما نحفظه منها';

const purposeLabels = {
  privacy_policy: 'سياسة حماية المعطيات الشخصية',
  offers: 'عروض المهنيين',
  alerts: 'التنبيهات بالبريد الإلكتروني',
};

interface Consent {
  purpose: keyof typeof purposeLabels;
  textVersion: string;
  givenAt: string;
  withdrawnAt: string | null;
}

export const consent = ({ purpose, textVersion, givenAt, withdrawnAt }: Consent) =>
  `<purpose>${purposeLabels[purpose]}</purpose>: موافقة بتاريخ ${formatLongDate(givenAt)} (النسخة ${textVersion})${
    withdrawnAt === null ? '' : `، سُحبت في ${formatLongDate(withdrawnAt)}`
  }`;

export const limitationExplanation = (since: string) =>
  `<strong>استعمال معطياتك مقيَّد منذ ${formatLongDate(since)}.</strong> نحفظها دون أن نستعملها: لا عروض من المهنيين، ولا تنبيهات، ولا إرساليات قصيرة أو رسائل إلكترونية إخبارية. ويبقى الموقع على ذمتك.`;
export const limitationLift = 'رفع التقييد';
export const limitationLifted = 'رُفع التقييد.';

export const sharesTitle = 'روابط المشاركة';
export const sharesExplanation =
  'من لديه أحد هذه الروابط يرى التقدير، دون اسمك ودون العنوان بالضبط. والرابط الذي تبطله لا يُفتح بعد ذلك. عدد المشاهدات تقريبي.';
export const noShare = (most: number) =>
  `لا يوجد أي رابط حاليًا. افتح تقديرًا واختر «مشاركة»: تجد الرابط هنا، في حدود ${formatCountObject(most, nouns.link)} في نفس الوقت.`;
export const shareProperty = ({
  propertyType,
  surface,
  place,
}: {
  propertyType: string;
  surface: number;
  place: string;
}) => `${propertyTypeLabel(propertyType)} بمساحة ${formatSurface(surface)}، ${place}`;
export const shareDates = (createdAt: string, expiresAt: string) =>
  `أُنشئ في ${formatLongDate(createdAt)}، ويُفتح إلى غاية ${formatLongDate(expiresAt)}`;
export const shareViews = (views: number, showPrice: boolean) =>
  `${views === 0 ? 'لم يشاهَد بعد' : `شوهد ${formatCountObject(views, nouns.time)}`}${showPrice ? '، الثمن ظاهر في معاينة الرابط' : ''}`;
export const revoke = 'إبطال';
export const revokeQuestion = 'هل تريد إبطال هذا الرابط؟';
export const revokeExplanation = (share: string) =>
  `${isolateAuto(share)}. من أرسلته إليهم لن يروا التقدير بعد الآن. والإبطال نهائي: لمشاركة التقدير من جديد، تنشئ رابطًا آخر.`;
export const keepLink = 'الإبقاء عليه';
export const revokeLink = 'إبطال الرابط';
export const revoked = 'أُبطل الرابط.';

export const downloadTitle = 'تنزيل معطياتي';
export const downloadExplanation =
  'كل ما نحفظه عنك، في ملف واحد تقرؤه برمجيات أخرى (JSON): الحساب، الموافقات، التقديرات، روابط المشاركة، المطالب ومتابعتها، حالة الإرساليات القصيرة، الرسائل الإلكترونية التي وصلتك، تواريخ تسجيل دخولك.';

export const rightsTitle = 'الاعتراض والتقييد';
export const rightsExplanation = 'نجيبك هنا، في أجل شهر.';
export const rightsKind = 'مطلبي';
export const rightsKindHelp =
  'الاعتراض: رفض استعمال ما لمعطياتك. التقييد: تعليق هذا الاستعمال إلى أن يتم التثبت.';
export const rightsKindRequired = 'اختر ما تطلبه';
export const rightsMessage = 'في بضع كلمات';
export const rightsMessageHelp = 'أي استعمال، ولماذا إن أردت';
export const rightsMessageRequired = 'اذكر في بضع كلمات ما تطلبه';
export const rightsSubmit = 'إرسال المطلب';
export const rightsSent = (dueAt: string) =>
  `أُرسل المطلب. يصلك الجواب في أجل أقصاه ${formatLongDate(dueAt)}.`;
export const rightsRequest = (kind: keyof typeof privacyRequestKindLabels, createdAt: string) =>
  `${privacyRequestKindLabels[kind]} بتاريخ ${formatLongDate(createdAt)}`;
export const answerDue = (dueAt: string) => `يصلك الجواب في أجل أقصاه ${formatLongDate(dueAt)}.`;
export const answeredOn = (answeredAt: string) => `الجواب بتاريخ ${formatLongDate(answeredAt)}:`;
export const rightsWaiting = 'في الانتظار';
export const rightsAccepted = 'مقبول';
export const rightsRefused = 'مرفوض';

export const deletionTitle = 'حذف حسابي';
export const deletionExplanation = 'الحذف فوري ونهائي.';
export const erased = 'ما يُحذف';
export const erasedList =
  'حسابك وكل ما يرتبط به: الاسم، البريد الإلكتروني، الهاتف، كلمة السر، الجلسات، الرموز، الموافقات، التقديرات، روابط المشاركة، المطالب اليدوية ومتابعتها، المطالب المتعلقة بمعطياتك.';
export const staying = 'ما يبقى';
export const stayingList =
  'لا شيء يدل عليك. أما الثمن المضمّن في العقد، فلا يبقى منه إلا إن اخترت ذلك: الحي والنوع والثمن مقرّبًا والثلاثي. فقياس الزيارات يتم دون هوية ولا يوصل إلى أحد. والنسخ الاحتياطية للخدمة تحفظ معطياتك إلى أن تعوَّض، ولا تُستعمل إلا لإصلاح عطب. أما ما وصل إلى مهنيين أو إلى من ينقل إرسالياتنا القصيرة ورسائلنا الإلكترونية، فيُطلب حذفه منهم.';
export const deletionQuestion = 'هل تريد حذف حسابك؟';
const annulled = (count: number) => {
  if (count > 2) return 'تُلغى';
  return count === 2 ? 'يُلغيان' : 'يُلغى';
};
export const deletionOpenRequests = (count: number) =>
  `لديك ${formatCount(count, nouns.request)} لدى الخبراء (تقدير يدوي أو اعتراض) بصدد الدراسة. وبحذف حسابك ${annulled(count)}: لن يجيبك أي خبير.`;
export const deletionWarning = 'سيُحذف حسابك وتقديراتك ومطالبك. نزّل معطياتك أولًا إن أردت الاحتفاظ بها.';
export const deletionConfirm = 'حذف نهائي';
