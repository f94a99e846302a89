import { contactMethodLabels as answerLabels } from './contest.ts';
import { formatCount } from './counting.ts';
import { formatFacts, formatSurface } from './formats.ts';
import { contactMethodLabels, propertyTypeLabel } from './labels.ts';

/** What several pages of the experts' area show. */

export const noPhone = 'Sans téléphone';
export const signInAgain = 'Connectez-vous pour retrouver l’espace des experts où vous l’avez laissé.';
export const expertsOnly = 'Espace réservé aux experts';
export const expertsOnlyExplanation =
  'Votre compte n’a pas accès à cet espace. Vos estimations et vos demandes vous attendent dans votre tableau de bord.';

export const requests = 'Demandes';
export const figures = 'Chiffres';
export const alerts = 'Alertes';
export const personalData = 'Données personnelles';
export const proofs = 'Justificatifs';
export const security = 'Sécurité';

export const emailSubject = 'Votre estimation Soumdar';
export const requestsFailed = 'Les demandes n’ont pas pu être chargées.';
export const noRequest = 'Aucune demande';
export const requestCount = (count: number) => formatCount(count, 'demande');
/** 'Appartement · 120 m²' */
export const propertyTitle = (type: string, surface: number) =>
  formatFacts([propertyTypeLabel(type), formatSurface(surface)]);
/** The answer to a contest is written, and nobody calls. */
export const channel = (kind: 'request' | 'contest', method: keyof typeof contactMethodLabels): string =>
  (kind === 'contest' ? answerLabels : contactMethodLabels)[method];
