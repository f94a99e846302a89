/** What every visitor loads first, on its own so that it stays light: the header, and the top of the landing page. */

export const skip = 'الانتقال إلى المحتوى';
export const slogan = 'أول منصة لتقدير العقارات في تونس';
export const signIn = 'تسجيل الدخول';
export const menu = 'القائمة';
export const account = 'الحساب';
export const prices = 'أسعار العقارات';
export const reliability = 'الموثوقية';
export const fees = 'المصاريف';
export const findPlace = 'البحث عن مكان';
export const sections = 'الأقسام';
export const myAccount = 'حسابي';
export const dashboard = 'لوحة المتابعة';
export const myData = 'معطياتي';
export const experts = 'فضاء الخبراء';
export const signOut = 'تسجيل الخروج';

export const title = 'قدّر قيمة عقارك في تونس مجانًا';
export const free = 'مجانًا، دون التزام، في ثلاث دقائق';
export const lead =
  'حدّد موقع عقارك على الخريطة، واذكر مواصفاته، واطّلع على ثمن بيعه ومعلوم كرائه الشهري وموثوقية كل رقم.';
export const estimateMine = 'قدّر عقارك';
export const mapFailed = 'تعذّر تحميل الخريطة. تثبّت من الاتصال بالإنترنت وأعد المحاولة.';
export const mapLoading = 'جارٍ تحميل الخريطة…';
