import { z } from 'zod';
import { textSchema } from './text.ts';
import { isInTunisia } from './tunisia.ts';

/** Decimals of a position in degrees: eleven metres. What is finer tells one door from the next, on which no price depends. */
export const positionDecimals = 4;

/** Decimals of the position that others see of a shared estimate: about a kilometre. */
const sharedPositionDecimals = 2;

function roundDegrees(degrees: number, decimals = positionDecimals): number {
  const steps = 10 ** decimals;
  return Math.round(degrees * steps) / steps;
}
const finerDegrees = new RegExp(`(\\d[.,]\\d{${positionDecimals}})\\d+`, 'g');

/** A number that may be a coordinate, rounded as coordinates are. */
export const coarseNumberSchema = z.number().overwrite((degrees) => roundDegrees(degrees));

/** The text with no coordinate finer than positions are kept. */
export const cutFineDegrees = (text: string) => text.replaceAll(finerDegrees, '$1');

/** WGS 84 degrees, as answers give it. */
export const locationSchema = z.object({ lat: z.number(), lng: z.number() });
export type Location = z.infer<typeof locationSchema>;

/** The position of a shared estimate. */
export const coarsePosition = ({ lat, lng }: Location): Location => ({
  lat: roundDegrees(lat, sharedPositionDecimals),
  lng: roundDegrees(lng, sharedPositionDecimals),
});

/** Between which corners a property lies whose coarse position this is. */
export function coarseBounds({ lat, lng }: Location): [southWest: Location, northEast: Location] {
  const half = 0.5 / 10 ** sharedPositionDecimals;
  return [
    { lat: lat - half, lng: lng - half },
    { lat: lat + half, lng: lng + half },
  ];
}

/** WGS 84 degrees, as the body of a call gives it; rounded before anything is done with it. */
export const locationInputSchema = z
  .object({ lat: coarseNumberSchema, lng: coarseNumberSchema })
  .refine(isInTunisia, 'must be in Tunisia');

/** For query strings: numbers come as text, and an empty text is not a number. */
export const degreesInQuerySchema = textSchema
  .regex(/^[+-]?\d{1,3}(\.\d*)?$/, 'must be degrees')
  .transform((text) => roundDegrees(Number(text)));
