import { type EstimationRecord, type EurRate } from '@soumdar/contract';
import { factTexts } from '@soumdar/words/property';
import { propertyFacts } from '@soumdar/views';
import * as words from '@soumdar/words/dashboard';
import { eurosRangeText } from '@soumdar/words/euros';
import { formatFacts, formatLongDate, formatMoment, formatPrice, formatRent } from '@soumdar/words/formats';
import { isolateTyped } from '@soumdar/words/isolates';
import { forCorrected } from '@soumdar/words/opinion';
import { propertyTypeLabel } from '@soumdar/words/labels';
import { placeText } from '../../components/place-text.ts';
import { recordFigures, shownOf, type CardFigure } from './record-figures.ts';

/** Every estimate has the same labels in the same order. */
interface ComparedEstimation {
  id: string;
  /** a day, with the hour where another is of that day */
  madeOn: string;
  facts: CardFigure[];
}

/** Newest first, as they come. */
export function compareEstimations(records: EstimationRecord[], rate?: EurRate): ComparedEstimation[] {
  const stated = records.map(statedOf);
  const areJudged = records.some((record) => opinionPrices(record) !== '');
  const common = stated.reduce((all, facts) => all.filter((fact) => facts.includes(fact)));
  return records.map((record, at) => ({
    id: record.id,
    madeOn: madeOn(record, records),
    facts: [
      ...figuresOf(record, rate),
      { label: words.reliability, value: reliability(record) },
      ...(areJudged ? [{ label: words.opinionMark, value: opinionPrices(record) || words.nothing }] : []),
      { label: words.sincePrevious, value: changeSince(records[at + 1], record) },
      {
        label: words.ownToThis,
        value: formatFacts(stated[at]!.filter((fact) => !common.includes(fact))) || words.nothing,
      },
    ],
  }));
}

/** Type and place too: a correction of these moves a price more than any detail. */
function statedOf(record: EstimationRecord): string[] {
  const { text, coordinates } = placeText(record);
  return [
    propertyTypeLabel(record.property_type),
    isolateTyped(text),
    coordinates,
    ...factTexts(propertyFacts(record.details)),
  ];
}

export function madeOn({ id, created_at }: EstimationRecord, all: EstimationRecord[]): string {
  const day = formatLongDate(created_at);
  const isAlone = all.every((other) => other.id === id || formatLongDate(other.created_at) !== day);
  return isAlone ? day : formatMoment(created_at);
}

function figuresOf(record: EstimationRecord, rate: EurRate | undefined): CardFigure[] {
  const { sale, rent } = recordFigures(record, rate);
  const figureOf = (label: string) => [...sale, ...rent].find((figure) => figure.label === label);
  const { rangeLow, rangeHigh, monthlyRent } = shownOf(record);
  return [
    figureOf(words.estimatedPrice)!,
    {
      label: words.range,
      value: rangeText(rangeLow, rangeHigh),
      beneath: rangeInEuros(rangeLow, rangeHigh, rate),
    },
    {
      label: words.monthlyRent,
      value: monthlyRent === null ? words.notEstimated : formatPrice(monthlyRent),
      strong: true,
      beneath: figureOf(words.estimatedRent)!.beneath,
    },
    figureOf(words.rentRange) ?? { label: words.rentRange, value: words.notEstimated },
  ];
}

const rangeText = (low: number | null, high: number | null) =>
  low === null || high === null ? words.notEstimated : words.priceRange(low, high);

const rangeInEuros = (low: number | null, high: number | null, rate: EurRate | undefined) =>
  rate && low !== null && high !== null ? eurosRangeText('sale', { low, high }, rate) : undefined;

function reliability({ confidence, property_type }: EstimationRecord): string {
  if (!confidence) return words.noReliability;
  return words.scores(confidence.sale.score, property_type === 'land' ? null : confidence.rent.score);
}

function opinionPrices({ expertOpinion }: EstimationRecord): string {
  const { sale, rent, corrections } = expertOpinion ?? {};
  return formatFacts([
    ...(sale ? [formatPrice(sale.price)] : []),
    ...(rent ? [formatRent(rent.price)] : []),
    ...(corrections ? [forCorrected(corrections)] : []),
  ]);
}

function changeSince(before: EstimationRecord | undefined, now: EstimationRecord): string {
  if (!before) return words.oldestHere;
  const [old, young] = [shownOf(before), shownOf(now)];
  return words.changes({
    sale: changeOf(old.netPrice, young.netPrice),
    rent: changeOf(old.monthlyRent, young.monthlyRent),
  });
}

const changeOf = (before: number | null, now: number | null) =>
  before === null || now === null ? null : { before, now };
