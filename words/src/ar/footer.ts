/** The foot of every page. */

export const about =
  'ثمن بيع العقار ومعلوم كرائه في تونس، محسوبان انطلاقًا من الأثمان المطلوبة. مجانًا ودون التزام.';
export const market = 'السوق';
export const prices = 'أسعار العقارات في تونس';
export const reliability = 'موثوقية تقديراتنا';
export const fees = 'مصاريف البيع والشراء';
export const beforeSigning = 'قبل الإمضاء';
export const legal = 'معلومات قانونية';
export const legalNotice = 'التنصيصات القانونية';
export const privacyPolicy = 'سياسة حماية المعطيات الشخصية';
export const manageCookies = 'إدارة ملفات تعريف الارتباط';
export const socialNetworks = 'شبكات التواصل الاجتماعي';

export const copyright = (year: number, brand: string) => `© ${year} ${brand}. جميع الحقوق محفوظة.`;
