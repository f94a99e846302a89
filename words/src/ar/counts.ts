import { formatCount, nouns, type Forms } from './counting.ts';

/** Three counts of advertisements, each defined once: a number names its own. The names are definite, as after 'عدد'. */

export const storedListings = 'الإعلانات المخزّنة في قاعدتنا';
export const learnedListings = 'الإعلانات المعتمدة';
export const measuredListings = 'الإعلانات التي جُرّب عليها التقدير';

export const storedMeaning =
  'الإعلانات المخزّنة في قاعدتنا: كل ما وصلنا من إعلانات، بما فيها المكرّرة وذات الأثمان غير المعقولة.';
export const learnedMeaning =
  'الإعلانات المعتمدة: ما يبقى بعد حذف المكرّر منها وذات الأثمان غير المعقولة، ومنها نتعلّم. كل ما في صفحاتنا من أثمان ومعاليم كراء وأعداد مأخوذ منها.';
export const measuredMeaning =
  'الإعلانات التي جُرّب عليها التقدير: قُدّر كل منها دون أن يكون النموذج قد رآه، ثم قورن التقدير بثمنه المطلوب. منها نحسب أخطاءنا.';

const stored: Forms = {
  one: 'إعلان واحد مخزّن في قاعدتنا',
  two: 'إعلانان مخزّنان في قاعدتنا',
  few: 'إعلانات مخزّنة في قاعدتنا',
  many: 'إعلانًا مخزّنًا في قاعدتنا',
  other: 'إعلان مخزّن في قاعدتنا',
};
export const storedCount = (count: number) => formatCount(count, stored);

const learned: Forms = {
  one: 'إعلان معتمد واحد',
  two: 'إعلانان معتمدان',
  few: 'إعلانات معتمدة',
  many: 'إعلانًا معتمدًا',
  other: 'إعلان معتمد',
};
const learnedFor = (what: string): Forms => ({
  one: `إعلان ${what} معتمد واحد`,
  two: `إعلانا ${what} معتمدان`,
  few: `إعلانات ${what} معتمدة`,
  many: `إعلان ${what} معتمدًا`,
  other: `إعلان ${what} معتمد`,
});
/** Few are not counted, so that none is found out. @param what 'بيع' */
export function learnedCount(count: number | null, what?: string): string {
  const forms = what === undefined ? learned : learnedFor(what);
  return count === null ? `أقل من 5 ${forms.few}` : formatCount(count, forms);
}
export const measuredCount = (count: number) => formatCount(count, measured);
const measured: Forms = {
  one: 'إعلان واحد جُرّب عليه التقدير',
  two: 'إعلانان جُرّب عليهما التقدير',
  few: `${nouns.advertisement.few} جُرّب عليها التقدير`,
  many: `${nouns.advertisement.many} جُرّب عليها التقدير`,
  other: `${nouns.advertisement.other} جُرّب عليها التقدير`,
};
/** Of tables of prices, whose rows have room for 'إعلانات' alone. */
export const countsHere = `الأعداد: ${learnedListings}`;
/** Of rents, of which the price check compares the furnished apart. */
export const rentCountsHere = `${countsHere}، لعقارات مؤثثة أو غير مؤثثة`;
