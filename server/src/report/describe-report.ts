import {
  basisSentence,
  groupReportNumber,
  isAddress,
  methodLines,
  sampleText,
  sitePaths,
  type CheckedReportSupplement,
  type EstimationRecord,
  type Location,
  type PropertyType,
} from '@soumdar/contract';
import { nearestPlaceName } from '@soumdar/listings';
import { formatCoordinates, formatLongDate } from '@soumdar/words/formats';
import { propertyTypeLabels } from '@soumdar/words/labels';
import { nearPlaceText } from '@soumdar/words/places';
import {
  describeAfterSale,
  describeBreakdowns,
  describeCards,
  describeFacts,
  describeMap,
  describeMarket,
  type Estimated,
} from './describe-sides.ts';
import { describeSupplement } from './describe-supplement.ts';
import { datesOf, publisherText, type Issue } from './issue.ts';
import type { ReportContent } from './report-content.ts';

const ofType: Record<PropertyType, string> = {
  apartment: 'd’un appartement',
  house: 'd’une maison',
  villa: 'd’une villa',
  land: 'd’un terrain',
};

export function describeReport(
  estimated: Estimated,
  issue: Issue,
  supplement: CheckedReportSupplement = {},
): ReportContent {
  const { type, record } = estimated;
  return {
    ...describeProperty({ ...record, type }, issue),
    name: record.name ?? null,
    made: datesOf(`Estimation du ${formatLongDate(record.created_at)}`, record.created_at, issue),
    warning: record.basis?.sample ? sampleText : null,
    cards: describeCards(estimated, issue.eurRate),
    map: describeMap(estimated),
    comments: null,
    breakdowns: describeBreakdowns(estimated),
    market: describeMarket(estimated),
    ...describeSupplement(estimated, issue, supplement),
    method: [
      ...describeAfterSale(estimated, issue),
      { title: 'Méthode', text: methodLines.join(' ') },
      { title: 'Données', text: `${basisSentence(record.basis)} ${meaning}` },
    ],
  };
}

const meaning =
  'C’est une estimation, calculée sans visite du bien : elle ne remplace pas l’avis d’un professionnel qui l’a vu.';

type Property = Pick<EstimationRecord, 'localisation' | 'details'> & {
  type: PropertyType;
  location: Location;
};

/** What every report says of its property and of itself. */
export function describeProperty({ type, localisation, location, details }: Property, issue: Issue) {
  const { number, siteAddress, now, owner } = issue;
  const title = `Estimation ${ofType[type]}`;
  const address = isAddress(localisation) ? localisation : nearPlaceText(nearestPlaceName(location));
  const grouped = groupReportNumber(number);
  const checkAddress = `${siteAddress}${sitePaths.reportCheck}`;
  return {
    fileTitle: `${title}, ${formatLongDate(now.toISOString())}`,
    title,
    owner: owner && `Préparé pour ${owner}`,
    publisher: publisherText(issue),
    address: capitalised(address),
    coordinates: formatCoordinates(location.lat, location.lng),
    facts: describeFacts(propertyTypeLabels[type], details),
    check: {
      number: grouped,
      url: `${checkAddress}/${grouped}`,
      address: checkAddress.replace(/^https?:\/\//, ''),
      text: 'Une banque, un notaire ou un acheteur peut s’assurer que ces chiffres sont bien ceux de Soumdar et qu’aucun plus récent ne les remplace : avec ce code, ou en tapant ce numéro à l’adresse',
    },
  };
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
