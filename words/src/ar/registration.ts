export const explanation = 'حساب مجاني لتحصل على تقديراتك وتجدها متى شئت.';
export const hasAccount = 'لديك حساب؟ <login>تسجيل الدخول</login>';
/** By what was mistyped. */
export const corrections = {
  phone: {
    title: 'تعديل الرقم',
    explanation: 'صحّح رقمك: يُرسَل إليه رمز جديد، ولا يعود الرمز القديم صالحًا.',
  },
  email: {
    title: 'تعديل البريد الإلكتروني',
    explanation: 'صحّح بريدك الإلكتروني: يُرسَل إليه رمز جديد، ولا يعود الرمز القديم صالحًا.',
  },
};

export const emailHelp = 'لتسجيل الدخول والعودة إلى تقديراتك';
export const phoneHelp = 'رقم جوال تونسي من 8 أرقام، دون +216. يُرسَل إليه رمز في إرسالية قصيرة.';
export const phoneAbroadUse = 'يمكن أن يتصل بك خبير على هذا الرقم؛ أما الرمز فيُرسَل إلى بريدك الإلكتروني.';
export const policyAccepted = (version: string) =>
  `بإنشاء حساب، تقبل <policy>سياسة حماية المعطيات الشخصية</policy> (النسخة ${version}).`;
export const submit = 'إنشاء حسابي';
export const submitting = 'جارٍ إنشاء الحساب…';
export const createdWithEmail = 'تم إنشاء الحساب بنجاح! يجب التثبت من البريد الإلكتروني.';
export const createdWithPhone = 'تم إنشاء الحساب بنجاح! يجب التثبت من رقم الهاتف.';
export const existsUnverified = 'الحساب موجود ولم يتم التثبت منه. جارٍ تحويلك إلى التثبت…';
