/** Of controls that many pages have, but not the first one. */

export const close = 'إغلاق';
export const closeMessage = 'إغلاق الرسالة';
export const messages = 'الرسائل';
export const newTab = '(نافذة جديدة)';
export const toHome = 'العودة إلى الصفحة الرئيسية';
export const signIn = 'تسجيل الدخول';
export const createAccount = 'إنشاء حساب';
export const requestSent = 'تم إرسال المطلب بنجاح!';

/** Of a point in a chart. */
export const chartPoint = (when: string, value: string) => `${when}: ${value}`;
export const chartLinePoint = (line: string, when: string, value: string) => `${line}، ${when}: ${value}`;
/** After a label, before what it is of. */
export const colon = ': ';
export const comma = '، ';
