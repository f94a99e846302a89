import {
  accuracySentence,
  afterSale,
  afterSaleLines,
  afterSaleNote,
  afterSaleTitle,
  bandSentence,
  cliffSentence,
  comparableCount,
  confidenceLevel,
  confidenceSentence,
  datedEurosText,
  distanceLabel,
  effectRows,
  eurosRangeText,
  eurosText,
  insufficientSentence,
  landRentText,
  limitedDataTitle,
  limitedSentence,
  limitedSides,
  propertyFacts,
  sidesOf,
  sideTexts,
  sideView,
  todayForRates,
  trackShares,
  tunisiaRings,
  type ComparableItem,
  type EstimationRecord,
  type EurRate,
  type PropertyType,
  type ShownEstimation,
  type Transaction,
} from '@soumdar/contract';
import {
  formatCount,
  formatLongDate,
  formatNumber,
  formatPerM2,
  formatPrice,
  formatPricePerM2,
  formatSurface,
} from '@soumdar/words/formats';
import type { Breakdown, Card, MarketSection, ReportMap } from './report-content.ts';

/** An estimate of a type of property that this version knows, with what its page shows. */
export interface Estimated {
  type: PropertyType;
  record: EstimationRecord;
  shown: ShownEstimation;
}

const bothSides = ['sale', 'rent'] as const satisfies readonly Transaction[];
const mostPlaces = 8;
const separator = '\u00a0· ';

export const describeCards = (estimated: Estimated, eurRate: EurRate | undefined): Card[] =>
  bothSides.map((side) => describeCard(side, estimated, eurRate));

function describeCard(side: Transaction, { type, shown }: Estimated, eurRate: EurRate | undefined): Card {
  const texts = sideTexts[side];
  const { title } = texts;
  const view = sideView(side, type, shown);
  if (view.kind === 'land-rent')
    return {
      kind: 'nothing',
      title,
      heading: 'Loyer non estimé',
      text: `${landRentText} : ils ne sont presque jamais publiés.`,
    };
  if (view.kind === 'insufficient')
    return {
      kind: 'nothing',
      title,
      heading: 'Données insuffisantes',
      text: insufficientSentence(view.comparables, view.unusual),
    };
  const { price, pricePerM2, range, confidence } = view;
  return {
    kind: 'figure',
    title,
    label: `${texts.figure}, environ`,
    amount: `${formatNumber(price)} ${texts.unit}`,
    lines: [
      ...eurosLines(side, price, eurRate),
      ...(pricePerM2 === null ? [] : [`soit ${formatPricePerM2(pricePerM2)}`]),
      texts.level,
    ],
    range: range && {
      ...range,
      price,
      title: rangeTitle(side, range, eurRate),
      lowText: formatPrice(range.low),
      highText: formatPrice(range.high),
    },
    reliability: confidence
      ? {
          score: confidence.score,
          title: `Fiabilité : ${confidenceLevel(confidence.score)} (${confidence.score}/100)`,
          text: [confidenceSentence(side, confidence, range), ...limitedTexts(side, type, shown)].join(' '),
        }
      : null,
  };
}

const limitedTexts = (side: Transaction, type: PropertyType, shown: ShownEstimation): string[] =>
  limitedSides(type, shown)
    .filter((limited) => limited.side === side)
    .map((limited) => `${limitedDataTitle}. ${limitedSentence(limited)}`);

/** 'Fourchette de prix (de 60 000 à 89 000 €)', the euros where there is a rate. */
export const rangeTitle = (
  side: Transaction,
  range: { low: number; high: number },
  rate: EurRate | undefined,
): string => `${sideTexts[side].range}${rate ? ` (${eurosRangeText(side, range, rate)})` : ''}`;

/** What follows the net seller price, as the results page has it; nothing where none may be shown. */
export function describeAfterSale(
  { type, record, shown }: Estimated,
  { now, eurRate }: { now: Date; eurRate: EurRate | undefined },
): { title: string; text: string }[] {
  const view = sideView('sale', type, shown);
  if (view.kind !== 'estimated') return [];
  const day = todayForRates(now);
  const after = afterSale({ type, details: record.details, ...view }, day);
  const lines = afterSaleLines(view.price, after, day).map(({ label, text }) => `${label} : ${text}`);
  const euros = eurRate ? [`Ce qui reste fait ${eurosText('sale', after.left.price, eurRate)}.`] : [];
  const sentences = [`${lines.join('\u00a0; ')}.`, ...euros, afterSaleNote, cliffSentence(after)];
  return [{ title: afterSaleTitle, text: sentences.filter((text) => text !== undefined).join(' ') }];
}

/** The figure in euros, where there is a rate. */
export const eurosLines = (side: Transaction, tnd: number, rate: EurRate | undefined): string[] =>
  rate ? [datedEurosText(side, tnd, rate)] : [];

