import type { PropertyType, Transaction } from '@soumdar/engine';
import { sideTexts } from './estimate.ts';
import {
  formatChange,
  formatLongDate,
  formatNumber,
  formatPrice,
  formatQuarter,
  formatRent,
  formatShare,
} from './formats.ts';
import { propertyTypeLabel } from './labels.ts';

/** How the value of a followed property went. */

export const formatFigure: Record<Transaction, (tnd: number) => string> = {
  sale: formatPrice,
  rent: formatRent,
};

export const followedSince = (iso: string, correctedOn: string | undefined) =>
  `Suivi depuis le ${formatLongDate(iso)}, tel que vous l’avez ${correctedOn ? `corrigé le ${formatLongDate(correctedOn)}` : 'décrit alors'} : une nouvelle estimation n’y change rien. Sa valeur est recalculée à chaque mise à jour du marché.`;
export const yourAddress = (email: string) =>
  `Votre adresse : <email>${email}</email>. Elle se corrige dans <myData>« Mes données »</myData>.`;

export const noFigureYet =
  'Pas de chiffre assez fiable : il viendra ici dès que les annonces autour y suffisent.';
export const chartTitle = (side: Transaction, since: string) =>
  `${sideTexts[side].title} depuis le ${formatLongDate(since)}, avec sa fourchette`;
export const corrected = 'Bien corrigé';
export const correctedMark = 'corrigé';
export const lineBegins = 'La courbe commence à la prochaine mise à jour du marché.';
export const movedBy = 'Ce qui l’a fait bouger la dernière fois';

const on = (days: readonly string[]) => days.map((day) => `le ${formatLongDate(day)}`).join(', ');
export const methodChanges = (days: readonly string[]) =>
  `${days.length > 1 ? 'Traits verticaux' : 'Trait vertical'} : notre méthode de calcul a changé ${on(days)}.`;

interface Figure {
  low: number;
  high: number;
}
export const range = ({ low, high }: Figure) => `${formatNumber(low)} à ${formatNumber(high)}`;
export const rangeOn = (side: Transaction, { low, high }: Figure, iso: string) =>
  `de ${formatNumber(low)} à ${formatFigure[side](high)}, le ${formatLongDate(iso)}`;
/** Why a day has no figure. */
export const missingTexts = {
  not_covered: 'Plus aucune annonce autour',
  too_few: 'Trop peu d’annonces autour',
  fault: 'Pas calculé cette fois',
  unreliable: 'Pas de chiffre assez fiable',
};
export const missingOn = (missing: keyof typeof missingTexts, iso: string) =>
  `${missingTexts[missing]}, le ${formatLongDate(iso)}.`;
export const changeSince = (change: number, iso: string) =>
  `<change>${formatChange(change)}</change> depuis le ${formatLongDate(iso)}`;
/** @param share that nine changes in ten stay under, from one model to the next */
export const noise = (share: number) =>
  `D’un modèle à l’autre, neuf chiffres sur dix comme celui-ci bougent de moins de ${formatShare(share)}.`;

/** A part of what moved a price; `change` is a share of it. */
export interface Cause {
  kind: 'index' | 'listings' | 'model' | 'listingsAndModel' | 'listingsAndMethod';
  change: number;
  modelDay?: string | null;
}

const causeLabels: Record<Cause['kind'], (ofDay: string) => string> = {
  index: () => 'Indice des prix de l’INS',
  listings: () => 'Annonces autour',
  model: (ofDay) => `Modèle appris à nouveau${ofDay}`,
  listingsAndModel: (ofDay) => `Annonces autour et nouveau modèle${ofDay}, qui ne se séparent pas ici`,
  listingsAndMethod: (ofDay) => `Annonces autour et nouvelle méthode${ofDay}, qui ne se séparent pas ici`,
};
export const causeLabel = ({ kind, modelDay }: Cause) =>
  causeLabels[kind](modelDay ? `, du ${modelDay}` : '');
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
/** 'Indice des prix de l’INS + 0,1 % ; annonces autour + 1,2 %' */
export const causes = (list: readonly Cause[]) =>
  list
    .map((cause, at) => {
      const label = causeLabel(cause);
      return `${at === 0 ? label : lowerFirst(label)} ${formatChange(cause.change)}`;
    })
    .join('\u00a0; ');

/** For whoever does not see the line. */
export const describeLine = (
  side: Transaction,
  ends: readonly { date: string; price: number }[],
  correctedOn: readonly string[],
) =>
  [
    `${ends.map(({ date, price }) => `${formatFigure[side](price)} le ${formatLongDate(date)}`).join(', ')}.`,
    ...(correctedOn.length === 0 ? [] : [`${corrected} ${on(correctedOn)}.`]),
    'Les chiffres sont dans le tableau.',
  ].join(' ');

export const numbers = 'Les chiffres';
export const tableCaption = (side: Transaction) => `${sideTexts[side].title}, en DT`;
export const columns: string[] = ['Date', 'Estimation', 'Fourchette'];

export const indexHeading = 'Indice de l’INS pour tout le pays, 100 en 2015';
export const indexTitle = (type: PropertyType) =>
  `Indice des prix de l’INS pour tout le pays, ${propertyTypeLabel(type).toLowerCase()}, 100 en 2015`;
interface IndexPoint {
  quarter: string;
  index: number;
}
const indexAt = ({ quarter, index }: IndexPoint) => `${formatNumber(index)} au ${formatQuarter(quarter)}`;
export const indexEnds = (first: IndexPoint, last: IndexPoint) => `${indexAt(first)}, ${indexAt(last)}.`;
export const indexNote = (type: PropertyType, lastQuarter: string) =>
  `${propertyTypeLabel(type)}, prix de vente publiés par l’Institut national de la statistique jusqu’au ${formatQuarter(lastQuarter)}. Nos calculs le prolongent ensuite à son rythme de la dernière année.`;
