import type { Transaction } from '@soumdar/engine';
import { formatCount } from './counting.ts';
import { formatPrice, formatRent } from './formats.ts';
import { dueBefore } from './request-clock.ts';

/** The panel by which an owner contests an estimate. */

export const heading = 'Ce prix vous surprend ?';
export const intro = 'Voyez ce que pèsent les annonces comparables, ou dites à un expert ce qui ne va pas.';

export const whatIfTitle = 'Quelles annonces comptent';
export const whatIfMeaning =
  'Écartez une annonce pour voir le chiffre sans elle, la moitié au plus. Seule la part des comparables change : le modèle n’est pas réentraîné, et rien n’est enregistré.';
export const sideTabs = 'Vente ou location';
export const leaveOut = 'Écarter';
export const bringBack = 'Remettre';
export const mostLeftOut = 'La moitié est écartée : remettez-en une pour en écarter une autre.';
export const computing = 'Calcul…';

const amount = (side: Transaction, tnd: number) => (side === 'sale' ? formatPrice(tnd) : formatRent(tnd));
export const storedFigure = (side: Transaction, tnd: number) =>
  `Estimation enregistrée : ${amount(side, tnd)}`;
export const todaysFigure = (side: Transaction, tnd: number) =>
  `Aujourd’hui, avec toutes les annonces : ${amount(side, tnd)}`;
export const figureWithout = (side: Transaction, count: number, tnd: number) =>
  `sans ${count === 1 ? 'cette annonce' : `ces ${formatCount(count, 'annonce')}`} : ${amount(side, tnd)}`;
export const rangeWithout = (side: Transaction, low: number, high: number, score: number) =>
  `entre ${amount(side, low)} et ${amount(side, high)}, score ${score} sur 100`;
export const noFigureWithout = 'Sans ces annonces, trop peu de données pour un chiffre fiable.';
export const ofToday =
  'Les annonces ont changé depuis cette estimation : le calcul se fait sur celles d’aujourd’hui.';
export const noComparables = 'Aucune annonce comparable n’est montrée pour ce bien.';

export const contestTitle = 'Ce qui ne va pas';
export const contestMeaning = (isPromised: boolean) =>
  `Un expert répond ${isPromised ? 'sous 24 heures' : 'dès que possible'}. L’estimation n’est jamais effacée.`;
export const reasonsLabel = 'Ce que l’estimation ignore';
export const reasonLabels = {
  place: 'L’emplacement',
  surface: 'La surface',
  rooms: 'Le nombre de pièces',
  condition: 'L’état du bien',
  surroundings: 'Le bruit ou la vue',
  plot: 'Le terrain',
  comparable: 'Une annonce n’est pas comparable',
  other: 'Autre chose',
};
export const truePlace = 'Emplacement exact';
export const showPlace = 'Le montrer sur la carte';
export const changePlace = 'Changer l’emplacement';
export const trueSurface = 'Surface exacte (m²)';
export const trueRooms = 'Nombre exact de pièces';
export const truePlot = 'Surface exacte du terrain (m²)';
export const trueCondition = 'État réel';
export const whichComparable = 'Annonce en cause';
export const comparableWhy = 'Pourquoi elle n’est pas comparable';
export const message = 'Message à l’expert';
export const messageHelp = '1 000 caractères au plus';
export const homesLabel = 'Des biens que vous connaissez';
export const homesHelp = 'Cinq au plus : l’expert les compare au vôtre.';
export const addHome = 'Ajouter un bien';
export const removeHome = (at: number) => `Retirer le bien ${at}`;
export const homeTitle = (at: number) => `Bien ${at}`;
export const homeAddress = 'Adresse ou lien';
export const homeType = 'Type de bien';
export const homeSurface = 'Surface (m²)';
export const homePrice = 'Prix (DT)';
export const homeDate = 'Date (mois)';
export const homeDateMissing = 'Mois passé ou présent : 2026-03 pour mars 2026.';
export const homeKind = 'Ce prix est';
export const homeKindLabel = (kind: 'sold' | 'asked'): string =>
  kind === 'sold' ? 'de vente signée' : 'demandé';
export const homeIncomplete = 'À remplir, en chiffres pour la surface et le prix.';
export const contactMethod = 'Réponse par';
export const contactMethodHelp =
  'Sans email vérifié, la réponse part par SMS ; vers un numéro étranger, par email.';
export const contactMethodLabels = { email: 'Email', phone: 'SMS', both: 'Email et SMS' };
export const send = 'Envoyer à un expert';
export const reasonRequired = 'Choisissez au moins un point.';
export const sent = 'Contestation envoyée à un expert.';
export const waiting = (dueAt: string | null) =>
  dueAt === null
    ? 'Votre contestation attend un expert.'
    : `Votre contestation attend un expert, qui répond ${dueBefore(dueAt)}.`;
export const overdue = (dueAt: string) =>
  `Votre contestation attend un expert, qui devait répondre ${dueBefore(dueAt)}.`;
export const suspended = 'Votre contestation attend que vous leviez la limitation, sous « Mes données ».';
export const inProgress = 'Un expert étudie votre contestation.';
export const cancelled = (reason: string) => `Contestation close : ${reason}`;
export const withdraw = 'Retirer ma contestation';
export const withdrawn = 'Contestation retirée.';
