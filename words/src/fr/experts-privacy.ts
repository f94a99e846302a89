import { formatLongDate } from './formats.ts';
import { privacyRequestKindLabels } from './labels.ts';

/** Requests of owners about their data. */

export const lead =
  'Oppositions et limitations demandées par les propriétaires. La loi donne un mois pour répondre.';
export const exportOffers = 'Qui souhaite des offres (CSV)';
export const noMessage = 'Sans message';
export const accepted = 'Demande acceptée';
export const refused = 'Demande refusée';
export const answerSaved = 'Réponse enregistrée.';
export const decision = 'Décision';
export const answer = 'Réponse';
export const answerHelp = 'Lue par le propriétaire sur sa page « Mes données »';
export const sendAnswer = 'Envoyer la réponse';
export const decisionMissing = 'Choisissez d’accepter ou de refuser la demande.';
export const answerMissing = 'Écrivez la réponse au propriétaire.';
export const decisions = { accepted: 'Accepter', refused: 'Refuser' };
/** What accepting a request does. */
export const effects = {
  objection: 'Une opposition acceptée met fin au consentement à recevoir des offres.',
  limitation:
    'Une limitation acceptée laisse les données du compte sans usage (ni offres, ni SMS ou email d’information) jusqu’à ce que son propriétaire la lève.',
};

export const requestOf = (kind: keyof typeof privacyRequestKindLabels, iso: string) =>
  `${privacyRequestKindLabels[kind]} du ${formatLongDate(iso)}`;
export const receivedOn = (iso: string) => `Reçue le ${formatLongDate(iso)}`;
export const answeredOn = (iso: string) => `Réponse donnée le ${formatLongDate(iso)}`;
export const lateSince = (iso: string) => `En retard depuis le ${formatLongDate(iso)}`;
export const dueBefore = (iso: string) => `Avant le ${formatLongDate(iso)}`;
