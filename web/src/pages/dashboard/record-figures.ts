import {
  type EstimationRecord,
  type EurRate,
  type Figures,
  type Opinion,
  type Transaction,
} from '@soumdar/contract';
import { scoreInBrackets, trustTexts } from '@soumdar/words/estimate';
import { shownFigures, trustOf } from '@soumdar/views';
import * as words from '@soumdar/words/dashboard';
import { eurosRangeText, eurosText } from '@soumdar/words/euros';
import { formatFacts, formatPrice, formatPricePerM2, formatRent } from '@soumdar/words/formats';
import { forCorrected } from '@soumdar/words/opinion';
import { recordResultsState } from './record-results-state.ts';

export interface CardFigure {
  label: string;
  value: string;
  strong?: boolean;
  /** in euros, or in words */
  beneath?: string | undefined;
}

/** Null for a figure that may not be shown. */
export function shownOf(record: EstimationRecord): Figures {
  const { estimation } = recordResultsState(record).estimationData;
  return shownFigures(record.property_type, { estimation, confidence: record.confidence });
}

export function recordFigures(
  record: EstimationRecord,
  rate?: EurRate,
): { sale: CardFigure[]; rent: CardFigure[] } {
  const { expertOpinion } = record;
  const { netPrice, pricePerSqm, rangeLow, rangeHigh, monthlyRent, rentRangeLow, rentRangeHigh } =
    shownOf(record);
  return {
    sale: [
      {
        label: words.estimatedPrice,
        value: shown(netPrice, formatPrice),
        strong: true,
        beneath: inEuros('sale', netPrice, rate),
      },
      { label: words.pricePerM2, value: shown(pricePerSqm, formatPricePerM2) },
      { label: words.lowest, value: shown(rangeLow, formatPrice), beneath: inEuros('sale', rangeLow, rate) },
      {
        label: words.highest,
        value: shown(rangeHigh, formatPrice),
        beneath: inEuros('sale', rangeHigh, rate),
      },
      ...reliability('sale', record, netPrice, rangeLow, rangeHigh),
      ...ofExpert('sale', expertOpinion, rate),
    ],
    rent: [
      {
        label: words.estimatedRent,
        value: shown(monthlyRent, formatRent),
        strong: true,
        beneath: inEuros('rent', monthlyRent, rate),
      },
      ...(rentRangeLow === null || rentRangeHigh === null
        ? []
        : [
            {
              label: words.rentRange,
              value: words.priceRange(rentRangeLow, rentRangeHigh),
              beneath: rate && eurosRangeText('rent', { low: rentRangeLow, high: rentRangeHigh }, rate),
            },
          ]),
      ...reliability('rent', record, monthlyRent, rentRangeLow, rentRangeHigh),
      ...ofExpert('rent', expertOpinion, rate),
    ],
  };
}

function ofExpert(side: Transaction, opinion: Opinion | undefined, rate: EurRate | undefined): CardFigure[] {
  const stated = opinion?.[side];
  if (!stated) return [];
  const { corrections } = opinion;
  const about = [
    ...(corrections ? [forCorrected(corrections)] : []),
    ...(rate ? [eurosText(side, stated.price, rate)] : []),
  ];
  return [
    {
      label: words.opinionMark,
      value: (side === 'sale' ? formatPrice : formatRent)(stated.price),
      strong: true,
      beneath: about.length > 0 ? formatFacts(about) : undefined,
    },
    {
      label: words.opinionRange,
      value: words.priceRange(stated.low, stated.high),
      beneath: rate && eurosRangeText(side, stated, rate),
    },
  ];
}

const shown = (value: number | null, format: (value: number) => string) =>
  value === null ? words.notEstimated : format(value);

/** Empty without a figure or, in old records, without a score. */
function reliability(
  side: Transaction,
  { confidence }: EstimationRecord,
  price: number | null,
  low: number | null,
  high: number | null,
): CardFigure[] {
  if (!confidence || price === null) return [];
  const { score } = confidence[side];
  const range = low === null || high === null ? null : { low, high };
  return [
    {
      label: words.reliability,
      value: scoreInBrackets(score),
      beneath: trustTexts[trustOf(score, range)],
    },
  ];
}

const inEuros = (side: Transaction, tnd: number | null, rate: EurRate | undefined) =>
  rate && tnd !== null ? eurosText(side, tnd, rate) : undefined;
