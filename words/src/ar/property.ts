import { attributeTexts } from './attributes.ts';
import { formatCount, nouns } from './counting.ts';
import { formatSurface } from './formats.ts';

interface Fact {
  name: keyof typeof attributeTexts | 'surface' | 'plot_m2';
  value: number | string | boolean;
}

const ordinals = [
  'الأول',
  'الثاني',
  'الثالث',
  'الرابع',
  'الخامس',
  'السادس',
  'السابع',
  'الثامن',
  'التاسع',
  'العاشر',
];
const storeyText = (floor: number) => `الطابق ${ordinals[floor - 1] ?? floor}`;

const numberFacts: Partial<Record<Fact['name'], (value: number) => string>> = {
  surface: formatSurface,
  plot_m2: (m2) => `أرض مساحتها ${formatSurface(m2)}`,
  rooms: (count) => formatCount(count, nouns.room),
  bathrooms: (count) => formatCount(count, nouns.bathroom),
  floors: (count) => formatCount(count, nouns.storey),
  floor: (count) => (count === 0 ? 'طابق أرضي' : storeyText(count)),
  age_years: (count) => (count === 0 ? 'أقل من سنة' : formatCount(count, nouns.year)),
};

function factText({ name, value }: Fact): string {
  if (typeof value === 'number') return numberFacts[name]!(value);
  const texts: { label: string; absence?: string; values?: Record<string, string> } =
    attributeTexts[name as keyof typeof attributeTexts];
  if (typeof value === 'string') return texts.values![value]!;
  return value ? texts.label : texts.absence!;
}

/** Without line breaks: '120 م²', '4 غرف', 'مسبح'… */
export const factTexts = (facts: readonly Fact[]) =>
  facts.map((fact) => factText(fact).replaceAll(' ', '\u00a0'));

/** How the estimate treats what is stated or unstated. */
export const notes = {
  plotUnused: 'تُحفظ مساحة الأرض مع العقار دون أن تدخل بعدُ في الحساب: الإعلانات لا تذكرها.',
  countedAsConstructible: 'لم يُذكر هل الأرض صالحة للبناء: تُحسب صالحة للبناء، مثل أغلب أراضي الإعلانات.',
};
