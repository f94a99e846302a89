import { confidenceCode, type PropertyType } from '@soumdar/engine';

/** Names of the enumerations, for screens, messages and files. */

export const propertyTypeLabels: Record<PropertyType, string> = {
  apartment: 'Appartement',
  house: 'Maison',
  villa: 'Villa',
  land: 'Terrain',
};
/** A type this version does not know shows as 'Bien immobilier'. */
export const propertyTypeLabel = (type: string): string =>
  propertyTypeLabels[type as PropertyType] ?? 'Bien immobilier';

const confidenceLabels = {
  veryReliable: 'Très fiable',
  reliable: 'Fiable',
  moderate: 'Modérée',
  weak: 'Faible',
};
export const confidenceLabel = (score: number) => confidenceLabels[confidenceCode(score)];

export const intentionLabels = {
  acheter: 'Acheter',
  vendre: 'Vendre',
  louer: 'Louer',
  connaitre: 'Connaître la valeur',
};

export const contactMethodLabels = {
  email: 'Email',
  phone: 'Téléphone',
  both: 'Email et téléphone',
};

export const contactTimeLabels = {
  morning: 'Matin 9h-12h',
  afternoon: 'Après-midi 14h-17h',
  evening: 'Soir 18h-20h',
  weekend: 'Weekend',
};

export const manualRequestStatusLabels = {
  pending: 'En attente',
  in_progress: 'En cours',
  completed: 'Terminée',
  cancelled: 'Annulée',
};
/** A status this version does not know shows as it is. */
export const manualRequestStatusLabel = (status: string): string =>
  manualRequestStatusLabels[status as keyof typeof manualRequestStatusLabels] ?? status;

export const callOutcomeLabels = {
  reached: 'Joint',
  no_answer: 'Pas de réponse',
  call_back: 'À rappeler',
  wrong_number: 'Mauvais numéro',
};

export const buildingRightLabels = { yes: 'Oui', no: 'Non', unknown: 'Je ne sais pas' };

/** Of a home; land is not asked. */
export const usageChoiceLabels = {
  'residence-principale': 'Résidence principale',
  'residence-secondaire': 'Résidence secondaire',
  autre: 'Autre',
};
export const usageLabels = { ...usageChoiceLabels, terrain: 'Terrain' };

export const timelineLabels = {
  'already-started': 'Déjà commencé',
  asap: 'Dès que possible',
  '3-months': 'Dans 3 mois',
  '6-months': 'Dans 6 mois',
  'more-6-months': 'Dans plus de 6 mois',
  'no-project': 'Pas de projet',
  'recently-sold': 'Déjà vendu',
  'recently-rented': 'Déjà loué',
};

export const marketingChannelLabels = {
  agencies: 'Par des agences',
  self: 'Par moi-même',
  both: 'Les deux',
};

export const privacyRequestKindLabels = {
  objection: 'Opposition',
  limitation: 'Limitation',
};

export const zoneLevelLabels = {
  country: 'Pays',
  governorate: 'Gouvernorat',
  town: 'Ville ou délégation',
  neighbourhood: 'Quartier',
};

/** A line of plain text. */
export const labelled = (label: string, value: string) => `${label} : ${value}`;
