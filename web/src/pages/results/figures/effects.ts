import {
  attributeTexts,
  type AttributeTexts,
  type Details,
  type EffectFactor,
  type Explanation,
} from '@soumdar/contract';

/** Where the typical property has it and this one does not: 'Garage' beside a loss would read as if a garage cost money. */
function labelOf(factor: EffectFactor, typical: Details): string {
  if (factor === 'surface') return 'Surface';
  const { label, absence }: AttributeTexts = attributeTexts[factor];
  return typical[factor] === true ? (absence ?? label) : label;
}

/** What one factor adds to the typical price, in dinars (per month for a rent); negative when it takes away. */
export interface EffectRow {
  label: string;
  amount: number;
}

/** The effects that moved the price most, largest first; what is left is one row, so that all still add up. */
export function effectRows({ typical, effects }: Explanation, most = 5): EffectRow[] {
  const shown = effects.length > most ? effects.slice(0, most - 1) : effects;
  const rest = effects.slice(shown.length).reduce((sum, { amount }) => sum + amount, 0);
  const rows = shown.map(({ factor, amount }) => ({ label: labelOf(factor, typical), amount }));
  return rest === 0 ? rows : [...rows, { label: 'Autres caractéristiques', amount: rest }];
}
