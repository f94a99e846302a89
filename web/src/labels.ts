import {
  manualRequestStatusLabels,
  propertyTypeLabels,
  type ConfidenceCode,
  type ManualRequestStatus,
  type MarketingChannel,
  type PrivacyRequestKind,
  type PropertyType,
  type Timeline,
  type Usage,
} from '@soumdar/contract';

/** French names of the enumerations, one place for every screen; those the server writes too are the contract's. */
export { contactMethodLabels, contactTimeLabels, intentionLabels } from '@soumdar/contract';

/** A type this site does not know shows as 'Bien immobilier'. */
export const propertyTypeLabel = (type: string): string =>
  propertyTypeLabels[type as PropertyType] ?? 'Bien immobilier';

const yesOrNoLabels = { yes: 'Oui', no: 'Non' };
export const buildingRightLabels = { ...yesOrNoLabels, unknown: 'Je ne sais pas' };

/** Of a home; land is not asked. */
export const usageChoiceLabels = {
  'residence-principale': 'Résidence principale',
  'residence-secondaire': 'Résidence secondaire',
  autre: 'Autre',
};
export const usageLabels: Record<Usage, string> = { ...usageChoiceLabels, terrain: 'Terrain' };

export const timelineLabels: Record<Timeline, string> = {
  'already-started': 'Déjà commencé',
  asap: 'Dès que possible',
  '3-months': 'Dans 3 mois',
  '6-months': 'Dans 6 mois',
  'more-6-months': 'Dans plus de 6 mois',
  'no-project': 'Pas de projet',
  'recently-sold': 'Déjà vendu',
  'recently-rented': 'Déjà loué',
};

export const marketingChannelLabels: Record<MarketingChannel, string> = {
  agencies: 'Par des agences',
  self: 'Par moi-même',
  both: 'Les deux',
};

/** A status this site does not know shows as it is. */
export const manualRequestStatusLabel = (status: string): string =>
  manualRequestStatusLabels[status as ManualRequestStatus] ?? status;

export const privacyRequestKindLabels: Record<PrivacyRequestKind, string> = {
  objection: 'Opposition',
  limitation: 'Limitation',
};

/** Tailwind classes of a confidence level: text colour and tint. */
export const confidenceColours: Record<ConfidenceCode, { text: string; tint: string; bar: string }> = {
  veryReliable: { text: 'text-good', tint: 'bg-good-tint', bar: 'bg-good' },
  reliable: { text: 'text-fair', tint: 'bg-fair-tint', bar: 'bg-fair' },
  moderate: { text: 'text-modest', tint: 'bg-modest-tint', bar: 'bg-modest' },
  weak: { text: 'text-poor', tint: 'bg-poor-tint', bar: 'bg-poor' },
};
