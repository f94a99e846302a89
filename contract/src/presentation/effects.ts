import { attributeTexts, type AttributeTexts } from '../attribute-texts.ts';
import type { DetailName, EffectFactor } from '../details.ts';
import type { Details, Explanation } from '../estimation.ts';

type Effect = Explanation['effects'][number];

const fromComparables = 'comparables';
export const isFromComparables = (factor: string) => factor === fromComparables;

/** Of what is no attribute of the property. */
const ownLabels: Partial<Record<string, string>> = {
  surface: 'Surface',
  [fromComparables]: 'Annonces proches',
};
const restLabel = 'Emplacement précis';

/** Where the typical property has it and this one does not: 'Garage' beside a loss would read as if a garage cost money. */
function labelOf(factor: EffectFactor, typical: Details): string {
  const own = ownLabels[factor];
  if (own) return own;
  const { label, absence }: AttributeTexts = attributeTexts[factor as DetailName];
  return typical[factor as DetailName] === true ? (absence ?? label) : label;
}

/** What one factor adds to the typical price, in dinars (per month for a rent); negative when it takes away. */
export interface EffectRow {
  label: string;
  amount: number;
}

/**
 * How much of the track of its bar each effect takes, from its middle: 0 to 0.5. The whole track is the price, so that a bar shows what its
 * effect is worth; an effect larger than half of it widens the scale of all.
 */
export function trackShares(
  rows: readonly EffectRow[],
  price: number,
  { typicalPrice }: Explanation,
): number[] {
  const sizes = rows.map(({ amount }) => Math.abs(amount));
  const whole = Math.max(price, typicalPrice, ...sizes.map((size) => 2 * size));
  return sizes.map((size) => size / whole);
}

/**
 * The attributes that moved the price most, largest first; what is left of them is one row, so that all still add up. What
 * the advertisements nearby add stands after them, and last what a coarse position leaves unexplained.
 */
export function effectRows({ typical, effects, rest: unexplained = 0 }: Explanation, most = 5): EffectRow[] {
  const ofAttributes = effects.filter(({ factor }) => !isFromComparables(factor));
  const shown = ofAttributes.length > most ? ofAttributes.slice(0, most - 1) : ofAttributes;
  const rest = ofAttributes.slice(shown.length).reduce((sum, { amount }) => sum + amount, 0);
  const toRow = ({ factor, amount }: Effect) => ({ label: labelOf(factor, typical), amount });
  return [
    ...shown.map(toRow),
    ...(rest === 0 ? [] : [{ label: 'Autres caractéristiques', amount: rest }]),
    ...effects.filter(({ factor }) => isFromComparables(factor)).map(toRow),
    ...(unexplained === 0 ? [] : [{ label: restLabel, amount: unexplained }]),
  ];
}
