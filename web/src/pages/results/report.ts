import {
  accuracySentence,
  afterSale,
  afterSaleLines,
  afterSaleNote,
  afterSaleTitle,
  averageDistanceLabel,
  bandSentence,
  basisSentence,
  cliffSentence,
  comparableCount,
  confidenceLevel,
  confidenceSentence,
  datedEurosText,
  distanceLabel,
  eurosRangeText,
  eurosText,
  insufficientSentence,
  landRentText,
  limitedDataTitle,
  limitedSentence,
  limitedSides,
  methodLines,
  propertyFacts,
  sampleText,
  sidesOf,
  sideTexts,
  sideView,
  spreadSentence,
  surfaceSimilarity,
  todayForRates,
  todayText,
  type ComparableItem,
  type ComparablePlace,
  type EurRate,
  type ShownEstimation,
  type Transaction,
} from '@soumdar/contract';
import {
  formatCount,
  formatLongDate,
  formatNumber,
  formatPrice,
  formatPricePerM2,
  formatSurface,
} from '@soumdar/words/formats';
import { propertyTypeLabel } from '@soumdar/words/labels';
import { placeText } from '../../components/place-text.ts';
import type { PropertyDetails } from '../../estimation/results-state.ts';
import { formatFileDay } from '../../format.ts';

export const reportFileName = (now: Date) => `estimation-${formatFileDay(now)}.txt`;

/** The report as a person reads it: plain text, lines of some 100 characters. */
export function reportText(
  property: PropertyDetails,
  data: ShownEstimation,
  now: Date,
  eurRate?: EurRate,
): string {
  return [
    ['SOUMDAR : ESTIMATION IMMOBILIÈRE', `Établie le ${formatLongDate(now.toISOString())}`],
    data.basis?.sample ? [sampleText] : [],
    propertyLines(property),
    sideLines('sale', property, data, eurRate),
    afterSaleSection(property, data, now, eurRate),
    sideLines('rent', property, data, eurRate),
    ...sidesOf(property.type).map((side) => reliabilityLines(side, property, data)),
    ['MÉTHODE', ...methodLines],
    ['DONNÉES', basisSentence(data.basis)],
  ]
    .filter((section) => section.length > 0)
    .map((section) => `${section.join('\n')}\n`)
    .join('\n');
}

function propertyLines({ type, location, localisation, details }: PropertyDetails): string[] {
  const { text, coordinates } = placeText(localisation, location);
  return [
    'BIEN',
    `Type : ${propertyTypeLabel(type)}`,
    `Lieu : ${text} (${coordinates})`,
    `Caractéristiques : ${propertyFacts(details).join(', ')}`,
  ];
}

function sideLines(
  side: Transaction,
  { type }: PropertyDetails,
  data: ShownEstimation,
  eurRate: EurRate | undefined,
): string[] {
  const texts = sideTexts[side];
  const view = sideView(side, type, data);
  const heading = texts.title.toUpperCase();
  if (view.kind === 'land-rent') return [heading, `${landRentText}.`];
  if (view.kind === 'insufficient') {
    return [heading, 'Données insuffisantes', insufficientSentence(view.comparables, view.unusual)];
  }
  const { price, pricePerM2, range, confidence } = view;
  return [
    heading,
    `${texts.figure} : environ ${formatNumber(price)} ${texts.unit}`,
    ...(eurRate ? [`En euros : ${datedEurosText(side, price, eurRate)}`] : []),
    `(${texts.level})`,
    ...(pricePerM2 === null ? [] : [`Par mètre carré : ${formatPricePerM2(pricePerM2)}`]),
    ...(range ? [`${texts.range} : de ${formatPrice(range.low)} à ${formatPrice(range.high)}`] : []),
    ...(range && eurRate ? [`En euros : ${eurosRangeText(side, range, eurRate)}`] : []),
    ...(confidence
      ? [
          `Fiabilité : ${confidenceLevel(confidence.score)} (${confidence.score}/100)`,
          confidenceSentence(side, confidence, range),
        ]
      : []),
    ...limitedSides(type, data)
      .filter((limited) => limited.side === side)
      .flatMap((limited) => [limitedDataTitle, limitedSentence(limited)]),
  ];
}

function afterSaleSection(
  property: PropertyDetails,
  data: ShownEstimation,
  now: Date,
  eurRate: EurRate | undefined,
): string[] {
  const view = sideView('sale', property.type, data);
  if (view.kind !== 'estimated') return [];
  const day = todayForRates(now);
  const after = afterSale({ ...property, ...view }, day);
  const cliffs = cliffSentence(after);
  return [
    afterSaleTitle.toUpperCase(),
    ...afterSaleLines(view.price, after, day).map(({ label, text }) => `${label} : ${text}`),
    ...(eurRate ? [`En euros, ce qui reste : ${eurosText('sale', after.left.price, eurRate)}`] : []),
    afterSaleNote,
    ...(cliffs ? [cliffs] : []),
  ];
}

function reliabilityLines(side: Transaction, property: PropertyDetails, data: ShownEstimation): string[] {
  const comparables = data.comparables?.[side];
  if (!comparables) return [];
  const { details } = property;
  const band = bandSentence(side, property, data);
  const distance = averageDistanceLabel(comparables);
  const similarity = surfaceSimilarity(comparables, details.surface);
  const shown = ` des ${comparables.length} plus proches`;
  const confidence = data.confidence?.[side];
  const accuracy = confidence && accuracySentence(side, confidence);
  return [
    `BIENS COMPARABLES, ${sideTexts[side].transaction.toUpperCase()}`,
    formatCount(comparableCount(side, data) ?? 0, 'bien comparable trouvé', 'biens comparables trouvés'),
    ...(distance === null ? [] : [`Distance moyenne${shown} : ${distance}`]),
    ...(similarity === null ? [] : [`Surfaces${shown} semblables à ${formatNumber(similarity)} %`]),
    ...(accuracy ? [accuracy] : []),
    ...(band ? [band] : []),
    ...comparables.map((comparable, index) => `${index + 1}. ${comparableLine(side, comparable)}`),
    ...placeLines(side, data.comparables?.places?.[side]),
  ];
}

function placeLines(side: Transaction, places: ComparablePlace[] = []): string[] {
  if (places.length === 0) return [];
  return [
    'Par quartier :',
    ...places.map(
      (place) => `- ${place.locality} (${distanceLabel(place)}) : ${spreadSentence(side, place)}`,
    ),
  ];
}

function comparableLine(side: Transaction, comparable: ComparableItem): string {
  const { price } = comparable;
  return [
    formatSurface(comparable.surface),
    ...(comparable.rooms ? [formatCount(comparable.rooms, 'pièce')] : []),
    `${comparable.locality} (${distanceLabel(comparable)})`,
    ...(price === undefined ? [] : [`${formatNumber(price)} ${sideTexts[side].unit}`]),
    `annonce du ${formatLongDate(comparable.listedOn)}`,
    todayText(comparable.pricePerSqm),
    `similarité ${formatNumber(comparable.similarity)} %`,
  ].join(', ');
}
