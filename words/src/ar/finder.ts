/** The search field of places, on the landing page, on price pages and in the header of phones. */

export const place = 'حي أو مدينة أو عنوان';
export const placeExample = 'النصر 2، المرسى، سوسة…';
export const pricesHere = 'الأسعار هنا';
export const estimateHere = 'التقدير هنا';
