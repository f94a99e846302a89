/** Of controls that the first page loads: whatever is added here weighs on it. */

export const loading = 'جارٍ التحميل…';
export const retry = 'إعادة المحاولة';
export const cancel = 'إلغاء';
export const pageFailed = 'تعذّر عرض هذه الصفحة';
export const pageFailedAdvice = 'تثبّت من الاتصال بالإنترنت، ثم أعد تحميل الصفحة.';
export const reload = 'إعادة تحميل الصفحة';
/** Older browsers keep a failed import until the page is loaded anew: 'إعادة المحاولة' alone may not do. */
export const partMissing =
  'تعذّر تحميل هذا الجزء من الصفحة. تثبّت من الاتصال وأعد المحاولة، أو أعد تحميل الصفحة.';
