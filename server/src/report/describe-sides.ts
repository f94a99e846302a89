import {
  propertyTypes,
  tunisiaRings,
  type EstimationRecord,
  type EurRate,
  type PropertyType,
  type Transaction,
} from '@soumdar/contract';
import { afterSale, todayForRates, usualAgency } from '@soumdar/rules';
import { estimateView, propertyFacts, type EstimateView, type Market, type SideView } from '@soumdar/views';
import { defaultLanguage, wordsIn, type Language } from '@soumdar/words';
import { describeGrid } from './describe-grid.ts';
import type { Breakdown, Card, MarketSection, ReportMap } from './report-content.ts';

export interface Estimated {
  type: PropertyType;
  record: EstimationRecord;
  view: EstimateView;
}

/** Undefined where this version does not know the type. */
export function estimatedOf(
  record: EstimationRecord,
  language: Language = defaultLanguage,
): Estimated | undefined {
  const type = propertyTypes.find((known) => known === record.property_type);
  const {
    result,
    confidence,
    comparables,
    comparableCounts,
    explanation,
    basis,
    details,
    levelOf,
    ofAgencies,
    coverage,
  } = record;
  const shown = {
    estimation: result,
    ...(confidence && { confidence }),
    ...(comparables && { comparables }),
    ...(comparableCounts && { comparableCounts }),
    ...(explanation && { explanation }),
    ...(basis && { basis }),
    levelOf,
    ofAgencies,
    ...(coverage && { coverage }),
  };
  return (
    type && {
      type,
      record,
      view: estimateView({ type, details }, wordsIn(language).placeNames.withPlaceNames(shown)),
    }
  );
}

/** With its places under the names of the language. */
export const namedIn = (estimated: Estimated, language: Language): Estimated =>
  estimatedOf(estimated.record, language) ?? estimated;

export interface ReportTerms {
  language: Language;
  eurRate: EurRate | undefined;
}

const mostPlaces = 8;

export const describeCards = ({ view: { sale, rent, coverage } }: Estimated, terms: ReportTerms): Card[] =>
  [sale, rent].map((side) => describeCard(side, coverage, terms));

function describeCard(view: SideView, covered: EstimateView['coverage'], terms: ReportTerms): Card {
  const { coverage, estimate, formats, level, report } = wordsIn(terms.language);
  const { side, limit } = view;
  const { title } = estimate.sideTexts[side];
  if (view.kind === 'land-rent')
    return { kind: 'nothing', title, heading: report.noLandRent, text: report.noLandRentReason };
  if (view.kind === 'insufficient')
    return {
      kind: 'nothing',
      title,
      heading: estimate.insufficientTitle,
      text: estimate.insufficientSentence(view.found, view.unusual),
    };
  const { price, pricePerM2, range, confidence, trust } = view;
  return {
    kind: 'figure',
    title,
    label: report.figureLabel(side),
    amount: report.amount(side, price),
    lines: [
      ...eurosLines(side, price, terms),
      ...(pricePerM2 === null ? [] : [report.perM2(pricePerM2)]),
      level.figureLevel(view.level),
      ...(covered === null ? [] : [coverage.coverageText(covered)]),
    ],
    range: range && {
      ...range,
      price,
      title: rangeTitle(side, range, terms),
      lowText: formats.formatPrice(range.low),
      highText: formats.formatPrice(range.high),
    },
    reliability:
      confidence && trust
        ? {
            score: confidence.score,
            title: report.reliability(confidence.score),
            text: [
              estimate.confidenceSentence(side, { ...view, trust }),
              ...(view.oldEvidenceOn === null
                ? []
                : [estimate.oldEvidenceSentence(side, view.oldEvidenceOn)]),
              ...(limit ? [`${estimate.limitedDataTitle}. ${estimate.limitedSentence(limit)}`] : []),
            ].join(' '),
          }
        : null,
  };
}

/** 'Fourchette de prix (de 60 000 à 89 000 €)' */
export function rangeTitle(
  side: Transaction,
  range: { low: number; high: number },
  { language, eurRate }: ReportTerms,
): string {
  const { estimate, euros } = wordsIn(language);
  const { range: title } = estimate.sideTexts[side];
  return eurRate ? `${title} (${euros.eurosRangeText(side, range, eurRate)})` : title;
}

export const eurosLines = (side: Transaction, tnd: number, { language, eurRate }: ReportTerms): string[] =>
  eurRate ? [wordsIn(language).euros.datedEurosText(side, tnd, eurRate)] : [];

export function describeAfterSale(
  { type, record, view: { sale } }: Estimated,
  { language, eurRate, now }: ReportTerms & { now: Date },
): { title: string; text: string }[] {
  if (sale.kind !== 'estimated') return [];
  const { afterSale: words, estimate, euros, formats, report } = wordsIn(language);
  const day = todayForRates(now);
  const after = afterSale({ type, details: record.details, ...sale }, day);
  const lines = words.afterSaleLines(sale.price, after, usualAgency(day).seller);
  const sentences = [
    `${formats.formatLabelled(lines)}.`,
    ...(eurRate ? [report.leftInEuros(euros.eurosText('sale', after.left.price, eurRate))] : []),
    words.afterSaleNote,
    words.cliffSentence(after),
  ];
  const text = sentences.filter((sentence) => sentence !== undefined).join(' ');
  return [{ title: estimate.afterSaleTitle, text }];
}

