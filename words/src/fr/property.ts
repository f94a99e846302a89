import { attributeTexts } from './attributes.ts';
import { formatCount } from './counting.ts';
import { formatSurface } from './formats.ts';

interface Fact {
  name: keyof typeof attributeTexts | 'surface' | 'plot_m2';
  value: number | string | boolean;
}

const numberFacts: Partial<Record<Fact['name'], (value: number) => string>> = {
  surface: formatSurface,
  plot_m2: (m2) => `Terrain de ${formatSurface(m2)}`,
  rooms: (count) => formatCount(count, 'pièce'),
  bathrooms: (count) => formatCount(count, 'salle de bain', 'salles de bain'),
  floors: (count) => formatCount(count, 'étage'),
  floor: (count) => (count === 0 ? 'Rez-de-chaussée' : `${count}${count === 1 ? 'er' : 'e'} étage`),
  age_years: (count) => (count === 0 ? 'Moins d’un an' : formatCount(count, 'an')),
};

function factText({ name, value }: Fact): string {
  if (typeof value === 'number') return numberFacts[name]!(value);
  const texts: { label: string; absence?: string; values?: Record<string, string> } =
    attributeTexts[name as keyof typeof attributeTexts];
  if (typeof value === 'string') return texts.values![value]!;
  return value ? texts.label : texts.absence!;
}

/** Without line breaks: '120 m²', '4 pièces', 'Piscine'… */
export const factTexts = (facts: readonly Fact[]) =>
  facts.map((fact) => factText(fact).replaceAll(' ', '\u00a0'));

/** How the estimate treats what is stated or unstated. */
export const notes = {
  plotUnused:
    'La surface du terrain est gardée avec le bien, sans compter encore : les annonces ne la donnent pas.',
  countedAsConstructible:
    'Constructible ou non, ce n’est pas précisé : le terrain est compté comme constructible, comme presque tous ceux des annonces.',
};
