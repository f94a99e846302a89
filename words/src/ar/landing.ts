import type { PropertyType, Transaction } from '@soumdar/engine';
import { isolateLtr } from '../isolates.ts';
import { learnedCount } from './counts.ts';
import { formatLongDate, formatMonth, formatSurface } from './formats.ts';
import { propertyTypeLabel } from './labels.ts';
import { toPlace } from './places.ts';
import { howBrought } from './level.ts';

/** The landing page beneath what is seen at first. */

export const exampleTitle = 'هكذا تبدو النتيجة';
export const fictional = 'مثال بأرقام غير حقيقية';
export const explained = 'أرقام يمكن تفسيرها';
export const explainedLead =
  'كل نتيجة هي تقدير يُحسب انطلاقًا من الأثمان المطلوبة في الإعلانات، ولا يعوّض معاينة مختص للعقار.';
export const understand = 'معنى الأرقام';
export const howCalculated = 'طريقة الحساب';
export const priceMeaning =
  'الثمن الذي يُعرض به اليوم للبيع عقار مثل عقارك، قبل احتساب مصاريف الوكالة والعقد. أما الثمن المضمّن في العقد فيكون غالبًا أقل بقليل، بعد التفاوض.';
export const rangeMeaning =
  'من كل 10 عقارات مشابهة لعقارك، 8 يقع ثمنها المطلوب داخل هذا المجال. وكلما ضاق المجال، تقاربت الأثمان من حولك.';
export const rentMeaning =
  'معلوم الكراء المطلوب لعقار مثل عقارك، في آخر شهر تتوفر معطياته، دون الأعباء (الملكية المشتركة، الماء، الكهرباء، التدفئة).';
export const scoreMeaning = 'تبيّن، من 0 إلى 100، مدى دقة الرقم:';
export const veryReliableFrom = '80 فأكثر';
export const reliableFrom = 'من 60 إلى 79';
export const moderateFrom = 'من 40 إلى 59';
export const weakFrom = 'أقل من 40';
export const notShown = '، ولا يُعرض الرقم';
export const listings = 'إعلانات نجمعها ونفرزها';
export const listingsLead =
  'نجمع إعلانات البيع والكراء المنشورة للعموم، ونستبعد منها المكرّر وما كان ثمنه غير معقول.';
export const adjusted = 'أثمان نحيّنها إلى مستوى واحد';
export const adjustedLead = `ثمن السنة الماضية لم يعد ثمن اليوم. ${howBrought}`;
export const model = 'عقارات مشابهة ونموذج حسابي';
export const modelLead =
  'يتعلّم نموذج حسابي وزن الموقع والمساحة والتجهيزات في الثمن. ثم نصحّح نتيجته بالإعلانات الأقرب إلى عقارك.';
export const measured = 'مجال ثمن وموثوقية نقيسهما';
export const measuredLead =
  'نقدّر عقارات من إعلانات حقيقية بعد إخفاء ثمنها، ثم نقارن: ومن هذه الفوارق نستخرج مجال الثمن ودرجة الموثوقية.';
export const stepPlace = 'الموقع';
export const stepPlaceLead = 'ابحث عن حيّك أو انقر على موقع عقارك في الخريطة.';
export const stepDetails = 'المواصفات';
export const stepDetailsLead = 'حدّد نوع العقار ومساحته وعدد غرفه ومشروعك.';
export const stepEstimation = 'التقدير';
export const stepEstimationBadge = 'فوري';
export const stepEstimationLead = 'اطّلع على ثمن البيع ومعلوم الكراء، مع مجال كل منهما ودرجة موثوقيته.';
export const threeSteps = 'تقدير عقارك في ثلاث خطوات';
export const start = 'ابدأ التقدير';
export const pricesTitle = 'الأسعار في كل حي';
export const pricesLead =
  'أثمان البيع ومعاليم الكراء المطلوبة للمتر المربع، والمردود الكرائي وتطوّر الأسعار، على خريطة ودون فتح حساب.';
export const showPriceMap = 'عرض خريطة الأسعار';
export const readPrices = 'الاطلاع على الأسعار';
export const howWrong = 'هامش الخطأ في تقديراتنا';
export const byGovernorate = 'الأسعار حسب الولاية';
export const weekly = 'إعلانات تُحيَّن كل أسبوع';

export const computedFrom = (listings: number, newestListedOn: string | null) =>
  `نحسب انطلاقًا من ${learnedCount(listings)}${newestListedOn ? `، أحدثها بتاريخ ${formatLongDate(newestListedOn)}` : ''}.`;
export const listedUntil = (iso: string) => `إعلانات إلى غاية ${formatLongDate(iso)}`;
export const range = 'مجال الثمن';
export const score = 'درجة الموثوقية';

export const stepPlaceTime = 'نحو 30 ثانية';
export const stepDetailsTime = 'نحو دقيقتين';
/** Of the tabs. */
export const explanations = 'الشرح';

export const accountTitle = 'حساب مجاني، 3 دقائق في المجموع';
export const accountLead =
  'تظهر النتيجة بعد فتح حسابك: بريد إلكتروني وكلمة سر ورمز يصلك في إرسالية قصيرة. أما أسعار الأحياء فتُقرأ دون حساب.';
export const thinTitle = 'وإن كانت الإعلانات قليلة جدًا؟';
export const thinLead = 'لا نعرض عندئذ أي ثمن. اطلب تقديرًا يدويًا من صفحة النتيجة، فيجيبك خبير.';

const offers: Record<Transaction, string> = { sale: 'للبيع', rent: 'للكراء' };

/** What the market in service knows, at its day. */
export const marketOn = (iso: string) => `السوق في ${formatLongDate(iso)}`;
export const medianOf = (type: PropertyType, transaction: Transaction, month?: string) =>
  `${propertyTypeLabel(type)} ${offers[transaction]}، وسيط الأسعار المطلوبة في تونس${month === undefined ? '' : `، بمستوى ${formatMonth(month)}`}`;
export const perM2Units: Record<Transaction, string> = { sale: 'د.ت/م²', rent: 'د.ت/م² في الشهر' };
export const saleError = 'وسيط الفارق بين تقديراتنا للبيع والثمن المطلوب';
export const example = 'مثال';
/** 'Appartement S+2 de 100 m² à La Marsa' */
export const exampleOf = (type: PropertyType, rooms: number, surface: number, place: string) =>
  `${propertyTypeLabel(type)} ${isolateLtr(`S+${rooms - 1}`)} مساحتها ${formatSurface(surface)} ${toPlace(place)}`;
export const exampleBasis = 'تقدير حسب سوق اليوم لعقار لا يملكه أحد.';