export function describeBreakdowns({ view: { sale, rent } }: Estimated, language: Language): Breakdown[] {
  const { estimate, formats, property, report } = wordsIn(language);
  return [sale, rent].flatMap((view) => {
    if (view.kind !== 'estimated' || !view.breakdown) return [];
    const { typical, typicalPrice, town, effects } = view.breakdown;
    return {
      title: report.breakdownTitle(view.side),
      first: {
        label: report.typicalProperty(town, property.factTexts(propertyFacts(typical)).slice(0, 2)),
        amount: formats.formatNumber(typicalPrice),
      },
      effects: effects.map((effect) => ({
        label: estimate.effectLabel(effect),
        amount: effect.amount,
        share: effect.share,
        text: formats.formatSigned(effect.amount),
      })),
      last: { label: report.yourProperty, amount: formats.formatNumber(view.price) },
    };
  });
}

/** Shares of the table's width. */
const columns = [
  { name: 'surface', share: 8, isFigure: true },
  { name: 'rooms', share: 6, isFigure: true },
  { name: 'place', share: 27 },
  { name: 'askingPrice', share: 13, isFigure: true },
  { name: 'today', share: 14, isFigure: true },
  { name: 'listedOn', share: 17 },
] as const;

/** Of sides with comparables; the first grid says how grids are read. */
export function describeMarket({ view: { sale, rent } }: Estimated, language: Language): MarketSection[] {
  const { gridNote } = wordsIn(language).report;
  const sections = [sale, rent].flatMap((side) =>
    side.market && side.found ? [describeMarketSide(side, side.market, language)] : [],
  );
  const first = sections.find(({ grid }) => grid !== null);
  return sections.map((section) =>
    section === first
      ? { ...section, texts: [...section.texts.slice(0, -1), `${section.texts.at(-1)} ${gridNote}`] }
      : section,
  );
}

const noFigure = { band: null, medianGap: null, confidence: undefined, grid: null, gridLack: null };

function describeMarketSide(view: SideView, market: Market, language: Language): MarketSection {
  const { estimate, grid: gridWords, report } = wordsIn(language);
  const { comparables } = market;
  const { band, medianGap, confidence, grid, gridLack } = view.kind === 'estimated' ? view : noFigure;
  return {
    title: report.comparablesTitle(view.side),
    texts: [
      [
        report.comparablesListed(view.found ?? 0, gridLack === 'withheld' ? 0 : comparables.length),
        ...(band ? [estimate.bandSentence(band)] : []),
        ...(medianGap ? [estimate.medianGapSentence(view.side, medianGap)] : []),
      ].join(' '),
      ...(confidence?.accuracy
        ? [estimate.accuracySentence(view.side, confidence.score, confidence.accuracy)]
        : []),
      ...(grid ? [gridWords.adjustedMeaning(grid.level, 'owner')] : []),
      ...(gridLack ? [gridWords.lackText(gridLack, 'owner')] : []),
    ],
    grid: grid && describeGrid(grid, language),
    spread: spreadOf(view, market, language),
    columns: columns.map(({ name, ...column }) => ({ title: report.columns[name], ...column })),
    rows: comparables.map((comparable) =>
      columns.map(({ name }) =>
        report.cells[name]({ ...comparable, nearness: estimate.nearnessText(comparable.nearness) }),
      ),
    ),
  };
}

function spreadOf(view: SideView, { comparables }: Market, language: Language): MarketSection['spread'] {
  const { formats, level, report } = wordsIn(language);
  const values = comparables.map(({ pricePerSqm }) => pricePerSqm);
  if (values.length < 2) return null;
  const own = view.kind === 'estimated' ? view.pricePerM2 : null;
  const all = [...values, ...(own === null ? [] : [own])];
  return {
    title: level.perM2AtLevel(view.level),
    values,
    lowText: formats.formatPricePerM2(Math.min(...all)),
    highText: formats.formatPricePerM2(Math.max(...all)),
    own: own === null ? null : { value: own, text: report.ownPerM2(own) },
  };
}

export function describeMap({ record, view: { sale, rent } }: Estimated, language: Language): ReportMap {
  const { estimate, report } = wordsIn(language);
  const shown = [sale, rent].find(({ kind }) => kind === 'estimated') ?? sale;
  const places = shown.market?.places ?? [];
  return {
    outline: tunisiaRings,
    ...record.location,
    caption: places.length > 0 ? report.placesCaption(shown.side) : report.propertyCaption,
    places: places.slice(0, mostPlaces).map((place) => ({
      lat: place.lat,
      lng: place.lng,
      name: `${place.locality} (${estimate.placeNearnessText(place.nearness)})`,
      text: report.placePrices(place.count, place.medianPerSqm),
    })),
  };
}
