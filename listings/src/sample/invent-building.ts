import { conditions, standings, type OptionalAttributes } from '@soumdar/engine';
import type { Draw } from './draw.ts';
import { placeAmong } from './spread.ts';
import {
  ageBands,
  floorShares,
  furnishedShare,
  inlandGovernorates,
  liftShares,
  oldestYears,
  standingShares,
  variety,
} from './variety.ts';
import type { ZoneFacts } from './zone-facts.ts';

const leastM2PerRoom = 16;
const ageShares = ageBands.map(({ share }) => share);

export function inventBuilding(zone: ZoneFacts, surfaceM2: number, { value, age }: Draw) {
  const { propertyType, transaction, governorate } = zone;
  const usual = usualCounts(zone, surfaceM2);
  const mostRooms = Math.max(1, Math.floor(surfaceM2 / leastM2PerRoom));
  const rooms = Math.min(wholeAround(usual.rooms, value.rooms), mostRooms);
  const floor = placeAmong(floorShares, value.floor);
  const ageBand = placeAmong(ageShares, value.ageYears);
  const shares: { [Name in keyof typeof value]?: number } = {
    ...variety[propertyType].shares,
    furnished: furnishedShare[transaction],
    ...(propertyType === 'apartment' && { elevator: liftShares[floor] }),
    ...(inlandGovernorates.includes(governorate) && { seaView: 0 }),
  };
  const has = (name: keyof typeof value) => value[name] < (shares[name] ?? 0);
  return {
    rooms,
    bathrooms: Math.min(wholeAround(usual.bathrooms, value.bathrooms), rooms),
    garage: has('garage'),
    pool: has('pool'),
    furnished: has('furnished'),
    condition: conditions[placeAmong(ageBands[ageBand]!.conditionShares, value.condition)],
    standing: standings[placeAmong(standingShares, value.standing)],
    floor,
    ageYears: yearsWithin(ageBand, age),
    elevator: has('elevator'),
    seaView: has('seaView'),
    airConditioning: has('airConditioning'),
    centralHeating: has('centralHeating'),
    garden: has('garden'),
  } satisfies OptionalAttributes;
}

/** Usual rooms and bathrooms of a surface in the zone, not rounded. */
export function usualCounts(zone: ZoneFacts, surfaceM2: number): { rooms: number; bathrooms: number } {
  const { typical, countElasticity } = variety[zone.propertyType];
  const size = (surfaceM2 / zone.surfaceM2Median) ** countElasticity;
  return {
    rooms: (zone.roomsMedian ?? typical.rooms) * size,
    bathrooms: (zone.bathroomsMedian ?? typical.bathrooms) * size,
  };
}

/** One more or less for some. */
function wholeAround(usual: number, chance: number): number {
  const oneOff = Number(chance > 0.8) - Number(chance < 0.2);
  return Math.max(1, Math.round(usual) + oneOff);
}

function yearsWithin(ageBand: number, chance: number): number {
  const { fromYears } = ageBands[ageBand]!;
  const after = ageBands[ageBand + 1]?.fromYears ?? oldestYears + 1;
  return fromYears + Math.floor(chance * (after - fromYears));
}
