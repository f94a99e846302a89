import { propertyTypeLabels } from '@soumdar/contract';
import type { OfferWanted } from '@soumdar/db';

export const offersHeader = [
  'Nom et prénom',
  'Email',
  'Téléphone',
  'Type de bien',
  'Localisation',
  'Surface (m²)',
  'Demandé le',
  'Consentement du',
  'Version du texte',
];

export function offersRow(offer: OfferWanted) {
  return [
    offer.full_name,
    offer.email,
    offer.phone,
    propertyTypeLabels[offer.property_type],
    offer.localisation,
    offer.details.surface,
    day(offer.asked_at),
    day(offer.consented_at),
    offer.text_version,
  ];
}

const day = (instant: string) => instant.slice(0, 10);
