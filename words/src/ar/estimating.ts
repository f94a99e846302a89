/** Having an estimate made, and what came of it. */

export const inProgress = 'جارٍ حساب التقدير…';
export const estimated = 'تم حساب التقدير بنجاح!';
export const correctedIsGone = 'التقدير المراد تصحيحه لم يعد في لوحة المتابعة: قم بتقدير جديد.';
