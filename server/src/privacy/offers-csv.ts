import { type Intention } from '@soumdar/contract';
import type { OfferWanted } from '@soumdar/db';
import { intentionLabels, propertyTypeLabels } from '@soumdar/words/labels';
import { csvDate, csvPhone, type CsvCell } from '../http/csv.ts';

export function offersRow(offer: OfferWanted): CsvCell[] {
  const intention = offer.answers.intended_action as Intention | undefined;
  return [
    offer.full_name,
    offer.email,
    csvPhone(offer.phone),
    propertyTypeLabels[offer.property_type],
    offer.localisation,
    offer.details.surface,
    intention === undefined ? null : intentionLabels[intention],
    csvDate(offer.asked_at),
    csvDate(offer.consented_at),
    offer.text_version,
  ];
}
