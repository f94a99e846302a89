import {
  groupReportNumber,
  isAddress,
  sitePaths,
  type CheckedReportSupplement,
  type EstimationRecord,
  type Location,
  type PropertyType,
} from '@soumdar/contract';
import { nearestPlaceName } from '@soumdar/listings';
import { propertyFacts } from '@soumdar/views';
import { wordsIn } from '@soumdar/words';
import {
  describeAfterSale,
  describeBreakdowns,
  describeCards,
  describeMap,
  describeMarket,
  type Estimated,
} from './describe-sides.ts';
import { describeSupplement } from './describe-supplement.ts';
import { datesOf, publisherText, type Issue } from './issue.ts';
import type { ReportContent } from './report-content.ts';

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
      { title: report.method, text: estimate.methodLines.join(' ') },
      { title: report.data, text: `${estimate.basisSentence(record.basis)} ${report.noVisit}` },
    ],
  };
}

type Property = Pick<EstimationRecord, 'localisation' | 'details'> & {
  type: PropertyType;
  location: Location;
};

/** What every report says of its property and of itself. */
export function describeProperty({ type, localisation, location, details }: Property, issue: Issue) {
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
