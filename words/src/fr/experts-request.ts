import type { PropertyType, Transaction } from '@soumdar/engine';
import { attributeTexts } from './attributes.ts';
import { basisSentence, comparablesCount, sideTexts, type Basis } from './estimate.ts';
import {
  formatFacts,
  formatMoment,
  formatNumber,
  formatPercent,
  formatPrice,
  formatPricePerM2,
  formatRent,
  formatSurface,
} from './formats.ts';
import { callOutcomeLabels, contactMethodLabels, contactTimeLabels, propertyTypeLabel } from './labels.ts';
import { closedOn, dueBefore } from './request-clock.ts';
import { placeOfZone } from './slots.ts';

/** The page of a request, on which an expert answers it. */

export const notesTitle = 'Notes et appels';
export const notesLead =
  'Entre experts. Le propriétaire ne les voit qu’en téléchargeant ses données, sans votre nom.';
export const call = 'Appel';
export const noCall = 'Aucun, une note seulement';
export const note = 'Note interne';
export const noteMissing = 'Écrivez une note, ou dites comment l’appel a fini.';
export const addNote = 'Ajouter';
export const property = 'Le bien';
export const contact = 'Contact';
export const contactMethod = 'Méthode de contact';
export const timeSlot = 'Créneau horaire';
export const ownerMessage = 'Message du propriétaire';
export const noMessage = 'Aucun message';
export const ownerTime = 'Heure du propriétaire';
export const slotAtOwners = 'Créneau, à son heure';
export const history = 'Historique';
export const correctedByOwner = 'Corrigée par le propriétaire';
export const changedMeanwhile = 'Cette demande a changé entre-temps';
export const dismissChanges = 'J’ai compris';
export const finalPrice = 'Prix final';
export const finalPriceHelp = 'En dinars, sans les centimes';
export const lowPrice = 'Prix bas';
export const optional = 'Facultatif';
export const highPrice = 'Prix haut';
export const monthlyRent = 'Loyer mensuel';
export const rentWanted = 'Le propriétaire souhaite louer';
export const comments = 'Commentaires';
export const commentsHelp = 'Facultatif, lu par le propriétaire';
export const commentsNeeded = 'Lu par le propriétaire';
export const completeRequest = 'Terminer la demande…';
export const cancelReason = 'Motif de l’annulation';
export const cancelReasonHelp =
  'Gardé dans l’historique. Le propriétaire, prévenu par SMS, ou par email à l’étranger, le lit dans son tableau de bord.';
export const confirmCancel = 'Confirmer l’annulation';
export const leaveOpen = 'Garder la demande';
export const title = 'Demande d’estimation';
export const contestMark = 'Contestation';
export const contested = 'Ce que le propriétaire conteste';
export const contestedFigures = 'Estimation contestée';
export const correctedSince = 'Corrigée depuis par son propriétaire';
export const whatIf = 'Sans les annonces écartées';
export const leftOut = 'Annonces écartées par le propriétaire';
export const notComparable = 'Annonces jugées non comparables';
export const knownHomes = 'Biens cités par le propriétaire';
export const homesMap = 'Carte du bien et des biens cités';
export const unplacedHome = 'adresse hors de la carte';
export const verdict = 'Votre avis';
export const verdictLabels = {
  confirmed: 'L’estimation est juste',
  corrected: 'Elle est à corriger',
  unknown: 'On ne peut pas savoir',
};
export const elseAnswerOtherwise =
  'Si vous ne retenez pas cette correction, choisissez un autre avis et dites pourquoi.';
export const verdictMissing = 'Choisissez un avis.';
export const nothingToConfirm =
  'Le propriétaire n’a vu aucun chiffre : donnez les vôtres, ou dites que vous ne pouvez pas vous prononcer.';
export const lowRent = 'Loyer bas';
export const highRent = 'Loyer haut';
export const figureMissing = 'Indiquez un prix ou un loyer, avec sa fourchette.';
export const wholeRange = 'Indiquez la fourchette avec le chiffre, autour de lui.';
export const whyMissing = 'Dites pourquoi : le propriétaire le lit.';
export const absurd = (price: string, per: string) =>
  `${price}, soit ${per} : c’est très loin de ce marché. Vérifiez le nombre de zéros avant d’envoyer.`;
export const correctClosed = 'Corriger la réponse…';
export const corrected = 'Réponse corrigée.';
export const leaveAnswer = 'Garder la réponse';
export const allRequests = 'Toutes les demandes';
export const refreshFailed = 'La demande n’a pas pu être actualisée.';
export const unknownRequest = 'Demande introuvable';
export const unknownRequestReasons =
  'Son adresse est incomplète, ou son propriétaire l’a supprimée, ou son compte avec elle.';
