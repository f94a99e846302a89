import type { PropertyType, Transaction } from '@soumdar/engine';
import { isolateTyped } from '../isolates.ts';
import {
  comparablesFound,
  landRentText,
  scoreInBrackets,
  sideTexts,
  typicalPropertyText,
} from './estimate.ts';
import { formatCount } from './counting.ts';
import {
  formatFacts,
  formatLongDate,
  formatMonth,
  formatNumber,
  formatPerM2,
  formatPrice,
  formatPricePerM2,
  formatSurface,
} from './formats.ts';
import { propertyTypeLabels } from './labels.ts';

/** The report as a PDF: of an estimate, or of an expert's answer. */

const ofType: Record<PropertyType, string> = {
  apartment: 'd’un appartement',
  house: 'd’une maison',
  villa: 'd’une villa',
  land: 'd’un terrain',
};
export const title = (type: PropertyType) => `Estimation ${ofType[type]}`;
export const fileTitle = (type: PropertyType, iso: string) => `${title(type)}, ${formatLongDate(iso)}`;
export const preparedFor = (owner: string) => `Préparé pour ${isolateTyped(owner)}`;
export const namedByOwner = (name: string) => `Nom choisi par le propriétaire : ${isolateTyped(name)}`;
export const statedAddress = (address: string) =>
  `Adresse indiquée par le propriétaire : ${isolateTyped(address)}`;
export const facts = (type: PropertyType, texts: readonly string[]) =>
  formatFacts([propertyTypeLabels[type], ...texts]);

export const estimatedOn = (iso: string) => `Estimation du ${formatLongDate(iso)}`;
export const madeOn = (iso: string) => `Rapport édité le ${formatLongDate(iso)}`;
export const usableUntil = (iso: string, isOver: boolean) =>
  `Prévu pour servir jusqu’au ${formatLongDate(iso)}${isOver ? ' : cette date est passée, estimez le bien de nouveau' : ''}`;

export const noLandRent = 'Loyer non estimé';
export const noLandRentReason = `${landRentText} : ils ne sont presque jamais publiés.`;
export const figureLabel = (side: Transaction) => `${sideTexts[side].figure}, environ`;
export const amount = (side: Transaction, tnd: number) => `${formatNumber(tnd)} ${sideTexts[side].unit}`;
export const perM2 = (tnd: number) => `soit ${formatPricePerM2(tnd)}`;
export const reliability = (score: number) => `Fiabilité : ${scoreInBrackets(score)}`;
export const leftInEuros = (euros: string) => `Ce qui reste fait ${euros}.`;

export const breakdowns = 'Ce qui fait ces chiffres';
export const breakdownTitle = (side: Transaction) =>
  `${sideTexts[side].transaction} (${sideTexts[side].unit})`;
export const typicalProperty = (town: string | null, texts: readonly string[]) =>
  `${typicalPropertyText(town)} : ${texts.join(', ')}`;
export const yourProperty = 'Votre bien';

export const propertyCaption = 'Où se trouve le bien';
export const placesCaption = (side: Transaction) =>
  `Où sont les biens comparables, ${sideTexts[side].transaction.toLowerCase()} : prix médians`;
export const placePrices = (count: number, medianPerM2: number) =>
  `${formatCount(count, 'annonce')}, ${formatPricePerM2(medianPerM2)}`;

export const comparablesTitle = (side: Transaction) =>
  `Biens comparables, ${sideTexts[side].transaction.toLowerCase()}`;
export const comparablesListed = (found: number, listed: number) =>
  `${comparablesFound(found)}.${listed > 0 ? ` En voici ${listed}.` : ''}`;
export const ownPerM2 = (tnd: number) => `Votre bien : ${formatPricePerM2(tnd)}`;

