import { z } from 'zod';
import { emailMaxLength, emailPattern } from './email.ts';
import { successSchema } from './envelope.ts';
import { mostDevices, passwordMaxLength, passwordMinLength } from './limits.ts';
import { isInternationalTunisianMobile } from './phone.ts';
import { textSchema } from './text.ts';

/** Trimmed and in lower case. */
export const emailSchema = textSchema
  .trim()
  .toLowerCase()
  .max(emailMaxLength, { abort: true })
  .regex(emailPattern, 'must look like name@domain.tld');

export const codeSchema = z.string().regex(/^\d{6}$/, 'must be 6 digits');
/** Characters are counted as people see them: one emoji is one, though it takes two UTF-16 code units. */
export const passwordSchema = z
  .string()
  .max(passwordMaxLength)
  .refine(
    (password) => Array.from(password).length >= passwordMinLength,
    `must be at least ${passwordMinLength} characters long`,
  );
export const phoneSchema = z
  .string()
  .refine(isInternationalTunisianMobile, 'must be +216 and 8 digits with an allowed Tunisian prefix');

export const fullNameSchema = textSchema.trim().min(1).max(120);

export const registerRequestSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  full_name: fullNameSchema,
  phone: phoneSchema,
});
export type RegisterRequest = z.infer<typeof registerRequestSchema>;

/** Identifies a registration until its phone is verified; returned by `/api/auth/register`. */
const registrationSchema = z.string().min(1).max(100);

/** `humanCheckToken`: the token of a passed human check, required after a 403 `Human check required`. */
export const codeRequestSchema = z.object({
  email: emailSchema,
  humanCheckToken: z.string().min(1).max(4096).optional(),
});
export const verificationCodeRequestSchema = codeRequestSchema.extend({
  registration: registrationSchema.optional(),
});
export type VerificationCodeRequest = z.infer<typeof verificationCodeRequestSchema>;
export type CodeRequest = z.infer<typeof codeRequestSchema>;
export const emailAndCodeRequestSchema = z.object({ email: emailSchema, code: codeSchema });

/**
 * `password` replaces a `registration` that the client did not keep: it is asked for when somebody registered the same
 * email again before its phone was verified.
 */
export const verifyPhoneRequestSchema = emailAndCodeRequestSchema.extend({
  registration: registrationSchema.optional(),
  password: z.string().max(passwordMaxLength).optional(),
});
export type VerifyPhoneRequest = z.infer<typeof verifyPhoneRequestSchema>;

/** `devices`: the `device` marks that earlier logins on this device returned, for any account. */
export const loginRequestSchema = z.object({
  email: emailSchema,
  password: z.string().min(1).max(passwordMaxLength),
  remember: z.boolean().optional(),
  devices: z.array(z.string().max(200)).max(mostDevices).optional(),
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
  /** present for experts only */
  role: z.literal('expert').optional(),
});
export type User = z.infer<typeof userSchema>;

/** The token from the link that was sent to the old phone. */
export const undoContactChangeSchema = z.object({ token: z.string().min(1).max(100) });

export const registerResponseSchema = successSchema(
  z.object({ maskedPhone: z.string(), registration: z.string() }),
);
export const maskedPhoneResponseSchema = successSchema(z.object({ maskedPhone: z.string() }));
export const loginResponseSchema = successSchema(
  /** `device`: a mark to keep and send with later logins, so that this device is recognized */
  z.object({ token: z.string(), device: z.string(), user: userSchema }),
);
export const sessionResponseSchema = successSchema(z.object({ user: userSchema }));
