import { type EurRate } from '@soumdar/contract';
import { afterSale, dayInTunis, todayForRates, usualAgency } from '@soumdar/rules';
import {
  estimateView,
  propertyFacts,
  propertyNotes,
  sidesOf,
  type EstimateView,
  type Grid,
  type ListedComparable,
  type ListedPlace,
  type ShownEstimation,
  type ShownOpinion,
  type SideView,
} from '@soumdar/views';
import { afterSaleLines, afterSaleNote, cliffSentence } from '@soumdar/words/after-sale';
import {
  accuracySentence,
  adjustedText,
  bandSentence,
  medianGapSentence,
  basisSentence,
  comparablesFound,
  confidenceSentence,
  insufficientSentence,
  insufficientTitle,
  landRentText,
  limitedDataTitle,
  limitedSentence,
  methodText,
  oldEvidenceSentence,
  nearnessText,
  placeNearnessText,
  sampleText,
  sideTexts,
  spreadSentence,
  afterSaleTitle,
} from '@soumdar/words/estimate';
import { coverageSentence } from '@soumdar/words/coverage';
import { datedEurosText, eurosRangeText, eurosText } from '@soumdar/words/euros';
import * as gridWords from '@soumdar/words/grid';
import { labelled } from '@soumdar/words/labels';
import { figureLevel } from '@soumdar/words/level';
import * as opinionWords from '@soumdar/words/opinion';
import { withPlaceNames } from '@soumdar/words/place-names';
import { factTexts, notes } from '@soumdar/words/property';
import { estimatedOn, madeOn } from '@soumdar/words/report';
import * as words from '@soumdar/words/text-report';
import { placeText } from '../../components/place-text.ts';
import type { PropertyDetails } from '../../estimation/results-state.ts';
import { isOfDay } from './is-of-day.ts';

export const reportFileName = (now: Date) => `estimation-${dayInTunis(now)}.txt`;

/** Plain text, in lines of about 100 characters. */
export function reportText(
  property: PropertyDetails,
  data: ShownEstimation,
  now: Date,
  eurRate?: EurRate,
): string {
  const view = estimateView(property, withPlaceNames(data));
  return [
    [words.title, ...dateLines(data, now)],
    view.basis?.sample ? [sampleText] : [],
    propertyLines(property, view),
    view.coverage === null ? [] : [coverageSentence(view.coverage)],
    sideLines(view.sale, eurRate),
    afterSaleSection(property, view.sale, now, eurRate),
    sideLines(view.rent, eurRate),
    opinionLines(data.expertOpinion, eurRate),
    ...sidesOf(property.type).map((side) => marketLines(view[side])),
    [words.method, ...linesOf(methodText)],
    [words.data, basisSentence(view.basis)],
  ]
    .filter((section) => section.length > 0)
    .map((section) => `${section.map(words.asLine).join('\n')}\n`)
    .join('\n');
}

/** Of the estimate, and of the file where that is of another day. */
function dateLines({ id, madeAt }: ShownEstimation, now: Date): string[] {
  const today = now.toISOString();
  // a saved estimate of an older state does not tell its day
  const estimated = id === undefined ? today : madeAt;
  return [
    ...(estimated === undefined ? [] : [estimatedOn(estimated)]),
    ...(estimated !== undefined && isOfDay(estimated, now) ? [] : [madeOn(today)]),
  ];
}

const lineLength = 100;

function linesOf(text: string): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    return lines.length > 0 && longer.length <= lineLength
      ? [...lines.slice(0, -1), longer]
      : [...lines, word];
  }, []);
}

function propertyLines(property: PropertyDetails, { basis }: EstimateView): string[] {
  const { type, details } = property;
  const { text, coordinates } = placeText(property);
  return [
    ...words.propertyLines({ type, place: text, coordinates, facts: factTexts(propertyFacts(details)) }),
    ...propertyNotes(type, details, basis).flatMap((note) => linesOf(notes[note])),
  ];
}

function opinionLines(opinion: ShownOpinion | undefined, eurRate: EurRate | undefined): string[] {
  if (!opinion) return [];
  return [opinionWords.title(opinion.at), ...opinionWords.lines(opinion, eurRate)].flatMap(linesOf);
}

