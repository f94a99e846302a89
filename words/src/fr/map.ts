import { formatPricePerM2 } from './formats.ts';
import { learnedCount } from './counts.ts';
import { levelText } from './level.ts';
import { inZone, ofPlace } from './places.ts';
import type { PropertyType } from '@soumdar/engine';
import { maxComparableKm } from '@soumdar/engine';
import { formatNumber } from './formats.ts';
import { isolateTyped } from '../isolates.ts';

/** Maps: choosing a place, and reading prices. */

export const addressUnderWay = 'Recherche de l’adresse…';
export const noAddress = 'Adresse introuvable : la position suffit.';
export const address = 'Adresse du bien';
export const validate = 'Valider';
export const noTiles = 'Le fond de carte ne se charge pas.';
export const zoomIn = 'Zoomer';
export const zoomOut = 'Dézoomer';
export const coastSource = 'Côtes : GSHHG';
export const contributors = 'contributeurs d’OpenStreetMap';
export const mapFailed = 'La carte n’a pas pu être chargée. Le tableau dit la même chose.';
export const chooseTitle = 'Choisissez l’emplacement de votre bien';
export const locateMe = 'Me localiser';
export const outside = 'Cette position est hors de Tunisie. Choisissez un lieu dans le pays.';
export const clickExactPlace = 'La carte s’est rapprochée. Cliquez maintenant à l’endroit exact du bien.';
export const clickOrSearch = 'Cliquez sur la carte ou cherchez un lieu pour placer votre bien.';
export const confirm = 'Confirmer';
export const whichNeighbourhood = 'Dans quel quartier ?';
export const unknownNeighbourhood = 'Je ne sais pas';
export const filterNeighbourhoods = 'Filtrer les quartiers';
export const neighbourhoodsOf = (town: string) => `Quartiers ${ofPlace(town)}`;
export const noNeighbourhoodLike = (text: string) =>
  `Aucun quartier ne contient « ${isolateTyped(text.trim())} ».`;
export const inTown = (neighbourhood: string, town: string) => `${neighbourhood}, ${town}`;
export const searchPlace = 'Rechercher un lieu';
export const searchPlaceholder = 'Ville, quartier, coordonnées';
export const foundPlaces = 'Lieux trouvés';
export const noTilesPicker =
  'Le fond de carte ne se charge pas : le contour du pays et les noms de lieux suffisent pour placer votre bien.';
export const keys =
  'Flèches : déplacer la carte. + et − : zoomer. Entrée : placer le repère au centre, puis Tabulation et flèches pour l’ajuster.';
export const marker = 'Repère du bien : les flèches le déplacent';
export const atSea = 'Ce point semble en mer. Déplacez le repère, ou confirmez s’il est bien placé.';
export const noTilesAround = 'Le fond de carte ne se charge pas : dézoomez pour voir les lieux autour.';
export const searching = 'Recherche en cours…';
export const searchFailed = 'La recherche ne répond pas. Cliquez sur la carte pour placer votre bien.';
export const estimateHere = 'Estimer ici';
export const exploreMap = 'Toucher pour explorer la carte';
export const oneFinger = 'Un doigt déplace la carte';
export const leaveMap = 'Quitter la carte';
export const wholeScreen = 'Plein écran';
export const leaveWholeScreen = 'Réduire la carte';
export const closeCard = 'Fermer la fiche';

export const writeAddress = 'Écrire <hidden>l’adresse</hidden>';
export const correctAddress = 'Corriger <hidden>l’adresse</hidden>';
export const showAllPricesOf = (zone: string) => `Voir tous les prix<hidden> : ${zone}</hidden>`;

/** @param what 'annonces', of which the largest circle has so many */
export const circleSizes = (what: string, largest: number) =>
  `Surface d’un cercle : nombre d’${what}${largest > 0 ? ` (le plus grand : ${formatNumber(largest)})` : ''}`;
export const all = 'tous';
export const under = (bound: string) => `moins de ${bound}`;
export const andMore = (bound: string) => `${bound} et plus`;
export const fromTo = (low: string, high: string) => `de ${low} à ${high}`;

const clickInstead = 'Cliquez sur la carte pour placer votre bien.';
export const unsupported = 'La géolocalisation n’est pas supportée par votre navigateur';
export const denied = `L’accès à votre position a été refusé. ${clickInstead}`;
export const unavailable = `Votre position est introuvable pour le moment. ${clickInstead}`;
export const timedOut = `La recherche de votre position a pris trop de temps. ${clickInstead}`;

export const notCovered = `<strong>Lieu non couvert :</strong> aucune annonce à moins de ${maxComparableKm} km. Choisissez un autre lieu, ou continuez pour demander une estimation manuelle à un expert.`;
export const placeDetail = (governorate: string, postalCode: string | null) =>
  [`Gouvernorat : ${governorate}`, postalCode].filter(Boolean).join(' · ');
export const latLng = 'Latitude, longitude';
export const noPlaceFor = (query: string) =>
  `Aucun lieu trouvé pour « ${isolateTyped(query)} ». Essayez une ville ou un quartier, puis cliquez sur la carte.`;
export const propertyMap = 'Carte du bien';

const plurals: Record<PropertyType, string> = {
  apartment: 'Appartements',
  house: 'Maisons',
  villa: 'Villas',
  land: 'Terrains',
};

interface NamedZone {
  slug: string;
  name: string;
}

interface ZonePrices {
  zone: NamedZone;
  type: PropertyType;
  count: number | null;
  medianPerSqm: number | null;
  /** the larger zone whose price stands for a zone without one */
  instead?: (NamedZone & { medianPerSqm: number | null }) | null | undefined;
  /** day to whose level it is brought */
  asOf: string;
  isSample: boolean;
}

/** 'Appartements : 300 annonces de vente dont nous apprenons à La Soukra, médiane demandée au niveau du 2 mars 2026 : 3 280 DT/m²' */
export function zonePrices({ zone, type, count, medianPerSqm, instead, asOf, isSample }: ZonePrices): string {
  const level = levelText({ transaction: 'sale', at: asOf, ofAgencies: false });
  const median =
    medianPerSqm === null
      ? instead?.medianPerSqm != null &&
        `\u00a0; médiane demandée ${inZone(instead)}, ${level} : ${formatPricePerM2(instead.medianPerSqm)}`
      : `, médiane demandée ${level} : ${formatPricePerM2(medianPerSqm)}`;
  const advertised = `${learnedCount(count, 'de vente')} ${inZone(zone)}`;
  return `${plurals[type]} : ${advertised}${median || ', trop peu pour un prix'}${isSample ? ' (données d’exemple)' : ''}.`;
}

export const mapName = 'Carte';