export function describeBreakdowns({ type, record, shown }: Estimated): Breakdown[] {
  return bothSides.flatMap((side) => {
    const view = sideView(side, type, shown);
    const explanation = record.explanation?.[side];
    if (view.kind !== 'estimated' || !explanation) return [];
    const { transaction, unit } = sideTexts[side];
    const rows = effectRows(explanation);
    const shares = trackShares(rows, view.price, explanation);
    return {
      title: `${transaction} (${unit})`,
      first: {
        label: `Bien typique : ${propertyFacts(explanation.typical).slice(0, 2).join(', ')}`,
        amount: formatNumber(explanation.typicalPrice),
      },
      effects: rows.map(({ label, amount }, at) => ({
        label,
        amount,
        share: shares[at]!,
        text: `${amount < 0 ? '−' : '+'}\u202f${formatNumber(Math.abs(amount))}`,
      })),
      last: { label: 'Votre bien', amount: formatNumber(view.price) },
    };
  });
}

const columns = [
  { title: 'Surface', share: 8, toRight: true },
  { title: 'Pièces', share: 6, toRight: true },
  { title: 'Lieu', share: 27 },
  { title: 'Prix demandé', share: 13, toRight: true },
  { title: 'DT/m² aujourd’hui', share: 14, toRight: true },
  { title: 'Annonce du', share: 17 },
  { title: 'Similarité', share: 9, toRight: true },
];

export function describeMarket(estimated: Estimated): MarketSection[] {
  const { type, record } = estimated;
  return sidesOf(type).flatMap((side) => {
    const comparables = record.comparables?.[side];
    return comparables ? [describeMarketSide(side, estimated, comparables)] : [];
  });
}

function describeMarketSide(
  side: Transaction,
  { type, record, shown }: Estimated,
  comparables: ComparableItem[],
): MarketSection {
  const view = sideView(side, type, shown);
  const own = view.kind === 'estimated' ? view.pricePerM2 : null;
  const confidence = shown.confidence?.[side];
  const found = formatCount(
    comparableCount(side, shown) ?? 0,
    'bien comparable trouvé',
    'biens comparables trouvés',
  );
  const listed = comparables.length > 0 ? ` Voici les ${comparables.length} plus proches du vôtre.` : '';
  const texts = [
    `${found}.${listed}`,
    ...(view.kind === 'estimated' ? [bandSentence(side, { type, details: record.details }, shown)] : []),
    view.kind === 'estimated' && confidence ? accuracySentence(side, confidence) : null,
  ];
  return {
    title: `Biens comparables, ${sideTexts[side].transaction.toLowerCase()}`,
    texts: texts.filter((text) => text !== null && text !== undefined),
    spread: spreadOf(side, comparables, own),
    columns,
    rows: comparables.map((comparable) => describeComparable(comparable)),
  };
}

function spreadOf(
  side: Transaction,
  comparables: ComparableItem[],
  own: number | null,
): MarketSection['spread'] {
  const values = comparables.map(({ pricePerSqm }) => pricePerSqm);
  if (values.length < 2) return null;
  const all = [...values, ...(own === null ? [] : [own])];
  const what = side === 'sale' ? 'Prix demandés' : 'Loyers demandés';
  return {
    title: `${what} au m², ramenés à aujourd’hui`,
    values,
    lowText: formatPricePerM2(Math.min(...all)),
    highText: formatPricePerM2(Math.max(...all)),
    own: own === null ? null : { value: own, text: `Votre bien : ${formatPricePerM2(own)}` },
  };
}

function describeComparable(comparable: ComparableItem): string[] {
  const { surface, rooms, locality, price, pricePerSqm, listedOn, similarity } = comparable;
  return [
    formatSurface(surface),
    rooms ? formatNumber(rooms) : '',
    `${locality} (${distanceLabel(comparable)})`,
    price === undefined ? '' : formatPrice(price),
    formatPerM2(pricePerSqm),
    formatLongDate(listedOn),
    `${formatNumber(similarity)} %`,
  ];
}

export function describeMap({ type, record, shown }: Estimated): ReportMap {
  const side = sidesOf(type).find((one) => sideView(one, type, shown).kind === 'estimated') ?? 'sale';
  const places = record.comparables?.places?.[side] ?? [];
  return {
    outline: tunisiaRings,
    ...record.location,
    caption:
      places.length > 0
        ? `Où sont les biens comparables, ${sideTexts[side].transaction.toLowerCase()} : prix médians`
        : 'Où se trouve le bien',
    places: places.slice(0, mostPlaces).map((place) => ({
      lat: place.lat,
      lng: place.lng,
      name: `${place.locality} (${distanceLabel(place)})`,
      text: `${formatCount(place.count, 'annonce')}, ${formatPricePerM2(place.medianPerSqm)}`,
    })),
  };
}

export const describeFacts = (type: string, details: EstimationRecord['details']) =>
  [type, ...propertyFacts(details)].join(separator);
