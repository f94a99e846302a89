import { templates as french } from '../fr/sms.ts';
import type { SmsTemplates } from '../messages.ts';
import { formatCount, nouns } from './counting.ts';
import { manualTab } from './dashboard.ts';

/**
 * A code fits one part of 70 characters, a notice with its link two of 67, with the isolates around numbers and names. Nothing
 * about the owner: others may read an SMS over the shoulder. One with a code holds one run of six digits. Experts read French.
 */
export const templates: SmsTemplates = {
  ...french,
  verification_code: ({ code }) => `Soumdar: رمز التثبت ${code}، صالح 10 دقائق.`,
  reset_code: ({ code }) => `Soumdar: رمز تغيير كلمة السر ${code}، صالح 10 دقائق. لا تعطه لأحد`,
  contact_changed: ({ phone, hours, link }) => {
    const what = phone ? `رقمك صار ينتهي بـ${phone.ending}` : 'تغيّر بريد حسابك';
    return notice(`${what}. لست أنت؟ ألغ في ${formatCount(hours, { ...nouns.hour, two: 'ساعتين' })}`, link);
  },
  request_completed: ({ link }) =>
    notice(`تقديرك اليدوي جاهز. اقرأه تحت ${manualTab} في لوحة المتابعة.`, link),
  request_cancelled: ({ link }) =>
    notice(`أُلغي مطلبك للتقدير. اقرأ السبب تحت ${manualTab} في لوحة المتابعة.`, link),
  request_corrected: ({ link }) =>
    notice(`صحّح الخبير تقديرك اليدوي. اقرأه تحت ${manualTab} في لوحة المتابعة.`, link),
  contest_completed: ({ link }) => notice('أجاب خبير عن اعتراضك. اقرأ رأيه في لوحة المتابعة.', link),
  contest_cancelled: ({ link }) => notice('أُغلق اعتراضك. اقرأ السبب في لوحة المتابعة.', link),
  contest_corrected: ({ link }) => notice('صحّح الخبير رأيه. اقرأه في لوحة المتابعة.', link),
};

/** The link has a line of its own, so that it opens as it is written. */
const notice = (sentence: string, link: string | undefined) =>
  `Soumdar: ${sentence}${link === undefined ? '' : `\n${link}`}`;