export const unsentDraft = 'Votre saisie, non envoyée';
export const clearDraft = 'Effacer cette saisie';
export const handling = 'Traitement';
export const start = 'Démarrer';
export const takeOver = 'Reprendre la demande';
export const take = 'Prendre en charge';
export const completed = 'Demande terminée.';
export const cancelled = 'Demande annulée.';
export const cancelRequest = 'Annuler la demande…';
export const confirmQuestion = 'Envoyer cette réponse au propriétaire ?';
export const noRange = 'Sans fourchette';
export const noRent = 'Sans loyer';
export const confirmExplanation =
  'Le propriétaire lit aussitôt votre réponse dans son tableau de bord et en est prévenu par SMS, ou par email à l’étranger. Une réponse corrigée ensuite garde la première dans l’historique.';
export const sendAnswer = 'Envoyer et terminer';
export const correctAnswer = 'Corriger';
export const notWhole = 'Indiquez un nombre entier de dinars, en chiffres.';
export const priceMissing = 'Indiquez le prix final, en dinars.';
export const priceTooHigh = 'Ce prix dépasse un milliard de dinars.';
export const boundMissing = 'Indiquez les deux bornes de la fourchette, ou aucune.';
export const boundsReversed = 'Le prix bas ne doit pas dépasser le prix haut.';
export const outsideRange = 'Le prix final doit se trouver dans la fourchette.';
export const rentMissing = 'Indiquez le loyer : le propriétaire souhaite louer.';
export const rentTooHigh = 'Ce loyer dépasse un milliard de dinars.';
export const reasonMissing = 'Indiquez le motif de l’annulation.';
export const automaticEstimate = 'Estimation automatique';
export const marketInPreparation =
  'Le marché est en préparation : l’estimation s’affichera dans quelques instants.';
export const notReliable = 'Non fiable : non montré au propriétaire.';

export const notStated = 'Non précisé';
export const ownerAnswers = {
  intention: 'Intention',
  timeline: 'Échéance',
  usage: 'Usage du bien',
  marketing: 'Commercialisation',
  isOwner: 'Propriétaire du bien',
  wantsOffers: 'Souhaite des offres',
};
export const yesOrNo = (value: boolean) => (value ? 'Oui' : 'Non');
export const clockElsewhere = (time: string, timeZone: string) => `${time} (${placeOfZone(timeZone)})`;

interface Course {
  createdAt: string;
  correctedAt: string | undefined;
  dueAt: string;
  closedAt: string | null;
}
/** When a request came, was corrected, and is due or was closed. Dates are ISO 8601. */
export const course = ({ createdAt, correctedAt, dueAt, closedAt }: Course) =>
  formatFacts([
    `Reçue le ${formatMoment(createdAt)}`,
    ...(correctedAt === undefined ? [] : [`corrigée le ${formatMoment(correctedAt)} (voir l’historique)`]),
    closedAt === null ? `à répondre ${dueBefore(dueAt)}` : `fermée ${closedOn(closedAt)}`,
  ]);

/** An expert, as those of the area name them to each other. */
export type Author = 'me' | 'deleted' | { fullName: string };
const byWhom = (author: Author) =>
  `par ${author === 'me' ? 'vous' : author === 'deleted' ? 'un expert dont le compte n’existe plus' : author.fullName}`;

export const unassigned = 'Personne ne s’en occupe encore.';
export const assignedToMe = 'Vous suivez cette demande.';
export const assignedTo = (expert: string) => `Suivie par ${expert}.`;

const moves = {
  take: 'Prise en charge',
  start: 'Démarrée',
  complete: 'Terminée',
  correct: 'Réponse corrigée',
  cancel: 'Annulée',
};
/** 'Démarrée par Leïla Trabelsi' */
export const move = (action: keyof typeof moves, author: Author) => `${moves[action]} ${byWhom(author)}`;
export const requestedBy = (owner: string) => `Demande faite par ${owner}`;
export const change = (step: string, iso: string) => `${step} (${formatMoment(iso)})`;
export const currentState = (hasDraft: boolean) =>
  `La page montre son état actuel.${hasDraft ? ' Votre saisie n’a pas été envoyée ; elle est conservée ci-dessous.' : ''}`;

interface Answer {
  verdict: keyof typeof verdictLabels | null;
  finalPrice: number | null;
  finalRent: number | null;
  comments: string | null;
}
/** The answer that a correction replaced. */
export const replacedAnswer = ({ verdict, finalPrice, finalRent, comments }: Answer) =>
  `Réponse d’avant : ${formatFacts([
    ...(verdict ? [verdictLabels[verdict]] : []),
    ...(finalPrice === null ? [] : [formatPrice(finalPrice)]),
    ...(finalRent === null ? [] : [formatRent(finalRent)]),
    ...(comments ? [`«\u00a0${comments}\u00a0»`] : []),
  ])}`;

