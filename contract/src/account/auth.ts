import { latinDigits } from '@soumdar/engine';
import { z } from 'zod';
import { emailMaxLength, isNormalEmail, normaliseEmail } from './email.ts';
import { successSchema } from '../api/envelope.ts';
import { mostDevices, passwordMaxLength, passwordMinLength } from '../limits.ts';
import { isInternationalTunisianMobile, isWrittenAsAbroad } from './phone.ts';
import { nameSchema, textSchema } from '../text.ts';
import { locales } from '../vocabulary.ts';

/** Normalised by `normaliseEmail`. */
export const emailSchema = textSchema
  .trim()
  .max(emailMaxLength, { abort: true })
  .overwrite(normaliseEmail)
  .refine(isNormalEmail, 'must look like name@domain.tld');

export const codeSchema = textSchema.overwrite(latinDigits).regex(/^\d{6}$/, 'must be 6 digits');
/** Counts an emoji as one character of two UTF-16 code units. */
export const passwordSchema = textSchema
  .max(passwordMaxLength)
  .refine(
    (password) => Array.from(password).length >= passwordMinLength,
    `must be at least ${passwordMinLength} characters long`,
  );

export const fullNameSchema = nameSchema.regex(/[\p{L}\p{N}]/u).max(120);

export const phoneFields = {
  phone: textSchema.max(20).overwrite(latinDigits),
  abroad: z.boolean().optional(),
};

/** Checks the phone by the country in the body, even when other fields are wrong. */
export function withPhoneOfCountry<Body extends z.ZodObject>(body: Body): Body {
  const wrong = { path: ['phone'], when: () => true };
  const fields = (value: unknown) => (value ?? {}) as { phone?: unknown; abroad?: unknown };
  return body
    .refine(
      (value) => {
        const { phone, abroad } = fields(value);
        return abroad === true || typeof phone !== 'string' || isInternationalTunisianMobile(phone);
      },
      { ...wrong, error: 'must be +216 and 8 digits with an allowed Tunisian prefix' },
    )
    .refine(
      (value) => {
        const { phone, abroad } = fields(value);
        return abroad !== true || typeof phone !== 'string' || isWrittenAsAbroad(phone);
      },
      { ...wrong, error: foreignPhoneRule },
    );
}

export const foreignPhoneRule = 'must be + and the number of a country other than Tunisia, in E.164 form';

/** `abroad`: the foreign `phone` is neither verified nor unique, and codes go to the email. */
export const registerRequestSchema = withPhoneOfCountry(
  z.object({
    email: emailSchema,
    password: passwordSchema,
    full_name: fullNameSchema,
    ...phoneFields,
    /** the policy version shown; the newest when absent or unknown */
    policy_version: textSchema.max(20).optional(),
    /** of emails, SMS and reports; French when absent */
    locale: z.enum(locales).optional(),
  }),
);
export type RegisterRequest = z.infer<typeof registerRequestSchema>;

/** Identifies a registration until its phone is verified. */
const registrationSchema = textSchema.min(1).max(100);

/** `humanCheckToken`: required after a 403 `Human check required`. */
export const codeRequestSchema = z.object({
  email: emailSchema,
  humanCheckToken: textSchema.min(1).max(4096).optional(),
});
export const verificationCodeRequestSchema = codeRequestSchema.extend({
  registration: registrationSchema.optional(),
});
export type VerificationCodeRequest = z.infer<typeof verificationCodeRequestSchema>;
export type CodeRequest = z.infer<typeof codeRequestSchema>;

/** Marks that earlier logins on this device returned, for any account. */
const devicesSchema = z.array(textSchema.max(200)).max(mostDevices);

/** `devices`: of a known one, requests are not refused because of strangers' requests. */
export const forgotPasswordRequestSchema = codeRequestSchema.extend({ devices: devicesSchema.optional() });
export type ForgotPasswordRequest = z.infer<typeof forgotPasswordRequestSchema>;
export const emailAndCodeRequestSchema = z.object({ email: emailSchema, code: codeSchema });

/** `password` replaces a lost `registration`, when its email was registered again before verification. */
export const verifyPhoneRequestSchema = emailAndCodeRequestSchema.extend({
  registration: registrationSchema.optional(),
  password: textSchema.max(passwordMaxLength).optional(),
});
export type VerifyPhoneRequest = z.infer<typeof verifyPhoneRequestSchema>;

export const loginRequestSchema = z.object({
  email: emailSchema,
  password: textSchema.min(1).max(passwordMaxLength),
  remember: z.boolean().optional(),
  devices: devicesSchema.optional(),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

export const resetPasswordRequestSchema = z.object({
  email: emailSchema,
  code: codeSchema,
  newPassword: passwordSchema,
});

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  phone: z.string().optional(),
  /** codes go to the email */
  abroad: z.literal(true).optional(),
  role: z.literal('expert').optional(),
  /** absent from an older server */
  locale: z.enum(locales).optional(),
});
export type User = z.infer<typeof userSchema>;

/** Sent to the old phone, or to the old email of an account abroad. */
export const undoContactChangeSchema = z.object({ token: textSchema.min(1).max(100) });

/** Shows only the last two digits of a phone, or the first letter of an email and its domain. */
const toPhoneSchema = z.object({ maskedPhone: z.string() });
const toEmailSchema = z.object({ maskedEmail: z.string() });
export type CodeTarget = z.infer<typeof toPhoneSchema> | z.infer<typeof toEmailSchema>;

const pending = { registration: z.string() };
export const registerResponseSchema = successSchema(
  z.union([toPhoneSchema.extend(pending), toEmailSchema.extend(pending)]),
);
export const codeTargetResponseSchema = successSchema(z.union([toPhoneSchema, toEmailSchema]));
export const loginResponseSchema = successSchema(
  /** `device`: to send with later logins, so that this device is recognized */
  z.object({ token: z.string(), device: z.string(), user: userSchema }),
);
export const sessionResponseSchema = successSchema(z.object({ user: userSchema }));
