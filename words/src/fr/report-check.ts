import type { PropertyType, Transaction } from '@soumdar/engine';
import { formatCount } from './counting.ts';
import { sideTexts } from './estimate.ts';
import { formatLongDate, formatPrice, formatRent, formatSurface } from './formats.ts';
import { propertyTypeLabel } from './labels.ts';
import { areForCorrected, verdictTexts, type Corrections } from './opinion.ts';
import { nearPlaceText, placeName, type NamedPlace } from './places.ts';

export const title = 'Vérifier un rapport';
export const explanation =
  'Le rapport que l’on vous a remis vient-il de Soumdar, et est-il à jour ? Tapez son numéro et le montant imprimé.';
export const number = 'Numéro du rapport';
export const printedPrice = 'Prix de vente imprimé (DT)';
export const printedPriceHelp = 'Le loyer mensuel, si le rapport n’a pas de prix de vente';
export const submit = 'Vérifier';
export const unknown = 'Inconnu';
export const mismatch = 'Non conforme';
export const unknownNumber =
  'Aucun rapport ne porte ce numéro, ou l’estimation a été effacée depuis. Relisez le numéro imprimé.';
export const otherAmount = (amount: number) =>
  `Un rapport porte ce numéro, mais pas ${formatPrice(amount)} pour prix de vente (ou pour loyer, s’il n’a pas de prix). Relisez le montant imprimé : s’il est bien celui que vous avez tapé, ce rapport a été modifié.`;
export const match = 'Conforme';
export const isLatest = 'C’est la dernière de ce bien.';
export const isLatestOpinion = 'Aucun expert n’a donné d’avis plus récent sur ce bien.';
export const isSuperseded =
  'Une estimation plus récente de ce bien, ou d’un bien de même type et de même surface au même endroit, existe : demandez-la à son propriétaire.';

interface GenuineReport {
  side: Transaction;
  byExpert: boolean;
  propertyType: PropertyType;
  /** m² */
  surface: number;
  place: NamedPlace;
}

export const genuine = ({ side, byExpert, propertyType, surface, place }: GenuineReport) =>
  `${side === 'sale' ? 'Ce prix de vente' : 'Ce loyer'} est bien celui du rapport ${byExpert ? 'd’un expert de Soumdar' : 'de Soumdar'} sur ce bien : ${propertyTypeLabel(propertyType).toLowerCase()} de ${formatSurface(surface)}, ${nearPlaceText(placeName(place))}.`;

export const rentInReport = (rent: number) => `Son loyer : ${formatRent(rent)}.`;
export const statedByOwner =
  'Le nom du bien, son adresse et le nom de la personne, s’ils sont imprimés, sont ceux que le propriétaire a tapés : nous ne les vérifions pas.';

interface Opinion {
  verdict: keyof typeof verdictTexts;
  sale?: number | undefined;
  rent?: number | undefined;
  corrections?: Corrections | undefined;
}

export const opinionInReport = ({ verdict, sale, rent, corrections }: Opinion) =>
  [
    'Ce rapport porte l’avis d’un expert.',
    verdictTexts[verdict],
    ...(sale === undefined ? [] : [`${sideTexts.sale.title} : ${formatPrice(sale)}.`]),
    ...(rent === undefined ? [] : [`${sideTexts.rent.title} : ${formatRent(rent)}.`]),
    ...(corrections ? [areForCorrected(corrections)] : []),
  ].join(' ');

/** 'aujourd’hui', 'il y a 12 jours', 'il y a 3 mois' */
export function age(days: number): string {
  if (days < 1) return 'aujourd’hui';
  return `il y a ${days < 60 ? formatCount(days, 'jour') : formatCount(Math.floor(days / 30.44), 'mois', 'mois')}`;
}
export const estimatedOn = (iso: string, days: number) =>
  `Estimation du ${formatLongDate(iso)} (${age(days)}).`;

export const usableUntil = (iso: string, isOver: boolean) =>
  isOver
    ? `Ce rapport était prévu pour servir jusqu’au ${formatLongDate(iso)} : cette date est passée.`
    : `Ce rapport est prévu pour servir jusqu’au ${formatLongDate(iso)}.`;

export const numberForm = (length: number) =>
  `Le numéro a ${length} lettres et chiffres, comme 7K3M-9QXT-2B4C-8VWZ`;
export const amountWithComma = 'Tapez le montant en dinars entiers, sans virgule';
export const amountForm = 'Tapez le montant imprimé dans le rapport, en dinars';
