import type { NoFigure } from '@soumdar/db';
import {
  estimateFigures,
  isCovered,
  type Market,
  type Subject,
  type TransactionFigures,
} from '@soumdar/engine';

/** One side of a followed property: unrounded dinars, null where there are too few comparables. */
interface ValuedSide {
  price: number | null;
  low: number | null;
  high: number | null;
  score: number | null;
  comparables: number;
}

export interface ValuedProperty {
  sale: ValuedSide;
  rent: ValuedSide;
  /** null where a side has a figure */
  noFigure: NoFigure | null;
}

/** A followed property at a day (`YYYY-MM-DD`), without what explains its figures. */
export function valueProperty(subject: Subject, market: Market, asOf: string): ValuedProperty {
  const { sale, rent } = estimateFigures(subject, market, asOf);
  const hasFigure = sale.kind === 'estimated' || rent.kind === 'estimated';
  return {
    sale: sideOf(sale),
    rent: sideOf(rent),
    noFigure: hasFigure ? null : isCovered(market, subject) ? 'too_few' : 'not_covered',
  };
}

function sideOf(side: TransactionFigures): ValuedSide {
  const { comparableCount: comparables } = side;
  if (side.kind === 'insufficient') return { ...withoutFigure, comparables };
  return { price: side.priceTnd, low: side.lowTnd, high: side.highTnd, score: side.score, comparables };
}

const withoutFigure = { price: null, low: null, high: null, score: null };

/** What is kept of a property that could not be valued. */
export const notValued: ValuedProperty = {
  sale: { ...withoutFigure, comparables: 0 },
  rent: { ...withoutFigure, comparables: 0 },
  noFigure: 'fault',
};