/** Those of an adjustment grid; `gridNote` says more of them. */
export const gridColumns = {
  asking: 'Demandé',
  time: 'Évolution',
  surface: 'Surface',
  place: 'Lieu',
  rooms: 'Pièces',
  details: 'Autres',
  rest: 'Voisinage',
  adjusted: 'Ajusté',
};
export const gridNote =
  'Évolution : des prix depuis l’annonce ; pièces : et salles de bain ; autres : autres caractéristiques ; voisinage : annonces proches et sites qui publiaient alors. Bande : notre fourchette ; trait : notre chiffre ; cercle vide : demandé ; cercle plein : ajusté.';
export const noAdjustment = '–';
/** 'La Marsa (même quartier) · 118 m² · 4 pièces · décembre 2020 · Très semblable' */
export const gridRow = (one: Omit<Comparable, 'pricePerSqm'> & { likeness: string }) =>
  formatFacts([
    `${one.locality} (${one.nearness})`,
    formatSurface(one.surface),
    ...(one.rooms ? [formatCount(one.rooms, 'pièce')] : []),
    formatMonth(one.listedOn),
    one.likeness,
  ]);

export const columns = {
  surface: 'Surface',
  rooms: 'Pièces',
  place: 'Lieu',
  askingPrice: 'Prix demandé',
  today: 'DT/m² ramené',
  listedOn: 'Annonce du',
};

interface Comparable {
  surface: number;
  rooms: number | null;
  locality: string;
  nearness: string;
  price?: number | undefined;
  pricePerSqm: number;
  listedOn: string;
}

export const cells: Record<keyof typeof columns, (one: Comparable) => string> = {
  surface: ({ surface }) => formatSurface(surface),
  rooms: ({ rooms }) => (rooms ? formatNumber(rooms) : ''),
  place: ({ locality, nearness }) => `${locality} (${nearness})`,
  askingPrice: ({ price }) => (price === undefined ? '' : formatPrice(price)),
  today: ({ pricePerSqm }) => formatPerM2(pricePerSqm),
  listedOn: ({ listedOn }) => formatLongDate(listedOn),
};

export const method = 'Méthode';
export const data = 'Données';
export const noVisit =
  'C’est une estimation, calculée sans visite du bien : elle ne remplace pas l’avis d’un professionnel qui l’a vu.';

export const check = 'Vérifier ce rapport';
export const checkExplanation =
  'Une banque, un notaire ou un acheteur peut s’assurer que ces chiffres sont bien ceux de Soumdar et qu’aucun plus récent ne les remplace : avec ce code, ou en tapant ce numéro à l’adresse';
export const foot = (number: string, publisher: string) => `Rapport n° ${number} · ${publisher}`;
export const pageOf = (page: number, count: number) => `Page ${page} sur ${count}`;
export const continued = (heading: string) => `${heading} (suite)`;

export const anExpert = 'un expert de Soumdar';
export const estimatedOnBy = (iso: string, expert: string) => `${estimatedOn(iso)} par ${expert}`;
export const estimatedBy = (expert: string) => `Estimé par ${expert}`;
export const commentsOf = (expert: string) => `Ce qu’en dit ${expert}`;
export const expertSample =
  'Données d’exemple : les biens comparables de ce rapport viennent d’annonces fictives.';
export const expertMethod = (expert: string, hasComparables: boolean) =>
  `Ces chiffres ont été établis par ${expert}, qui a étudié la demande du propriétaire${hasComparables ? ' et les annonces de biens comparables' : ''}. C’est une estimation : le prix signé dépend aussi de l’état du bien et de la négociation.`;
export const expertData = (iso: string) =>
  `Les biens comparables sont ceux de l’estimation calculée le ${formatLongDate(iso)}, d’après des prix demandés dans les annonces.`;

/** Of pictures, for readers who do not see them. */
export const countryMap = 'Carte de la Tunisie avec la position du bien';
export const spreadFigure = (heading: string, low: string, high: string) =>
  `${heading} : de ${low} à ${high}`;
export const rangeFigure = (heading: string, low: string, high: string) => `${heading}, de ${low} à ${high}`;
export const qrCode = (url: string) => `Code QR qui mène à ${url}`;
export const scale = (km: number) => `${km}\u202fkm`;
