import { formatDayAndTime, formatNumber } from './formats.ts';

/** Asking an expert, and what follows. */

export const slotsInTunis = 'Heure de Tunis ; le weekend, samedi ou dimanche avant 18 h';
export const method = 'Méthode de contact';
export const methodHelp = 'À l’email ou au téléphone de votre compte';
export const methodMissing = 'Veuillez sélectionner une méthode de contact';
export const slot = 'Créneau horaire';
export const slotMissing = 'Veuillez sélectionner un créneau horaire';
export const message = 'Message à l’expert';
export const fillAll = 'Veuillez remplir tous les champs requis';
export const title = 'Demande d’estimation manuelle';
export const send = 'Envoyer la demande';
export const request = 'Demander une estimation manuelle';
export const sentLead = 'Un expert étudie votre bien et les prix de son quartier.';
export const sentThen = 'Son estimation s’affiche dans votre tableau de bord, sous « Demandes manuelles ».';
export const showRequest = 'Voir ma demande';
export const delay = 'sous 24 heures, ou le weekend si vous le préférez';
export const anyTime = 'dès que possible';

export const slotsElsewhere = (place: string) =>
  `À votre heure (${place}) ; le weekend, samedi ou dimanche avant 18 h à Tunis`;
export const messageHelp = (most: number) =>
  `Facultatif, ${formatNumber(most)} caractères au plus : ce que les chiffres ne disent pas du bien, ou vos questions`;
export const messageTooLong = (length: number, most: number) =>
  `Votre message compte ${formatNumber(length)} caractères : ${formatNumber(most)} au plus`;

/**
 * How soon an expert gets in touch: 'sous 24 heures', or by when of the weekend.
 *
 * @param dueAt ISO 8601 UTC; undefined where nobody can promise it
 */
export function promise(
  slot: string | null | undefined,
  dueAt: string | undefined,
  isAbroad = false,
): string {
  if (dueAt === undefined) return anyTime;
  return slot === 'weekend'
    ? `le weekend, avant le ${formatDayAndTime(dueAt)}${isAbroad ? ', heure de Tunis' : ''}`
    : 'sous 24 heures';
}
export const free = (when: string) => `Gratuit et sans engagement. Un expert vous contacte ${when}.`;
export const contactsAsChosen = (when: string) => `Il vous contacte ${when}, comme vous l’avez choisi.`;
