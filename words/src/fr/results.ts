import { formatCount } from './formats.ts';

/** The page of a result, and that of a shared one. */

export const about = 'environ';
export const signedPrice =
  'C’est une estimation : le prix signé dépend aussi de l’état du bien et de la négociation.';
export const landRentReason =
  'Les loyers de terrains ne sont presque jamais publiés : aucun chiffre ne serait honnête.';
export const scoreOrigin = 'D’où vient ce score ?';

export const whyTheseFigures = 'Pourquoi ces chiffres ?';
export const showBreakdown = 'Voir ce qui fait chaque chiffre';
export const breakdownMeaning =
  'On part d’un bien typique du même type au même endroit, puis on ajoute ou retire ce qui distingue celui-ci. La largeur d’une barre entière est le prix.';
export const typicalProperty = 'Bien typique';
export const thisProperty = 'Ce bien';

export const reliabilityTitle = 'Analyse de fiabilité';
export const whatIsAComparable = 'Qu’est-ce qu’un bien comparable ?';
export const showComparables = 'Voir les biens comparables';
export const comparables = 'Biens comparables';
export const meanDistance = 'Distance moyenne';
export const surfaceSimilarity = 'Surfaces semblables';
export const ofTheListed = (count: number) =>
  `Distance et surfaces : celles des ${formatCount(count, 'annonce')} ci-dessous.`;
export const neighbourhood = 'Quartier';
export const listings = 'Annonces';
export const medianPrice = 'Prix médian';
export const spreadPerM2 = 'Étendue, DT/m²';
