import { z } from 'zod';
import { textSchema } from '../text.ts';
import { isInTunisia } from './tunisia.ts';

/** About eleven metres: no price depends on a finer position. */
export const positionDecimals = 4;

/** About a kilometre, for visitors of a shared estimate. */
const sharedPositionDecimals = 2;

function roundDegrees(degrees: number, decimals = positionDecimals): number {
  const steps = 10 ** decimals;
  return Math.round(degrees * steps) / steps;
}
/** As typed on any keyboard. */
const digit = String.raw`[\d٠-٩۰-۹]`;
const finerDegrees = new RegExp(`(${digit}[.,٫]${digit}{${positionDecimals}})${digit}+`, 'g');

export const coarseNumberSchema = z.number().overwrite((degrees) => roundDegrees(degrees));

/** Cuts coordinates finer than stored positions. */
export const cutFineDegrees = (text: string) => text.replaceAll(finerDegrees, '$1');

/** How well a position is known: to its point, or by the name of its neighbourhood or town alone. */
export const precisions = ['point', 'neighbourhood', 'town'] as const;
export type Precision = (typeof precisions)[number];

/** WGS 84 degrees. */
export const locationSchema = z.object({ lat: z.number(), lng: z.number() });
export type Location = z.infer<typeof locationSchema>;

/** Of a property. */
export const propertyLocationSchema = locationSchema.extend({
  /** absent for a point, and from an older server */
  precision: z.enum(precisions).optional(),
});
export type PropertyLocation = z.infer<typeof propertyLocationSchema>;

export const coarsePosition = ({ lat, lng }: Location): Location => ({
  lat: roundDegrees(lat, sharedPositionDecimals),
  lng: roundDegrees(lng, sharedPositionDecimals),
});

/** The square that a coarse position stands for. */
export function coarseBounds({ lat, lng }: Location): [southWest: Location, northEast: Location] {
  const half = 0.5 / 10 ** sharedPositionDecimals;
  return [
    { lat: lat - half, lng: lng - half },
    { lat: lat + half, lng: lng + half },
  ];
}

/** WGS 84 degrees, rounded before use. */
export const locationInputSchema = z
  .object({
    lat: coarseNumberSchema,
    lng: coarseNumberSchema,
    /** with `town`, a range is one over the whole town */
    precision: z.enum(precisions).default('point'),
  })
  .refine(isInTunisia, 'must be in Tunisia');

/** An empty text is not a number. */
export const degreesInQuerySchema = textSchema
  .regex(/^[+-]?\d{1,3}(\.\d*)?$/, 'must be degrees')
  .transform((text) => roundDegrees(Number(text)));
