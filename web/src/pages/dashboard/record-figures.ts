import {
  formatNumber,
  formatPrice,
  formatPricePerM2,
  formatRent,
  shownFigures,
  type EstimationRecord,
  type Figures,
} from '@soumdar/contract';
import { recordResultsState } from './record-results-state.ts';

/** A figure of a card, by its name on the screen. */
export interface CardFigure {
  label: string;
  value: string;
  strong?: boolean;
}

/** Those that may be shown: null in place of the others. */
export function shownOf(record: EstimationRecord): Figures {
  const { estimation } = recordResultsState(record).estimationData!;
  return shownFigures(record.property_type, { estimation, confidence: record.confidence });
}

/** The figures that the card of a past estimate shows: of its sale, then of its rent. */
export function recordFigures(record: EstimationRecord): { sale: CardFigure[]; rent: CardFigure[] } {
  const { netPrice, pricePerSqm, rangeLow, rangeHigh, monthlyRent, rentRangeLow, rentRangeHigh } =
    shownOf(record);
  return {
    sale: [
      { label: 'Prix estimé', value: shown(netPrice, formatPrice), strong: true },
      { label: 'Prix au m²', value: shown(pricePerSqm, formatPricePerM2) },
      { label: 'Min', value: shown(rangeLow, formatPrice) },
      { label: 'Max', value: shown(rangeHigh, formatPrice) },
    ],
    rent: [
      { label: 'Loyer estimé', value: shown(monthlyRent, formatRent), strong: true },
      ...(rentRangeLow === null || rentRangeHigh === null
        ? []
        : [
            {
              label: 'Fourchette du loyer',
              value: `${formatNumber(rentRangeLow)} à ${formatPrice(rentRangeHigh)}`,
            },
          ]),
    ],
  };
}

const shown = (value: number | null, format: (value: number) => string) =>
  value === null ? 'Non estimé' : format(value);
