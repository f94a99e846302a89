export const title = 'كلمة السر المنسية';
export const heading = 'هل نسيت كلمة السر؟';
export const explanation =
  'أدخل البريد الإلكتروني لحسابك: يصلك رمز في إرسالية قصيرة على الرقم الذي تم التثبت منه، أو بالبريد الإلكتروني إن كنت تعيش في الخارج.';
export const toLogin = 'العودة إلى تسجيل الدخول';
export const codeTitle = 'رمز تغيير كلمة السر';

export const passwordTitle = 'كلمة سر جديدة';
export const choosePassword = 'اختر كلمة سر جديدة';
export const ofAccount = (email: string) => `للحساب <account>${email}</account>`;
export const submit = 'تغيير كلمة السر';

export const done = 'تم تغيير كلمة السر';
export const doneExplanation = 'كلمة السر الجديدة جاهزة. تُفتح صفحة تسجيل الدخول بعد 5 ثوانٍ.';
export const notDone = 'كلمة السر';
export const notDoneExplanation = 'تُفتح صفحة تسجيل الدخول بعد 5 ثوانٍ.';
export const signInNow = 'تسجيل الدخول الآن';
export const safety = 'نصائح للسلامة';
export const safetyTips = [
  'خصّص كلمة السر هذه لهذا الموقع وحده.',
  'لا تعطها لأحد: نحن لن نطلبها منك أبدًا.',
  'يمكن لبرنامج حفظ كلمات السر أن يتذكّرها عنك.',
  'سجّل الخروج بعد الاستعمال إذا كان الجهاز مشتركًا.',
];
