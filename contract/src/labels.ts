import type { CallOutcome } from './experts.ts';
import type {
  ContactMethod,
  ContactTime,
  Intention,
  ManualRequestStatus,
  PropertyType,
} from './vocabulary.ts';

/** French names for screens, messages and files. */

export const propertyTypeLabels: Record<PropertyType, string> = {
  apartment: 'Appartement',
  house: 'Maison',
  villa: 'Villa',
  land: 'Terrain',
};

export const intentionLabels: Record<Intention, string> = {
  acheter: 'Acheter',
  vendre: 'Vendre',
  louer: 'Louer',
  connaitre: 'Connaître la valeur',
};

export const contactMethodLabels: Record<ContactMethod, string> = {
  email: 'Email',
  phone: 'Téléphone',
  both: 'Email et téléphone',
};

export const contactTimeLabels: Record<ContactTime, string> = {
  morning: 'Matin 9h-12h',
  afternoon: 'Après-midi 14h-17h',
  evening: 'Soir 18h-20h',
  weekend: 'Weekend',
};

export const manualRequestStatusLabels: Record<ManualRequestStatus, string> = {
  pending: 'En attente',
  in_progress: 'En cours',
  completed: 'Terminée',
  cancelled: 'Annulée',
};

export const callOutcomeLabels: Record<CallOutcome, string> = {
  reached: 'Joint',
  no_answer: 'Pas de réponse',
  call_back: 'À rappeler',
  wrong_number: 'Mauvais numéro',
};
