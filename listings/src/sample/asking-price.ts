import { attributes, listedAttributes } from '@soumdar/engine';
import type { Attributes, ListedAttribute } from '@soumdar/engine';
import { usualCounts } from './invent-building.ts';
import { priceLaws } from './price-laws.ts';
import { ageBands } from './variety.ts';
import type { ZoneFacts } from './zone-facts.ts';

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
