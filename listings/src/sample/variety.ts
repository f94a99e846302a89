import type { ListedAttribute, PropertyType, Transaction } from '@soumdar/engine';

/** How properties of a type differ within a zone. */
interface Variety {
  /** third quartile of the surface over its median */
  surfaceSpread: number;
  /** where the zone's advertisements lack them */
  typical: { rooms: number; bathrooms: number };
  /** Rooms and bathrooms grow with the surface to this power. */
  countElasticity: number;
  /** that have it */
  shares: { [Name in ListedAttribute]?: number };
}

/** About as in public advertisements. */
export const variety: Record<PropertyType, Variety> = {
  apartment: {
    surfaceSpread: 1.25,
    typical: { rooms: 3, bathrooms: 1 },
    countElasticity: 0.5,
    shares: { seaView: 0.2, airConditioning: 0.6, centralHeating: 0.6, garden: 0.15 },
  },
  house: {
    surfaceSpread: 1.35,
    typical: { rooms: 4, bathrooms: 2 },
    countElasticity: 0.3,
    shares: {
      garage: 0.4,
      pool: 0.1,
      seaView: 0.15,
      airConditioning: 0.4,
      centralHeating: 0.35,
      garden: 0.35,
    },
  },
  villa: {
    surfaceSpread: 1.4,
    typical: { rooms: 5, bathrooms: 2 },
    countElasticity: 0.3,
    shares: {
      garage: 0.75,
      pool: 0.45,
      seaView: 0.2,
      airConditioning: 0.65,
      centralHeating: 0.55,
      garden: 0.85,
    },
  },
  land: {
    surfaceSpread: 1.75,
    typical: { rooms: 0, bathrooms: 0 },
    countElasticity: 0,
    shares: {},
  },
};

/** The other plots are farm land, rarer in advertisements. */
export const buildableShare = 0.67;

export const furnishedShare: Record<Transaction, number> = { sale: 0.1, rent: 0.35 };

/** These governorates have no sea view. */
export const inlandGovernorates = [
  'Béja',
  'Gafsa',
  'Kairouan',
  'Kasserine',
  'Kébili',
  'Le Kef',
  'Manouba',
  'Sidi Bouzid',
  'Siliana',
  'Tataouine',
  'Tozeur',
  'Zaghouan',
];

/** From economic to luxury. */
export const standingShares = [0.1, 0.3, 0.42, 0.18];
/** From the ground floor up. */
export const floorShares = [0.12, 0.25, 0.24, 0.16, 0.11, 0.07, 0.05];
/** By the same floors. */
export const liftShares = [0.4, 0.5, 0.55, 0.65, 0.75, 0.95, 0.95];

/** Younger properties are in better condition. */
export const ageBands = [
  { fromYears: 0, share: 0.22, conditionShares: [0, 0.02, 0.08, 0.2, 0.7] },
  { fromYears: 3, share: 0.18, conditionShares: [0.01, 0.04, 0.4, 0.25, 0.3] },
  { fromYears: 6, share: 0.22, conditionShares: [0.03, 0.07, 0.5, 0.28, 0.12] },
  { fromYears: 11, share: 0.2, conditionShares: [0.07, 0.1, 0.55, 0.25, 0.03] },
  { fromYears: 21, share: 0.14, conditionShares: [0.16, 0.14, 0.5, 0.18, 0.02] },
  { fromYears: 41, share: 0.04, conditionShares: [0.3, 0.2, 0.4, 0.1, 0] },
];
export const oldestYears = 60;
