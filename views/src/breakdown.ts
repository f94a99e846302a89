import type { DetailName, Details, EffectFactor, Explanation } from '@soumdar/contract';

type Effect = Explanation['effects'][number];

/** An attribute, or one of: the surface, nearby advertisements, the small effects in one, what a coarse position hides. */
export type EffectLabel = {
  factor: EffectFactor | 'others' | 'exactPlace';
  /** 'Garage' with a loss would read as if a garage cost money. */
  isAbsence: boolean;
};

/** Amounts in DT (per month for a rent), negative where they lower the price; they add up to it. */
export interface Breakdown {
  typical: Details;
  typicalPrice: number;
  /** `share` of the track, from its middle, 0–0.5 */
  effects: (EffectLabel & { amount: number; share: number })[];
}

const mostEffects = 5;

export const isFromComparables = ({ factor }: Effect) => factor === 'comparables';

/** Null without an explanation. */
export function breakdownOf(explanation: Explanation | null | undefined, price: number): Breakdown | null {
  if (!explanation) return null;
  const { typical, typicalPrice } = explanation;
  const effects = effectsOf(explanation);
  const sizes = effects.map(({ amount }) => Math.abs(amount));
  // the track is the price; an effect over half of it widens the scale
  const track = Math.max(price, typicalPrice, ...sizes.map((size) => 2 * size));
  return {
    typical,
    typicalPrice,
    effects: effects.map((effect, at) => ({ ...effect, share: sizes[at]! / track })),
  };
}

/** Largest first, the others in one; then nearby advertisements, and what a coarse position leaves unexplained. */
function effectsOf({ typical, effects, rest: unexplained = 0 }: Explanation) {
  const ofAttributes = effects.filter((effect) => !isFromComparables(effect));
  const shown = ofAttributes.length > mostEffects ? ofAttributes.slice(0, mostEffects - 1) : ofAttributes;
  const others = ofAttributes.slice(shown.length).reduce((sum, { amount }) => sum + amount, 0);
  const named = ({ factor, amount }: Effect) => ({
    factor,
    isAbsence: typical[factor as DetailName] === true,
    amount,
  });
  const whole = (factor: 'others' | 'exactPlace', amount: number) =>
    amount === 0 ? [] : [{ factor, isAbsence: false, amount }];
  return [
    ...shown.map(named),
    ...whole('others', others),
    ...effects.filter(isFromComparables).map(named),
    ...whole('exactPlace', unexplained),
  ];
}
