import {
  detailsSchema,
  groupReportNumber,
  isAddress,
  sitePaths,
  tunisiaRings,
  type CheckedReportSupplement,
  type EstimationRecord,
  type Location,
  type Opinion,
  type PropertyType,
} from '@soumdar/contract';
import type { ManualRequestRow } from '@soumdar/db';
import { arabicName } from '@soumdar/listings';
import { nearestKnownPlace, propertyFacts, propertyNotes, withoutFigures } from '@soumdar/views';
import { isolateAuto, isolateTyped, traits, wordsIn, type Language } from '@soumdar/words';
import {
  describeAfterSale,
  describeBreakdowns,
  describeCards,
  describeMap,
  describeMarket,
  eurosLines,
  namedIn,
  rangeTitle,
  type Estimated,
} from './describe-sides.ts';
import { localisationInArabic } from '../estimation/arabic-names.ts';
import { describeSupplement } from './describe-supplement.ts';
import { datesOf, publisherText, type Issue } from './issue.ts';
import type { Card, ReportContent } from './report-content.ts';

export function describeReport(
  estimate: Estimated,
  issue: Issue,
  supplement: CheckedReportSupplement = {},
): ReportContent {
  const { language } = issue;
  const estimated = namedIn(estimate, language);
  const { type, record } = estimated;
  const { estimate: words, report } = wordsIn(language);
  return {
    ...describeProperty({ ...record, type }, issue),
    name: record.name ? report.namedByOwner(record.name) : null,
    made: datesOf(report.estimatedOn(record.created_at), record.created_at, issue),
    warning: record.basis?.sample ? words.sampleText : null,
    cards: describeCards(estimated, issue),
    map: describeMap(estimated, language),
    comments: opinionComments(record.expertOpinion, issue),
    breakdowns: describeBreakdowns(estimated, language),
    market: describeMarket(estimated, language),
    ...describeSupplement(estimated, issue, supplement),
    method: [
      ...describeAfterSale(estimated, issue),
      {
        title: report.method,
        text: [words.methodText, words.basisSentence(record.basis), report.noVisit].join(' '),
      },
    ],
  };
}

function opinionComments(
  opinion: Opinion | undefined,
  { language, eurRate }: Issue,
): ReportContent['comments'] {
  if (!opinion) return null;
  const words = wordsIn(language).opinion;
  const text = words.lines({ ...opinion, text: typed(opinion.text, language) }, eurRate).join('\n');
  return { title: words.title(opinion.at), text };
}

type Property = Pick<EstimationRecord, 'localisation' | 'localisationAr' | 'details' | 'basis'> & {
  type: PropertyType;
  location: Location;
};

function describeProperty(
  { type, localisation, localisationAr, location, details, basis }: Property,
  issue: Issue,
) {
  const { number, siteAddress, now, owner, language } = issue;
  const { formats, places, property, report } = wordsIn(language);
  const { name: nearest } = nearestKnownPlace(location);
  const address = isAddress(localisation)
    ? report.statedAddress(places.placeName({ name: localisation, nameAr: localisationAr }))
    : places.nearPlaceText(places.placeName({ name: nearest, nameAr: arabicName(nearest, location) }));
  const grouped = groupReportNumber(number);
  const checkAddress = siteAddress + traits[language].basePath + sitePaths.reportCheck;
  return {
    language,
    fileTitle: report.fileTitle(type, now.toISOString()),
    title: report.title(type),
    owner: owner && report.preparedFor(owner),
    publisher: publisherText(issue),
    address: capitalised(address),
    coordinates: formats.formatCoordinates(location.lat, location.lng),
    facts: [
      report.facts(type, property.factTexts(propertyFacts(details))),
      ...propertyNotes(type, details, basis).map((note) => property.notes[note]),
    ].join('\n'),
    check: {
      number: grouped,
      url: `${checkAddress}/${grouped}`,
      address: checkAddress.replace(/^https?:\/\//, ''),
      text: report.checkExplanation,
    },
  };
}

/** What people typed keeps the direction of its first letter, line by line. */
const typed = (text: string, language: Language) =>
  text
    .split('\n')
    .map(traits[language].direction === 'rtl' ? isolateAuto : isolateTyped)
    .join('\n');

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Answered = ManualRequestRow & { expert_name: string | null };

/** Comparables come from the owner's estimate, if one exists, without its figures; else nothing speaks of any. */
export function describeExpertReport(
  row: Answered,
  estimated: Estimated | undefined,
  issue: Issue,
): ReportContent {
  const { language } = issue;
  const { report } = wordsIn(language);
  const expert = row.expert_name ?? report.anExpert;
  const answeredAt = row.figures_at ?? row.closed_at!;
  const location = { lat: row.lat, lng: row.lng };
  const named = estimated && namedIn(estimated, language);
  const market = named && { ...named, view: withoutFigures(named.view) };
  const sections = market ? describeMarket(market, language) : [];
  const hasComparables = sections.length > 0;
  return {
    ...describeProperty(
      {
        type: row.property_type,
        localisation: row.localisation,
        ...localisationInArabic(row.localisation, location),
        location,
        details: detailsSchema.parse(row.details),
      },
      issue,
    ),
    name: null,
    made: datesOf(report.estimatedOnBy(answeredAt, expert), answeredAt, issue),
    warning: hasComparables && market?.record.basis?.sample ? report.expertSample : null,
    cards: expertCards(row, expert, issue),
    map: market
      ? describeMap(market, language)
      : { outline: tunisiaRings, ...location, caption: report.propertyCaption, places: [] },
    comments: row.additional_comments
      ? { title: report.commentsOf(expert), text: typed(row.additional_comments, language) }
      : null,
    breakdowns: [],
    market: sections,
    heirs: null,
    signing: null,
    method: [
      { title: report.method, text: report.expertMethod(expert, hasComparables) },
      ...(market && hasComparables
        ? [{ title: report.data, text: report.expertData(market.record.created_at) }]
        : []),
    ],
  };
}

function expertCards(
  { manual_result, result_low, result_high, rent_result }: Answered,
  expert: string,
  issue: Issue,
): Card[] {
  const { estimate, formats, report } = wordsIn(issue.language);
  const range = result_low === null || result_high === null ? null : { low: result_low, high: result_high };
  const card = (side: 'sale' | 'rent', price: number | null): Card[] =>
    price === null
      ? []
      : [
          {
            kind: 'figure',
            title: estimate.sideTexts[side].title,
            label: report.estimatedBy(expert),
            amount: report.amount(side, price),
            lines: eurosLines(side, price, issue),
            range:
              side === 'rent' || !range
                ? null
                : {
                    ...range,
                    price,
                    title: rangeTitle(side, range, issue),
                    lowText: formats.formatPrice(range.low),
                    highText: formats.formatPrice(range.high),
                  },
            reliability: null,
          },
        ];
  return [...card('sale', manual_result), ...card('rent', rent_result)];
}
