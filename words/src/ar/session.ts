/** What a page says of a session that ended. */

export const ended = 'انتهت جلستك';
export const endedRedirecting = 'انتهت الجلسة. جارٍ تحويلك إلى تسجيل الدخول…';
export const endedSignInAgain = 'انتهت الجلسة. يرجى تسجيل الدخول من جديد.';
