import { type EstimationData, type Explanation, type Figures } from '@soumdar/contract';
import { type Rounding, roundings } from '@soumdar/rules';

type Transaction = keyof typeof roundings;
type Comparables = EstimationData['comparables'];
type Explanations = EstimationData['explanation'];

/** In dinars; old records lack some. */
interface InDinars {
  estimation: Figures;
  comparables?: Comparables | null | undefined;
  explanation?: Explanations | null | undefined;
}

export function roundEstimate<Stored extends InDinars>(stored: Stored): Stored {
  const { estimation, comparables, explanation } = stored;
  return {
    ...stored,
    estimation: roundFigures(estimation),
    ...(comparables && { comparables: roundComparables(comparables) }),
    ...(explanation && {
      explanation: {
        sale: roundExplanation(explanation.sale, estimation.netPrice, roundings.sale),
        rent: roundExplanation(explanation.rent, estimation.monthlyRent, roundings.rent),
      },
    }),
  };
}

function roundFigures(figures: Figures): Figures {
  const { sale, rent } = roundings;
  const known = (round: (tnd: number) => number, tnd: number | null) => (tnd === null ? null : round(tnd));
  return {
    netPrice: known(sale.price, figures.netPrice),
    pricePerSqm: known(sale.perSqm, figures.pricePerSqm),
    rangeLow: known(sale.price, figures.rangeLow),
    rangeHigh: known(sale.price, figures.rangeHigh),
    monthlyRent: known(rent.price, figures.monthlyRent),
    monthlyRentPerSqm: known(rent.perSqm, figures.monthlyRentPerSqm),
    rentRangeLow: known(rent.price, figures.rentRangeLow),
    rentRangeHigh: known(rent.price, figures.rentRangeHigh),
  };
}

function roundComparables({ sale, rent, places, ...others }: Comparables): Comparables {
  return {
    ...others,
    sale: sale.map((item) => roundComparable(item, 'sale')),
    rent: rent.map((item) => roundComparable(item, 'rent')),
    ...(places && {
      places: {
        sale: places.sale.map((place) => roundPlace(place, 'sale')),
        rent: places.rent.map((place) => roundPlace(place, 'rent')),
      },
    }),
  };
}

function roundComparable(item: Comparables[Transaction][number], side: Transaction) {
  const { perSqm, price: round } = roundings[side];
  const { price, adjustments } = item;
  return {
    ...item,
    pricePerSqm: perSqm(item.pricePerSqm),
    ...(price !== undefined && adjustments && adjustedTo(price, roundAdjustments(price, adjustments, round))),
  };
}

const adjustedTo = (askingPrice: number, adjustments: Adjustments) => ({
  adjustments,
  adjustedPrice: adjustments.reduce((sum, { tnd }) => sum + tnd, askingPrice),
});

type Adjustments = NonNullable<Comparables[Transaction][number]['adjustments']>;

/** They lead to a rounded price, so each is the difference of two running totals. */
function roundAdjustments(askingPrice: number, adjustments: Adjustments, round: Rounding['price']) {
  let reached = askingPrice;
  let stated = askingPrice;
  return adjustments.flatMap(({ tnd, ...adjustment }) => {
    const before = stated;
    reached += tnd;
    stated = round(reached);
    return stated === before ? [] : { ...adjustment, tnd: stated - before };
  });
}

function roundPlace(place: NonNullable<Comparables['places']>[Transaction][number], side: Transaction) {
  const { perSqm } = roundings[side];
  return {
    ...place,
    lowPerSqm: perSqm(place.lowPerSqm),
    medianPerSqm: perSqm(place.medianPerSqm),
    highPerSqm: perSqm(place.highPerSqm),
  };
}

/** Effects must add up to the rounded figure, so each is the difference of two rounded running totals. */
function roundExplanation(
  explanation: Explanation | null,
  figure: number | null,
  { price: round }: Rounding,
): Explanation | null {
  if (!explanation || figure === null) return explanation;
  const { effects } = explanation;
  // the figure has decimals while effects are whole
  let reached = figure - effects.reduce((sum, { amount }) => sum + amount, 0);
  const typicalPrice = round(reached);
  let stated = typicalPrice;
  const rounded = effects.map(({ factor, amount }, at) => {
    const before = stated;
    reached = at === effects.length - 1 ? figure : reached + amount;
    stated = round(reached);
    return { factor, amount: stated - before };
  });
  return {
    ...explanation,
    typicalPrice,
    effects: rounded
      .filter(({ amount }) => amount !== 0)
      .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount)),
  };
}
