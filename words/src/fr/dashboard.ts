import type { Transaction } from '@soumdar/engine';
import {
  formatList,
  formatLongDate,
  formatNumber,
  formatPrice,
  formatSignedPrice,
  formatShare,
  formatSurface,
} from './formats.ts';
import { isolateTyped } from '../isolates.ts';

/** What an account keeps: its estimates and its requests to experts. */

export const print = 'Imprimer';
export const downloadPdf = 'Télécharger le PDF';
export const unfollow = 'Ne plus suivre';
export const follow = 'Suivre ce bien';
export const share = 'Partager';
export const rename = 'Renommer';
export const name = 'Nommer';
export const erase = 'Effacer';
export const actions = 'Actions';
export const reliability = 'Fiabilité';
export const sincePrevious = 'Depuis la précédente';
export const ownToThis = 'Propre à celle-ci';
export const nothing = 'Rien';
export const estimatedPrice = 'Prix estimé';
export const range = 'Fourchette';
export const monthlyRent = 'Loyer par mois';
export const notEstimated = 'Non estimé';
export const estimatedRent = 'Loyer estimé';
export const rentRange = 'Fourchette du loyer';
export const noReliability = 'Non gardée';
export const oldestHere = 'La plus ancienne ici';
export const sideBySide = 'Côte à côte';
export const compareSome = 'Comparez-en deux ou trois';
export const title = 'Mon tableau de bord';
export const noPhone = 'Aucun numéro de téléphone';
export const myData = 'Mes données';
export const newEstimation = 'Nouvelle estimation';
export const recordTabs = 'Mes demandes et estimations';
export const automaticTab = 'Estimations automatiques';
export const manualTab = 'Demandes manuelles';
export const manualRequests = 'Mes demandes manuelles';
export const noRequests = 'Aucune demande manuelle';
export const noRequestsLead =
  'Au bas d’une estimation, demandez l’avis d’un expert : sa réponse viendra ici.';
export const requestsFailed = 'Erreur lors du chargement des demandes manuelles';
export const estimations = 'Mes estimations';
export const searchEstimations = 'Rechercher dans mes estimations';
export const noEstimations = 'Aucune estimation';
export const noEstimationsLead =
  'Placez un bien sur la carte et décrivez‑le : son prix et son loyer seront gardés ici.';
export const estimationsFailed = 'Erreur lors du chargement des estimations';
export const notSignedIn = 'Accès non autorisé';
export const signInFirst = 'Veuillez vous connecter pour accéder à votre tableau de bord.';
export const corrected = 'Corrigée';
export const opinionMark = 'Avis d’un expert';
export const contestedMark = 'Contestée';
export const closedMark = 'Contestation close';
export const opinionRange = 'Fourchette de l’expert';
export const followedMark = 'Suivi';
export const showDetails = 'Cliquer pour voir les détails';
export const showHistory = 'Voir son évolution';
export const estimationBack = 'Estimation remise dans votre tableau de bord.';
export const estimationErased = 'Estimation effacée.';
export const eraseThis = 'Effacer cette estimation ?';
export const followEnds =
  'Ce bien est suivi par cette estimation : son suivi s’arrête et sa courbe est effacée avec elle.';
export const keep = 'Garder';
export const eraseEstimation = 'Effacer l’estimation';
export const erasedAlready = 'Trop tard : cette estimation est effacée.';
export const stoppedWatching = 'Nous ne regardons plus.';
export const stopWaiting = 'Ne plus attendre';
export const watching = 'Nous regardons à chaque mise à jour du marché.';
export const notifyMe = 'Prévenez-moi';
export const tooFewListings = 'Trop peu d’annonces autour pour une estimation automatique.';
export const estimateThis = 'Estimer ce bien';
export const historyFailed = 'L’évolution de ce bien n’a pas pu être chargée';
export const historyTitle = 'Évolution de ce bien';
export const followLead =
  'Suivez-le : à chaque mise à jour du marché, sa valeur est recalculée et vient ici, avec ce qui l’a fait bouger.';
export const unfollowed = 'Ce bien n’est plus suivi.';
export const unfollowThis = 'Ne plus suivre ce bien ?';
export const unfollowLead = 'Sa courbe est effacée, et ne revient pas. Vos estimations restent.';
export const keepFollowing = 'Continuer à le suivre';
export const contactMethod = 'Méthode de contact';
export const slot = 'Créneau horaire';
export const requestedOn = 'Date de la demande';
export const finalPrice = 'Estimation finale';
export const message = 'Votre message';
export const comments = 'Commentaires';
export const expertContacts = 'Un expert vous contacte dès que possible.';
export const suspended = 'Votre demande attend que vous leviez la limitation, sous « Mes données ».';
export const correct = 'Corriger';
export const remove = 'Supprimer';
export const nameThis = 'Nommer cette estimation';
export const estimationName = 'Nom de l’estimation';
export const nameHelp =
  'Pour la retrouver : « Maison de Papi », « Studio à louer »… Sans nom, elle porte son type de bien.';
