import type { attributeTexts as frenchTexts } from '../fr/attributes.ts';

export type { AttributeTexts } from '../fr/attributes.ts';

export const attributeTexts: typeof frenchTexts = {
  rooms: { label: 'عدد الغرف', help: 'S+2 تعني 3 غرف' },
  bathrooms: {
    label: 'بيوت استحمام',
    question: 'عدد بيوت الاستحمام',
    help: 'مع احتساب بيوت الدوش',
  },
  has_garage: { label: 'مستودع', absence: 'دون مستودع' },
  has_pool: { label: 'مسبح', absence: 'دون مسبح' },
  is_constructible: {
    label: 'صالحة للبناء',
    question: 'أرض صالحة للبناء',
    absence: 'غير صالحة للبناء',
  },
  floors: { label: 'عدد الطوابق', help: 'مع احتساب الطابق الأرضي؛ لا يغيّر الأرقام' },
  furnished: { label: 'مؤثث', absence: 'غير مؤثث' },
  condition: {
    label: 'الحالة',
    help: 'كما هي اليوم',
    villaHelp: 'أثرها ضعيف أو منعدم: إعلانات الفيلات لا تُظهره',
    values: {
      to_renovate: 'يحتاج إلى ترميم',
      to_refresh: 'يحتاج إلى تحسين',
      good: 'بحالة جيدة',
      very_good: 'بحالة جيدة جدًا',
      new: 'جديد',
    },
  },
  standing: {
    label: 'المستوى',
    help: 'جودة البناء والتشطيب',
    values: {
      economic: 'اقتصادي',
      mid: 'متوسط المستوى',
      high: 'رفيع المستوى',
      luxury: 'فاخر',
    },
  },
  floor: { label: 'الطابق', help: '0 للطابق الأرضي' },
  age_years: {
    label: 'العمر',
    question: 'عمر البناء',
    help: 'بالسنوات، أو سنة البناء؛ 0 إن كان جديدًا',
  },
  elevator: { label: 'مصعد', absence: 'دون مصعد' },
  sea_view: { label: 'إطلالة على البحر', absence: 'دون إطلالة على البحر' },
  air_conditioning: { label: 'تكييف', absence: 'دون تكييف' },
  central_heating: { label: 'تدفئة مركزية', absence: 'دون تدفئة مركزية' },
  garden: { label: 'حديقة', absence: 'دون حديقة' },
};

/** The surface that counts for a type of property. */
export const surfaceTexts = {
  label: 'المساحة (م²)',
  land: 'مساحة الأرض',
  home: 'المساحة المعدّة للسكن، دون الحديقة والشرفات',
};
