import {
  detailsSchema,
  groupReportNumber,
  isAddress,
  sitePaths,
  tunisiaRings,
  type CheckedReportSupplement,
  type EstimationRecord,
  type Location,
  type PropertyType,
} from '@soumdar/contract';
import type { ManualRequestRow } from '@soumdar/db';
import { nearestPlaceName } from '@soumdar/listings';
import { propertyFacts, withoutFigures } from '@soumdar/views';
import { wordsIn } from '@soumdar/words';
import {
  describeAfterSale,
  describeBreakdowns,
  describeCards,
  describeMap,
  describeMarket,
  eurosLines,
  rangeTitle,
  type Estimated,
} from './describe-sides.ts';
import { describeSupplement } from './describe-supplement.ts';
import { datesOf, publisherText, type Issue } from './issue.ts';
import type { Card, ReportContent } from './report-content.ts';

export function describeReport(
  estimated: Estimated,
  issue: Issue,
  supplement: CheckedReportSupplement = {},
): ReportContent {
  const { type, record } = estimated;
  const { language } = issue;
  const { estimate, report } = wordsIn(language);
  return {
    ...describeProperty({ ...record, type }, issue),
    name: record.name ?? null,
    made: datesOf(report.estimatedOn(record.created_at), record.created_at, issue),
    warning: record.basis?.sample ? estimate.sampleText : null,
    cards: describeCards(estimated, issue),
    map: describeMap(estimated, language),
    comments: null,
    breakdowns: describeBreakdowns(estimated, language),
    market: describeMarket(estimated, language),
    ...describeSupplement(estimated, issue, supplement),
    method: [
      ...describeAfterSale(estimated, issue),
      {
        title: report.method,
        text: [estimate.methodText, estimate.basisSentence(record.basis), report.noVisit].join(' '),
      },
    ],
  };
}

type Property = Pick<EstimationRecord, 'localisation' | 'details'> & {
  type: PropertyType;
  location: Location;
};

function describeProperty({ type, localisation, location, details }: Property, issue: Issue) {
  const { number, siteAddress, now, owner, language } = issue;
  const { formats, places, property, report } = wordsIn(language);
  const address = isAddress(localisation) ? localisation : places.nearPlaceText(nearestPlaceName(location));
  const grouped = groupReportNumber(number);
  const checkAddress = `${siteAddress}${sitePaths.reportCheck}`;
  return {
    language,
    fileTitle: report.fileTitle(type, now.toISOString()),
    title: report.title(type),
    owner: owner && report.preparedFor(owner),
    publisher: publisherText(issue),
    address: capitalised(address),
    coordinates: formats.formatCoordinates(location.lat, location.lng),
    facts: report.facts(type, property.factTexts(propertyFacts(details))),
    check: {
      number: grouped,
      url: `${checkAddress}/${grouped}`,
      address: checkAddress.replace(/^https?:\/\//, ''),
      text: report.checkExplanation,
    },
  };
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Answered = ManualRequestRow & { expert_name: string | null };

/** Comparables come from the owner's estimate, if one exists, without its figures. */
export function describeExpertReport(
  row: Answered,
  estimated: Estimated | undefined,
  issue: Issue,
): ReportContent {
  const { language } = issue;
  const { report } = wordsIn(language);
  const expert = row.expert_name ?? report.anExpert;
  const location = { lat: row.lat, lng: row.lng };
  const market = estimated && { ...estimated, view: withoutFigures(estimated.view) };
  return {
    ...describeProperty(
      {
        type: row.property_type,
        localisation: row.localisation,
        location,
        details: detailsSchema.parse(row.details),
      },
      issue,
    ),
    name: null,
    made: datesOf(report.estimatedOnBy(row.closed_at!, expert), row.closed_at!, issue),
    warning: market?.record.basis?.sample ? report.expertSample : null,
    cards: expertCards(row, expert, issue),
    map: market
      ? describeMap(market, language)
      : { outline: tunisiaRings, ...location, caption: report.propertyCaption, places: [] },
    comments: row.additional_comments
      ? { title: report.commentsOf(expert), text: row.additional_comments }
      : null,
    breakdowns: [],
    market: market ? describeMarket(market, language) : [],
    heirs: null,
    signing: null,
    method: [
      { title: report.method, text: report.expertMethod(expert) },
      ...(market ? [{ title: report.data, text: report.expertData(market.record.created_at) }] : []),
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
