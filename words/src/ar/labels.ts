import { confidenceCode, type PropertyType } from '@soumdar/engine';

/** Names of the enumerations, for screens, messages and files. */

export const propertyTypeLabels: Record<PropertyType, string> = {
  apartment: 'شقة',
  house: 'منزل',
  villa: 'فيلا',
  land: 'أرض',
};
/** A type this version does not know shows as 'عقار'. */
export const propertyTypeLabel = (type: string): string => propertyTypeLabels[type as PropertyType] ?? 'عقار';

const confidenceLabels = {
  veryReliable: 'موثوق جدًا',
  reliable: 'موثوق',
  moderate: 'متوسط الموثوقية',
  weak: 'ضعيف الموثوقية',
};
export const confidenceLabel = (score: number) => confidenceLabels[confidenceCode(score)];

export const intentionLabels = {
  acheter: 'الشراء',
  vendre: 'البيع',
  louer: 'الكراء',
  connaitre: 'معرفة القيمة',
};

export const contactMethodLabels = {
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  both: 'البريد الإلكتروني والهاتف',
};

export const contactTimeLabels = {
  morning: 'صباحًا، من 9:00 إلى 12:00',
  afternoon: 'بعد الظهر، من 14:00 إلى 17:00',
  evening: 'مساءً، من 18:00 إلى 20:00',
  weekend: 'نهاية الأسبوع',
};

export const manualRequestStatusLabels = {
  pending: 'في الانتظار',
  in_progress: 'بصدد الدرس',
  completed: 'منجز',
  cancelled: 'ملغى',
};
/** A status this version does not know shows as it is. */
export const manualRequestStatusLabel = (status: string): string =>
  manualRequestStatusLabels[status as keyof typeof manualRequestStatusLabels] ?? status;

export const callOutcomeLabels = {
  reached: 'تمّ التواصل معه',
  no_answer: 'لم يجب',
  call_back: 'يُعاد الاتصال به',
  wrong_number: 'رقم خاطئ',
};

export const buildingRightLabels = { yes: 'نعم', no: 'لا', unknown: 'لا أعرف' };

/** Of a home; land is not asked. */
export const usageChoiceLabels = {
  'residence-principale': 'مسكن رئيسي',
  'residence-secondaire': 'مسكن ثانوي',
  autre: 'استعمال آخر',
};
export const usageLabels = { ...usageChoiceLabels, terrain: 'أرض' };

export const timelineLabels = {
  'already-started': 'بدأ المشروع فعلًا',
  asap: 'في أقرب وقت',
  '3-months': 'خلال 3 أشهر',
  '6-months': 'خلال 6 أشهر',
  'more-6-months': 'بعد أكثر من 6 أشهر',
  'no-project': 'لا يوجد مشروع',
  'recently-sold': 'تمّ البيع',
  'recently-rented': 'تمّ الكراء',
};

export const marketingChannelLabels = {
  agencies: 'عن طريق وكالات عقارية',
  self: 'بنفسي',
  both: 'الاثنان معًا',
};

export const privacyRequestKindLabels = {
  objection: 'اعتراض',
  limitation: 'تقييد المعالجة',
};

export const zoneLevelLabels = {
  country: 'كامل البلاد',
  governorate: 'ولاية',
  town: 'مدينة أو معتمدية',
  neighbourhood: 'حي',
};

/** A line of plain text. */
export const labelled = (label: string, value: string) => `${label}: ${value}`;
