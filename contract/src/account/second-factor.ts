import { latinDigits } from '@soumdar/engine';
import { z } from 'zod';
import { successSchema } from '../api/envelope.ts';
import { textSchema } from '../text.ts';
import { codeSchema } from './auth.ts';

/** Characters of a recovery code, of base 32. */
const recoveryCodeLength = 16;

/** As it is compared: without the hyphens and spaces between its parts. */
const bareCode = (typed: string) => latinDigits(typed).replaceAll(/[\s-]/g, '').toUpperCase();

const tokenSchema = textSchema.min(1).max(1000);

/** `code`: of the authenticator app, or a recovery code. */
export const secondFactorLoginSchema = z.object({
  token: tokenSchema,
  code: textSchema
    .max(60)
    .overwrite(bareCode)
    .regex(new RegExp(`^(\\d{6}|[A-Z2-7]{${recoveryCodeLength}})$`), 'must be 6 digits or a recovery code'),
});
export type SecondFactorLogin = z.infer<typeof secondFactorLoginSchema>;

export const secondFactorEnrolmentSchema = z.object({ token: tokenSchema, code: codeSchema });
export type SecondFactorEnrolment = z.infer<typeof secondFactorEnrolmentSchema>;

/** What an authenticator app needs; nothing is stored until it is sent back with a code. */
const offerSchema = z.object({
  token: z.string(),
  /** base 32, to be typed */
  secret: z.string(),
  /** `otpauth://totp/…` */
  url: z.string(),
  /** its QR code: an SVG path over a square of `size` modules */
  qr: z.object({ size: z.int(), path: z.string() }),
});

export const secondFactorResponseSchema = successSchema(
  z.discriminatedUnion('enrolled', [
    z.object({ enrolled: z.literal(true), enrolledAt: z.iso.datetime(), recoveryCodesLeft: z.int() }),
    /** `required`: all else in the area waits for it */
    z.object({ enrolled: z.literal(false), required: z.boolean(), offer: offerSchema }),
  ]),
);
export type SecondFactorStatus = z.infer<typeof secondFactorResponseSchema>['data'];

/** Shown once. */
export const recoveryCodesResponseSchema = successSchema(z.object({ recoveryCodes: z.array(z.string()) }));
