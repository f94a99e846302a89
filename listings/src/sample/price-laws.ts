import {
  type ListedAttribute,
  type PropertyType,
  type Transaction,
  attributes,
  listedAttributes,
  type Attributes,
} from '@soumdar/engine';
import { usualCounts } from './invent-building.ts';
import { ageBands } from './variety.ts';
import type { ZoneFacts } from './zone-facts.ts';

/**
 * Added to the log of a price, lowest answer first: no and yes; one bathroom, two, …; the ground floor up;
 * ages by `ageBands`; conditions and standings.
 */
type Premiums = { [Name in ListedAttribute]?: readonly number[] };

interface PriceLaw {
  /** Prices grow with the surface to this power. */
  surfaceElasticity: number;
  /** Prices grow with the rooms of that surface to this power. */
  roomsElasticity: number;
  premiums: Premiums;
}

/**
 * Measured on public advertisements of 2020–2026 against their neighbours' mean (calculs du projet). Where
 * too few state a detail, answers are in order, slightly apart.
 * @internal
 */
export const priceLaws: Record<Transaction, Record<PropertyType, PriceLaw>> = {
  sale: {
    apartment: {
      surfaceElasticity: 0.7,
      roomsElasticity: 0.05,
      premiums: {
        bathrooms: [-0.067, 0.103, 0.208, 0.303, 0.341],
        condition: [-0.153, -0.094, -0.049, -0.015, 0.049],
        standing: [-0.1, -0.07, 0.01, 0.08, 0.1],
        floor: [0.008, 0.008, 0.003, -0.014, -0.003, -0.003, -0.003],
        ageYears: [0.055, 0.009, -0.008, -0.055, -0.068, -0.087],
        elevator: [-0.01, 0.02],
        seaView: [-0.011, 0.101],
        airConditioning: [-0.022, 0.016],
        centralHeating: [-0.01, 0.015],
        garden: [-0.004, 0.02],
      },
    },
    house: {
      surfaceElasticity: 0.63,
      roomsElasticity: 0.1,
      premiums: {
        bathrooms: [-0.182, 0.046, 0.206, 0.318, 0.37],
        garage: [-0.012, 0.037],
        pool: [-0.016, 0.262],
        condition: [-0.06, -0.045, -0.03, 0.003, 0.068],
        standing: [-0.065, -0.045, -0.02, 0.067],
        ageYears: [0.094, 0.031, -0.01, -0.02, -0.03, -0.04],
        seaView: [-0.01, 0.114],
        airConditioning: [-0.01, 0.038],
        centralHeating: [-0.006, 0.014],
        garden: [-0.026, 0.064],
      },
    },
    villa: {
      surfaceElasticity: 0.55,
      roomsElasticity: 0.1,
      premiums: {
        bathrooms: [-0.204, -0.06, 0.074, 0.139, 0.201],
        garage: [-0.016, 0.006],
        pool: [-0.131, 0.156],
        condition: [-0.05, -0.03, -0.01, 0.01, 0.03],
        standing: [-0.045, -0.02, 0.02, 0.111],
        ageYears: [0.03, 0.015, 0.005, -0.01, -0.02, -0.03],
        seaView: [-0.006, 0.036],
        airConditioning: [-0.017, 0.012],
        centralHeating: [-0.053, 0.045],
        garden: [-0.029, 0.004],
      },
    },
    land: { surfaceElasticity: 0.85, roomsElasticity: 0, premiums: { constructible: [-0.493, 0.03] } },
  },
  rent: {
    apartment: {
      surfaceElasticity: 0.5,
      roomsElasticity: 0.05,
      premiums: {
        bathrooms: [-0.051, 0.143, 0.326, 0.399, 0.489],
        furnished: [-0.064, 0.138],
        condition: [-0.03, -0.018, -0.005, 0.005, 0.02],
        standing: [-0.105, -0.07, 0.025, 0.093],
        ageYears: [0.012, 0.006, 0, -0.006, -0.012, -0.018],
        elevator: [-0.01, 0.02],
        seaView: [0, 0.03],
        airConditioning: [-0.057, 0.003],
        centralHeating: [-0.01, 0.015],
        garden: [-0.008, 0.06],
      },
    },
    house: {
      surfaceElasticity: 0.5,
      roomsElasticity: 0.1,
      premiums: {
        bathrooms: [-0.156, 0.139, 0.36, 0.422, 0.524],
        garage: [-0.015, 0.01],
        pool: [-0.036, 0.195],
        furnished: [-0.062, 0.168],
        condition: [-0.045, -0.035, -0.02, 0.01, 0.043],
        standing: [-0.065, -0.04, 0.03, 0.09],
        ageYears: [0.061, 0.024, -0.012, -0.05, -0.058, -0.068],
        seaView: [0, 0.03],
        airConditioning: [-0.025, 0.003],
        centralHeating: [-0.01, 0.015],
        garden: [-0.031, 0.044],
      },
    },
    villa: {
      surfaceElasticity: 0.55,
      roomsElasticity: 0.1,
      premiums: {
        bathrooms: [-0.227, -0.032, 0.056, 0.112, 0.226],
        garage: [-0.015, 0.01],
        pool: [-0.152, 0.144],
        furnished: [-0.024, 0.15],
        condition: [-0.03, -0.02, -0.01, 0.008, 0.02],
        standing: [-0.065, -0.045, 0.027, 0.055],
        ageYears: [0.029, 0.016, 0.006, -0.01, -0.017, -0.025],
        seaView: [0, 0.03],
        airConditioning: [-0.01, 0.01],
        centralHeating: [-0.017, 0.005],
        garden: [-0.052, 0.006],
      },
    },
    land: { surfaceElasticity: 0.85, roomsElasticity: 0, premiums: { constructible: [-0.493, 0.03] } },
  },
};

/** Third quartile over median of equal properties: a standard deviation of 13 %. */
const noiseSpread = 1.08;

/** Asking price per m², up to a factor that all of the zone share. */
export function relativePricePerM2(zone: ZoneFacts, property: Attributes, noiseQuartiles: number): number {
  const { surfaceElasticity, roomsElasticity, premiums } = priceLaws[zone.transaction][zone.propertyType];
  const usual = usualCounts(zone, property.surfaceM2);
  const roominess = property.rooms === undefined ? 1 : property.rooms / usual.rooms;
  const premium = listedAttributes.reduce(
    (sum, name) => sum + premiumOf(premiums[name], placeOfAnswer(name, property)),
    0,
  );
  return (
    property.surfaceM2 ** (surfaceElasticity - 1) *
    roominess ** roomsElasticity *
    Math.exp(premium) *
    noiseSpread ** noiseQuartiles
  );
}

/** The last premium holds for all answers above it. */
function premiumOf(premiums: readonly number[] | undefined, place: number): number {
  return premiums?.[Math.min(place, premiums.length - 1)] ?? 0;
}

/** Position of an answer among all, from 0; -1 for none. */
function placeOfAnswer(name: ListedAttribute, property: Attributes): number {
  const attribute = attributes[name];
  const answer = property[name];
  if (answer === undefined) return -1;
  if (attribute.kind === 'rank') return attribute.values.findIndex((value) => value === answer);
  if (attribute.kind === 'yesNo') return Number(answer);
  if (name === 'ageYears') return ageBands.findLastIndex(({ fromYears }) => Number(answer) >= fromYears);
  return Number(answer) - attribute.min;
}