function sideLines(view: SideView, eurRate: EurRate | undefined): string[] {
  const { side, limit } = view;
  const heading = sideTexts[side].title.toUpperCase();
  if (view.kind === 'land-rent') return [heading, `${landRentText}.`];
  if (view.kind === 'insufficient')
    return [heading, insufficientTitle, insufficientSentence(view.found, view.unusual)];
  const { price, pricePerM2, range, confidence, trust } = view;
  return [
    heading,
    words.figure(side, price),
    ...(eurRate ? [words.inEuros(datedEurosText(side, price, eurRate))] : []),
    `(${figureLevel(view.level)})`,
    ...(pricePerM2 === null ? [] : [words.perM2(pricePerM2)]),
    ...(range ? [words.range(side, range)] : []),
    ...(range && eurRate ? [words.inEuros(eurosRangeText(side, range, eurRate))] : []),
    ...(confidence && trust
      ? [words.reliability(confidence.score), confidenceSentence(side, { ...view, trust })]
      : []),
    ...(view.oldEvidenceOn === null ? [] : [oldEvidenceSentence(side, view.oldEvidenceOn)]),
    ...(limit ? [limitedDataTitle, limitedSentence(limit)] : []),
  ];
}

function afterSaleSection(
  property: PropertyDetails,
  view: SideView,
  now: Date,
  eurRate: EurRate | undefined,
): string[] {
  if (view.kind !== 'estimated') return [];
  const day = todayForRates(now);
  const after = afterSale({ ...property, ...view }, day);
  const cliffs = cliffSentence(after);
  return [
    afterSaleTitle.toUpperCase(),
    ...afterSaleLines(view.price, after, usualAgency(day).seller).map(({ label, text }) =>
      labelled(label, text),
    ),
    ...(eurRate ? [words.leftInEuros(eurosText('sale', after.left.price, eurRate))] : []),
    afterSaleNote,
    ...(cliffs ? [cliffs] : []),
  ];
}

function marketLines(view: SideView): string[] {
  const { side, found, market } = view;
  if (!market) return [];
  const { comparables, places, meanDistance, surfaceSimilarity } = market;
  const { confidence, band, medianGap, grid, gridLack } = view.kind === 'estimated' ? view : noFigure;
  return [
    words.comparables(side),
    comparablesFound(found ?? 0),
    ...(meanDistance === null ? [] : [words.meanDistance(comparables.length, meanDistance)]),
    ...(surfaceSimilarity === null ? [] : [words.surfaceSimilarity(comparables.length, surfaceSimilarity)]),
    ...(confidence?.accuracy ? [accuracySentence(side, confidence.score, confidence.accuracy)] : []),
    ...(band ? [bandSentence(band)] : []),
    ...(medianGap ? [medianGapSentence(side, medianGap)] : []),
    ...(grid
      ? gridLines(grid)
      : comparables.map((comparable, index) => `${index + 1}. ${comparableLine(side, comparable)}`)),
    ...(gridLack ? [gridWords.lackText(gridLack, 'owner')] : []),
    ...placeLines(side, places),
  ];
}

const noFigure = { confidence: undefined, band: null, medianGap: null, grid: null, gridLack: null };

function gridLines(grid: Grid): string[] {
  const { side, rows, level, offForm } = grid;
  return [
    gridWords.adjustedMeaning(level, 'owner'),
    ...rows.flatMap((row) => {
      const [line, adjustments] = words.adjustedComparable(side, {
        ...row,
        nearness: nearnessText(row.nearness),
        likeness: gridWords.likenessText(row.likeness, row.reasons),
        adjustments: gridWords.adjustmentsText(side, row.adjustments),
      });
      return [`${row.number}. ${line}`, `   ${adjustments}`];
    }),
    ...(offForm.length > 0 ? [gridWords.offFormNote(offForm)] : []),
    gridWords.summary(grid, 'owner'),
  ];
}

function placeLines(side: SideView['side'], places: ListedPlace[]): string[] {
  if (places.length === 0) return [];
  return [
    words.byPlace,
    ...places.map(
      (place) =>
        `- ${labelled(`${place.locality} (${placeNearnessText(place.nearness)})`, spreadSentence(side, place))}`,
    ),
  ];
}

const comparableLine = (side: SideView['side'], comparable: ListedComparable): string =>
  words.comparable(side, {
    ...comparable,
    nearness: nearnessText(comparable.nearness),
    today: adjustedText(comparable),
  });
