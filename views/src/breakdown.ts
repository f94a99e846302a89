import type { DetailName, Details, EffectFactor, Explanation } from '@soumdar/contract';

type Effect = Explanation['effects'][number];

/**
 * An attribute, or one of: the storey with its lift, the surface, the place, nearby advertisements, the small effects in one, what a
 * coarse position hides.
 */
export type EffectLabel = {
  factor: EffectFactor | 'floorAndLift' | 'others' | 'exactPlace';
  /** 'Garage' with a loss would read as if a garage cost money. */
  isAbsence: boolean;
  /** of the factor `place` */
  place?: Place;
};

type Place = NonNullable<Explanation['place']>;

/** Amounts in DT (per month for a rent), negative where they lower the price; they add up to it. */
export interface Breakdown {
  typical: Details;
  typicalPrice: number;
  /** whose typical property it begins with; null where that stands in the same place */
  town: string | null;
  /** `share` of the track, from its middle, 0–0.5 */
  effects: (EffectLabel & { amount: number; share: number })[];
}

const mostEffects = 5;

/** Where the explanation begins with a town's typical property; all others follow, largest first. */
const firstInTown: readonly EffectLabel['factor'][] = ['place', 'surface', 'rooms', 'bathrooms'];

const isFromComparables = ({ factor }: Effect) => factor === 'comparables';

/** Null without an explanation. */
export function breakdownOf(explanation: Explanation | null | undefined, price: number): Breakdown | null {
  if (!explanation) return null;
  const { typical, typicalPrice, place } = explanation;
  const effects = effectsOf(explanation);
  const sizes = effects.map(({ amount }) => Math.abs(amount));
  // the track is the price; an effect over half of it widens the scale
  const track = Math.max(price, typicalPrice, ...sizes.map((size) => 2 * size));
  return {
    typical,
    typicalPrice,
    town: place?.town ?? null,
    effects: effects.map((effect, at) => ({ ...effect, share: sizes[at]! / track })),
  };
}

/**
 * Largest first, or the place, surface and rooms before; the small ones in one; then nearby advertisements,
 * and what a coarse position leaves unexplained.
 */
function effectsOf({ typical, effects, place, rest: unexplained = 0 }: Explanation) {
  const ofAttributes = placeFirst(
    joinedWithLift(
      typical,
      effects.filter((effect) => !isFromComparables(effect)),
    ),
  );
  const shown = ofAttributes.length > mostEffects ? ofAttributes.slice(0, mostEffects - 1) : ofAttributes;
  const others = ofAttributes.slice(shown.length).reduce((sum, { amount }) => sum + amount, 0);
  const named = ({ factor, amount }: Named) => ({
    factor,
    isAbsence: typical[factor as DetailName] === true,
    ...(factor === 'place' && place && { place }),
    amount,
  });
  const whole = (factor: 'others' | 'exactPlace', amount: number) =>
    amount === 0 ? [] : [{ factor, isAbsence: false, amount }];
  return [
    ...(place ? inTownOrder(shown) : shown).map(named),
    ...whole('others', others),
    ...effects.filter(isFromComparables).map(named),
    ...whole('exactPlace', unexplained),
  ];
}

type Named = { factor: EffectLabel['factor']; amount: number };

/** What a storey is worth depends on its lift: one cause where both are known. */
function joinedWithLift(typical: Details, effects: readonly Effect[]): Named[] {
  if (typical.elevator === undefined || !effects.some(({ factor }) => factor === 'floor'))
    return [...effects];
  const isJoined = ({ factor }: Effect) => factor === 'floor' || factor === 'elevator';
  const amount = effects.filter(isJoined).reduce((sum, effect) => sum + effect.amount, 0);
  const joined: Named[] = amount === 0 ? [] : [{ factor: 'floorAndLift', amount }];
  return [...effects.filter((effect) => !isJoined(effect)), ...joined].sort(
    (a, b) => Math.abs(b.amount) - Math.abs(a.amount),
  );
}

/** It is shown however small. */
const placeFirst = (effects: Named[]) =>
  effects.toSorted((a, b) => Number(b.factor === 'place') - Number(a.factor === 'place'));

function inTownOrder(effects: Named[]): Named[] {
  const rankOf = ({ factor }: Named) => {
    const at = firstInTown.indexOf(factor);
    return at === -1 ? firstInTown.length : at;
  };
  return effects.toSorted((a, b) => rankOf(a) - rankOf(b));
}
