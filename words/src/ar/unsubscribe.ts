export const title = 'إلغاء الاشتراك';
export const question = 'عدم تلقّي التنبيهات';
export const questionExplanation =
  'لن تصلك أي رسالة إلكترونية حول العقارات التي تتابعها. وتبقى تقديراتك وحسابك كما هي.';
export const submit = 'إلغاء اشتراكي';
export const stopped = 'تم إلغاء الاشتراك';
export const stoppedExplanation = 'لن تصلك تنبيهات بعد الآن. يمكنك طلبها من جديد في «معطياتي» متى شئت.';
export const unknownLink = 'لم يعد هذا الرابط يؤدي إلى شيء';
export const unknownLinkExplanation =
  'هو غير كامل، أو مضت عليه عدة سنوات. يمكنك ضبط رسائلك الإلكترونية في «معطياتي».';
export const toMyData = 'فتح «معطياتي»';
