import { attributeTexts, type AttributeTexts } from '@soumdar/words/attributes';
import type { DetailName, EffectFactor } from '../details.ts';
import type { Details, Explanation } from '../estimation.ts';

type Effect = Explanation['effects'][number];

const fromComparables = 'comparables';
export const isFromComparables = (factor: string) => factor === fromComparables;

/** Factors that are not attributes of the property. */
const ownLabels: Partial<Record<string, string>> = {
  surface: 'Surface',
  [fromComparables]: 'Annonces proches',
};
const restLabel = 'Emplacement précis';

/** 'Garage' with a loss would read as if a garage cost money. */
function labelOf(factor: EffectFactor, typical: Details): string {
  const own = ownLabels[factor];
  if (own) return own;
  const { label, absence }: AttributeTexts = attributeTexts[factor as DetailName];
  return typical[factor as DetailName] === true ? (absence ?? label) : label;
}

/** DT (per month for a rent); negative when it lowers the price. */
export interface EffectRow {
  label: string;
  amount: number;
}

/** From the middle of the bar, 0–0.5. The track is the price; an effect over half of it widens the scale. */
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
 * Largest first, the others in one row so that all add up; then nearby advertisements, and what a coarse
 * position leaves unexplained.
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
