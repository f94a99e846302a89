import { formattersOf } from '../formatters.ts';

const { formatNumber } = formattersOf('ar');
const plural = new Intl.PluralRules('ar');

/** One and two are said without a number: 'إعلان واحد', 'إعلانان'. */
export interface Forms {
  one: string;
  two: string;
  /** 3 to 10 */
  few: string;
  /** 11 to 99 */
  many: string;
  /** none, hundreds and fractions */
  other: string;
}

/** '3 غرف', never broken after the number */
export function formatCount(count: number, forms: Forms): string {
  const form = plural.select(count);
  if (form === 'one' || form === 'two') return forms[form];
  return `${formatNumber(count)}\u00a0${form === 'zero' ? forms.other : forms[form]}`;
}

const feminine = (one: string, two: string, few: string, single: string): Forms => ({
  one: `${one} واحدة`,
  two,
  few,
  many: single,
  other: one,
});

export const nouns = {
  advertisement: { one: 'إعلان واحد', two: 'إعلانان', few: 'إعلانات', many: 'إعلانًا', other: 'إعلان' },
  comparable: {
    one: 'عقار مشابه واحد',
    two: 'عقاران مشابهان',
    few: 'عقارات مشابهة',
    many: 'عقارًا مشابهًا',
    other: 'عقار مشابه',
  },
  property: { one: 'عقار واحد', two: 'عقاران', few: 'عقارات', many: 'عقارًا', other: 'عقار' },
  room: feminine('غرفة', 'غرفتان', 'غرف', 'غرفة'),
  bedroom: feminine('غرفة نوم', 'غرفتا نوم', 'غرف نوم', 'غرفة نوم'),
  bathroom: {
    one: 'بيت استحمام واحد',
    two: 'بيتا استحمام',
    few: 'بيوت استحمام',
    many: 'بيت استحمام',
    other: 'بيت استحمام',
  },
  storey: { one: 'طابق واحد', two: 'طابقان', few: 'طوابق', many: 'طابقًا', other: 'طابق' },
  year: feminine('سنة', 'سنتان', 'سنوات', 'سنة'),
  month: { one: 'شهر واحد', two: 'شهران', few: 'أشهر', many: 'شهرًا', other: 'شهر' },
  week: { one: 'أسبوع واحد', two: 'أسبوعان', few: 'أسابيع', many: 'أسبوعًا', other: 'أسبوع' },
  day: { one: 'يوم واحد', two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' },
  hour: feminine('ساعة', 'ساعتان', 'ساعات', 'ساعة'),
  minute: feminine('دقيقة', 'دقيقتان', 'دقائق', 'دقيقة'),
  second: feminine('ثانية', 'ثانيتان', 'ثوانٍ', 'ثانية'),
  time: feminine('مرة', 'مرتان', 'مرات', 'مرة'),
  page: feminine('صفحة', 'صفحتان', 'صفحات', 'صفحة'),
  request: { one: 'مطلب واحد', two: 'مطلبان', few: 'مطالب', many: 'مطلبًا', other: 'مطلب' },
  link: { one: 'رابط واحد', two: 'رابطان', few: 'روابط', many: 'رابطًا', other: 'رابط' },
  character: { one: 'حرف واحد', two: 'حرفان', few: 'أحرف', many: 'حرفًا', other: 'حرف' },
} satisfies Record<string, Forms>;

/** After a preposition or a verb, where only two has another form: 'بعد ساعتين', 'مع بيتي استحمام' */
export const formatCountObject = (count: number, forms: Forms): string =>
  formatCount(count, {
    ...forms,
    two: forms.two.replaceAll(/ان(?!\p{L})/gu, 'ين').replace(/ا(?= )/u, 'ي'),
  });
