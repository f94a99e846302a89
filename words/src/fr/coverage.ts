import { ofPlace } from './places.ts';

/** An estimate for the whole of a town, since its neighbourhood is unknown. */

export const wholeTown = (town: string) => `pour toute la ville ${ofPlace(town)}`;

export const wholeTownSentence = (town: string) =>
  `Estimation ${wholeTown(town)}, tous quartiers confondus : 8 annonces de la ville sur 10 tombent dans la fourchette, pour un bien comme celui-ci.`;

export const nameNeighbourhood = 'Préciser le quartier';