export const save = 'Enregistrer';
export const makeEstimation = 'Faire une estimation';
export const searchScope = 'La recherche lit les noms que vous avez donnés, les lieux et les types de bien.';
export const showAll = 'Tout afficher';
export const allEstimations = 'Toutes mes estimations';
export const ofThisProperty = 'Estimations de ce bien';
export const noneOfThisProperty = 'Plus aucune estimation de ce bien';
export const noneOfThisPropertyLead = 'Elles ont été effacées, ou sont celles d’un autre compte.';
export const pricePerM2 = 'Prix au m²';
export const lowest = 'Min';
export const highest = 'Max';
export const refresh = 'Actualiser';
export const searchPlaceholder = 'Nom, lieu, type de bien';
export const requestCorrected = 'Demande corrigée. L’expert verra ce qui a changé.';
export const correctRequest = 'Corriger cette demande';
export const correctRequestLead =
  'L’expert voit chaque champ avant et après. Le délai de réponse continue de courir.';
export const changeNothing = 'Ne rien changer';
export const saveCorrection = 'Enregistrer la correction';
export const requestChanged = `Cette demande a changé entre-temps, par exemple dans un autre onglet. Ce que vous avez saisi reste ici : enregistrez de nouveau pour l’imposer, ou choisissez « ${changeNothing} » pour garder l’autre correction.`;
export const requestRemoved = 'Demande supprimée.';
export const removeThisRequest = 'Supprimer cette demande ?';
export const removeRequest = 'Supprimer la demande';

export const propertyTitle = (typeLabel: string, surfaceM2: number, place: string) =>
  `${typeLabel} de ${formatSurface(surfaceM2)}, ${isolateTyped(place)}`;
/** @param count of the estimates of the property, of which it is the newest */
export const estimationTitle = (property: string, iso: string, count: number) =>
  `${property}, estimation du ${formatLongDate(iso)}${count > 1 ? `, la plus récente des ${count} de ce bien` : ''}`;
const withExpert = {
  awaited: 'une soumise à un expert',
  answered: 'une avec l’avis d’un expert',
  closed: 'une dont la contestation est close',
};
export const showEstimations = (count: number, expert: (keyof typeof withExpert)[] = []) =>
  `Voir les ${count} estimations<hidden> de ce bien</hidden>${expert.length > 0 ? `, dont ${formatList(expert.map((one) => withExpert[one]))}` : ''}`;
export const erasesAtOnce = (property: string) =>
  `${property}. Elle quitte aussitôt votre tableau de bord, avec ce qui en dépend : liens de partage, rapports, avis d’un expert, prix signé. Vous aurez quelques secondes pour revenir en arrière.`;
export const removesRequest = (property: string) =>
  `${property}. Aucun expert ne vous contactera, et elle ne revient pas. Vos estimations restent.`;
export const nothingFor = (search: string) => `Aucune estimation pour « ${search} »`;

export const priceRange = (low: number, high: number) => `${formatNumber(low)} à ${formatPrice(high)}`;
export const fromTo = (low: number, high: number) => `de ${priceRange(low, high)}`;
/** @param rent null where rents are not estimated */
export const scores = (sale: number, rent: number | null) =>
  rent === null ? `Vente ${sale}/100` : `Vente ${sale}/100, loyer ${rent}/100`;

type Change = { before: number; now: number } | null;
const changed = (what: string, change: Change): string[] => {
  if (!change) return [];
  const { before, now } = change;
  if (now === before) return [`${what} inchangé`];
  const sign = now > before ? '+' : '−';
  const by = Math.abs(now - before);
  return [`${what} ${formatSignedPrice(now - before)} (${sign}\u202f${formatShare(by / before)})`];
};
export function changes({ sale, rent }: Record<Transaction, Change>): string {
  const text = [...changed('prix', sale), ...changed('loyer', rent)].join(', ') || 'non comparable';
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const answer = (due: string, isClosed: boolean, isAbroad: boolean) =>
  `${isClosed ? 'Close' : 'Réponse d’un expert'} ${due}${isAbroad ? ' (heure de Tunis)' : ''}`;

export const notifyMeLead = (email: string) =>
  `« Prévenez-moi » : nous regardons à chaque mise à jour du marché, et vous écrivons à <email>${email}</email> dès qu’elles suffisent. C’est l’accord « Prévenez-moi par email » de votre compte, pour tout ce que vous suivez ; un clic au bas de chaque email suffit pour le retirer.`;
export const coveredSince = (iso: string) =>
  `Depuis le ${formatLongDate(iso)}, les annonces autour suffisent pour une estimation automatique.`;
export const watchingSince = (iso: string) =>
  `Depuis le ${formatLongDate(iso)}, nous regardons à chaque mise à jour du marché si les annonces autour suffisent pour une estimation automatique. Pas encore.`;
