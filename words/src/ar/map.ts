import { isolateAuto } from '../isolates.ts';
import { formatPricePerM2 } from './formats.ts';
import { learnedCount } from './counts.ts';
import { levelText } from './level.ts';
import { inZone, ofPlace } from './places.ts';
import type { PropertyType } from '@soumdar/engine';
import { maxComparableKm } from '@soumdar/engine';
import { formatNumber } from './formats.ts';

/** Maps: choosing a place, and reading prices. */

export const addressUnderWay = 'جارٍ البحث عن العنوان…';
export const noAddress = 'لم نجد العنوان: الموقع يكفي.';
export const address = 'عنوان العقار';
export const validate = 'تأكيد';
export const noTiles = 'تعذّر تحميل خلفية الخريطة.';
export const zoomIn = 'تكبير';
export const zoomOut = 'تصغير';
export const coastSource = 'السواحل: GSHHG';
export const contributors = 'المساهمون في OpenStreetMap';
export const mapFailed = 'تعذّر تحميل الخريطة. تجد نفس المعلومات في الجدول.';
export const chooseTitle = 'اختر موقع عقارك';
export const locateMe = 'تحديد موقعي';
export const outside = 'هذا الموقع خارج تونس. اختر مكانًا داخل البلاد.';
export const clickExactPlace = 'اقتربت الخريطة. انقر الآن على مكان العقار بالضبط.';
export const clickOrSearch = 'انقر على الخريطة أو ابحث عن مكان لتحديد موقع عقارك.';
export const confirm = 'تأكيد';
export const whichNeighbourhood = 'في أي حي؟';
export const unknownNeighbourhood = 'لا أعرف';
export const filterNeighbourhoods = 'البحث بين الأحياء';
export const neighbourhoodsOf = (town: string) => `أحياء ${ofPlace(town)}`;
export const noNeighbourhoodLike = (text: string) => `لا يوجد حي يتضمن اسمه «${isolateAuto(text.trim())}».`;
export const inTown = (neighbourhood: string, town: string) => `${neighbourhood}، ${town}`;
export const searchPlace = 'البحث عن مكان';
export const searchPlaceholder = 'مدينة، حي، إحداثيات';
export const foundPlaces = 'أماكن تم العثور عليها';
export const noTilesPicker = 'تعذّر تحميل خلفية الخريطة: حدود البلاد وأسماء الأماكن تكفي لتحديد موقع عقارك.';
export const keys =
  'الأسهم: تحريك الخريطة. + و−: تكبير وتصغير. مفتاح الإدخال (Entrée): وضع العلامة في الوسط، ثم مفتاح Tab والأسهم لضبط مكانها.';
export const marker = 'علامة العقار: حرّكها بأسهم لوحة المفاتيح';
export const atSea = 'يبدو أن هذه النقطة في البحر. حرّك العلامة، أو أكّد إن كانت في مكانها.';
export const noTilesAround = 'تعذّر تحميل خلفية الخريطة: صغّر الخريطة لترى الأماكن المجاورة.';
export const searching = 'جارٍ البحث…';
export const searchFailed = 'البحث لا يستجيب. انقر على الخريطة لتحديد موقع عقارك.';
export const estimateHere = 'قدّر هنا';
export const exploreMap = 'المس لاستكشاف الخريطة';
export const oneFinger = 'إصبع واحد يحرّك الخريطة';
export const leaveMap = 'مغادرة الخريطة';
export const wholeScreen = 'ملء الشاشة';
export const leaveWholeScreen = 'تصغير الخريطة';
export const closeCard = 'إغلاق البطاقة';

export const writeAddress = 'كتابة <hidden>العنوان</hidden>';
export const correctAddress = 'تصحيح <hidden>العنوان</hidden>';
export const showAllPricesOf = (zone: string) => `عرض كل الأسعار<hidden>: ${zone}</hidden>`;

/** @param what 'إعلانات', of which the largest circle has so many */
export const circleSizes = (what: string, largest: number) =>
  `مساحة الدائرة: عدد ${what}${largest > 0 ? ` (أكبرها: ${formatNumber(largest)})` : ''}`;
export const all = 'الكل';
export const under = (bound: string) => `أقل من ${bound}`;
export const andMore = (bound: string) => `${bound} فأكثر`;
export const fromTo = (low: string, high: string) => `من ${low} إلى ${high}`;

const clickInstead = 'انقر على الخريطة لتحديد موقع عقارك.';
export const unsupported = 'متصفّحك لا يتيح تحديد الموقع الجغرافي';
export const denied = `رُفض النفاذ إلى موقعك. ${clickInstead}`;
export const unavailable = `لا يمكن تحديد موقعك حاليًا. ${clickInstead}`;
export const timedOut = `استغرق البحث عن موقعك وقتًا طويلًا. ${clickInstead}`;

export const notCovered = `<strong>مكان غير مشمول بالتقدير:</strong> لا يوجد أي إعلان على بعد أقل من ${maxComparableKm}\u00a0كم. اختر مكانًا آخر، أو واصل لتطلب من خبير تقديرًا يدويًا.`;
export const placeDetail = (governorate: string, postalCode: string | null) =>
  [`ولاية ${governorate}`, postalCode].filter(Boolean).join(' · ');
export const latLng = 'خط العرض، خط الطول';
export const noPlaceFor = (query: string) =>
  `لم نجد مكانًا يوافق «${isolateAuto(query)}». جرّب مدينة أو حيًّا، ثم انقر على الخريطة.`;
export const propertyMap = 'خريطة العقار';

const plurals: Record<PropertyType, string> = {
  apartment: 'شقق',
  house: 'منازل',
  villa: 'فيلات',
  land: 'أراضٍ',
};

interface NamedZone {
  slug: string;
  name: string;
}

interface ZonePrices {
  zone: NamedZone;
  type: PropertyType;
  count: number | null;
  medianPerSqm: number | null;
  /** the larger zone whose price stands for a zone without one */
  instead?: (NamedZone & { medianPerSqm: number | null }) | null | undefined;
  /** day to whose level it is brought */
  asOf: string;
  isSample: boolean;
}

/** 'شقق: 300 إعلان بيع معتمد في سكرة، وسيط الأثمان المطلوبة بمستوى 2 مارس 2026: 3 280 د.ت/م²' */
export function zonePrices({ zone, type, count, medianPerSqm, instead, asOf, isSample }: ZonePrices): string {
  const level = levelText({ transaction: 'sale', at: asOf, ofAgencies: false });
  const median =
    medianPerSqm === null
      ? instead?.medianPerSqm != null &&
        `؛ وسيط الأثمان المطلوبة ${inZone(instead)}، ${level}: ${formatPricePerM2(instead.medianPerSqm)}`
      : `، وسيط الأثمان المطلوبة ${level}: ${formatPricePerM2(medianPerSqm)}`;
  const advertised = `${learnedCount(count, 'بيع')} ${inZone(zone)}`;
  return `${plurals[type]}: ${advertised}${median || '، وهو عدد لا يكفي لإعطاء ثمن'}${isSample ? ' (معطيات تجريبية)' : ''}.`;
}

export const mapName = 'الخريطة';