/** 'Note par Leïla Trabelsi' */
export const noteBy = (author: Author) => (author === 'me' ? 'Votre note' : `Note ${byWhom(author)}`);
/** 'Appel par Leïla Trabelsi : pas de réponse' */
export const callBy = (author: Author, outcome: keyof typeof callOutcomeLabels | null) =>
  `Appel ${byWhom(author)} : ${outcome === null ? '' : callOutcomeLabels[outcome].toLowerCase()}`;

/** Of an amount as it was typed. */
export const typedAmount = (side: Transaction, text: string) => `${text} ${sideTexts[side].unit}`;
export const rentHelp = 'Facultatif, hors charges';
export const range = (low: number, high: number) => `De ${formatNumber(low)} à ${formatPrice(high)}`;
export const rent = (tnd: number) => `Loyer : ${formatRent(tnd)}`;

/** '+7 %': how far a price is from another */
export function gap(price: number, reference: number): string {
  const percent = Math.round((price / reference - 1) * 100);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatPercent(Math.abs(percent))}`;
}
interface AutomaticPrice {
  price: number;
  isReliable: boolean;
}
/** How the price of an expert lies to the automatic one. */
export const againstEstimate = (price: number, surface: number, automatic: AutomaticPrice | null) =>
  `${formatPricePerM2(Math.round(price / surface))}${
    automatic === null
      ? ''
      : `, ${gap(price, automatic.price)} par rapport à l’estimation automatique${automatic.isReliable ? '' : ' (non fiable)'}`
  }`;

export const computedToday = (basis: Basis | null | undefined) =>
  `Calculée aujourd’hui. ${basisSentence(basis)}`;
const formatFigure = { sale: formatPrice, rent: formatRent };
export const figure = (side: Transaction, tnd: number) => formatFigure[side](tnd);
export const figureDetails = (
  side: Transaction,
  pricePerM2: number | null,
  bounds: { low: number; high: number } | null | undefined,
) =>
  formatFacts([
    ...(pricePerM2 === null ? [] : [formatPricePerM2(pricePerM2)]),
    ...(bounds ? [`de ${formatNumber(bounds.low)} à ${formatFigure[side](bounds.high)}`] : []),
  ]);
export const noFigure = (minComparables: number) =>
  `Pas de chiffre : il faut au moins ${comparablesCount(minComparables)}.`;
export const comparables = (count: number) => `Biens comparables (${formatNumber(count)})`;
export const beyondComparables = 'À défaut, hors critères';
export const tooFar = (maxKm: number) => `à plus de ${maxKm}\u00a0km`;
export const otherType = (type: PropertyType) => `autre type : ${propertyTypeLabel(type).toLowerCase()}`;
export const noComparable = (maxKm: number) => `Aucune annonce du même type dans un rayon de ${maxKm} km.`;

type Value = number | string | boolean | null;
interface Correction {
  field: string;
  from: Value;
  to: Value;
}
type Format = (value: NonNullable<Value>) => string;

const otherFields: Record<string, { label: string; format: Format }> = {
  surface: { label: 'Surface', format: (value) => formatSurface(Number(value)) },
  plot_m2: { label: 'Terrain', format: (value) => formatSurface(Number(value)) },
  preferred_contact_method: {
    label: contactMethod,
    format: (value) => contactMethodLabels[value as keyof typeof contactMethodLabels],
  },
  preferred_contact_time: {
    label: timeSlot,
    format: (value) => contactTimeLabels[value as keyof typeof contactTimeLabels],
  },
  message: { label: 'Message', format: (value) => `«\u00a0${String(value)}\u00a0»` },
};

function attributeField(name: string): { label: string; format: Format } {
  const texts = attributeTexts[name as keyof typeof attributeTexts];
  const values: Record<string, string> = 'values' in texts ? texts.values : {};
  const format: Format = (value) => {
    if (typeof value === 'boolean') return value ? 'oui' : 'non';
    return typeof value === 'number' ? formatNumber(value) : (values[value] ?? value);
  };
  return { label: texts.label, format };
}

/** 'Surface : 100 m² → 120 m²' */
export function correction({ field, from, to }: Correction): string {
  const { label, format } = otherFields[field] ?? attributeField(field);
  const text = (value: Value) => (value === null ? 'non précisé' : format(value));
  return `${label} : ${text(from)} → ${text(to)}`;
}
