import { formatCount, nouns } from './counting.ts';

/** The demonstration of a search. */

export const contactAgent = 'الاتصال بالوكيل';
export const notSent = 'عرض تجريبي: لم تُرسل رسالتك إلى أي شخص.';
export const yourName = 'اسمك';
export const yourEmail = 'بريدك الإلكتروني';
export const yourMessage = 'رسالتك';
export const send = 'إرسال الرسالة';
export const description = 'الوصف';
export const details = 'التفاصيل';
export const amenities = 'التجهيزات';
export const location = 'الموقع';
export const illustratedPlan = 'مثال مرسوم للعرض التجريبي.';
export const allProperties = 'كل عقارات العرض التجريبي';
export const similar = 'عقارات مماثلة';
export const titleOf = (type: string, suburb: string) => `${type}، ${suburb}`;
export const forSale = 'للبيع';
export const forRent = 'للكراء';
export const fictional = 'عرض تجريبي: إعلانات وهمية';
export const fictionalLead =
  'لا وجود لهذه العقارات ولا لهذه الأثمان ولا لهؤلاء الوكلاء. لا شيء هنا للبيع ولا للكراء.';
export const searchFor = 'مدينة أو حي أو كلمة';
export const propertyType = 'نوع العقار';
export const allTypes = 'كل الأنواع';
export const search = 'بحث';
export const pool = 'مسبح';
export const garden = 'حديقة';
export const garage = 'مستودع';
export const seaView = 'إطلالة على البحر';
export const furnished = 'مؤثث';
export const filters = 'تصفية النتائج';
export const filtersMeaning = 'للعرض التجريبي فقط: هذه الاختيارات لا تغيّر النتائج.';
export const bedrooms = 'غرف النوم';
export const any = 'بلا تحديد';
export const pageTitle = 'بحث (عرض تجريبي)';
export const title = 'البحث عن عقار';
export const noneFound = 'لا يوجد في العرض التجريبي أي عقار يطابق هذا البحث.';
export const grid = 'مربّعات';
export const list = 'قائمة';
export const layout = 'طريقة العرض';

export const type = 'النوع';
export const bathrooms = 'بيوت الاستحمام';
export const parkingSpaces = 'أماكن مأوى السيارات';
export const livingSurface = 'المساحة المعدّة للسكن';
export const plotSurface = 'مساحة الأرض';
export const builtIn = 'سنة البناء';
export const listedOn = 'تاريخ الإعلان';
export const availableFrom = 'متوفر ابتداءً من';

export const pageTitleOf = (property: string) => `${property} (عرض تجريبي)`;
export const illustration = (caption: string) => `${caption} (رسم)`;
export const showScene = (caption: string) => `عرض: ${caption}`;
/** For who does not see the drawing. */
export const sceneCaptions = {
  building: 'العمارة من جهة الشارع',
  house: 'المنزل من جهة الشارع',
  villa: 'الفيلا من جهة الحديقة',
  plot: 'الأرض وعلامات حدودها',
  'living-room': 'قاعة الجلوس',
  terrace: 'الشرفة',
  garden: 'الحديقة',
};
export const sceneLabel = (scene: keyof typeof sceneCaptions) => `رسم: ${sceneCaptions[scene]}`;
export const bedroomCount = (count: number) => formatCount(count, nouns.bedroom);
export const bathroomCount = (count: number) => formatCount(count, nouns.bathroom);
export const found = (count: number) => `النتيجة: ${formatCount(count, nouns.property)}`;
export const bedroomOptions = { 1: '1 فأكثر', 2: '2 فأكثر', 3: '3 فأكثر', 4: '4 فأكثر' };
