import { z } from 'zod';
import { emailSchema, fullNameSchema, passwordSchema, phoneSchema, userSchema } from './auth.ts';
import { successSchema } from './envelope.ts';
import { locationSchema } from './estimation.ts';
import { privacyRequestKinds } from './experts.ts';
import { estimationRecordSchema } from './history.ts';
import { manualRequestRecordSchema } from './manual-requests.ts';
import { passwordMaxLength } from './limits.ts';
import { textSchema } from './text.ts';

/** What is consented to: the policy, by opening an account, and to be named to professionals who make offers. */
export const consentPurposes = ['privacy_policy', 'offers'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

const consentSchema = z.object({
  purpose: z.enum(consentPurposes),
  textVersion: z.string(),
  givenAt: z.string(),
  withdrawnAt: z.string().nullable(),
});

/** What one asked about the use of one's data. */
export const privacyRequestSchema = z.object({
  id: z.string(),
  kind: z.enum(privacyRequestKinds),
  message: z.string(),
  createdAt: z.string(),
  /** a month later, the day by which it is answered */
  dueAt: z.string(),
  answeredAt: z.string().nullable(),
  /** null until answered */
  accepted: z.boolean().nullable(),
  answer: z.string().nullable(),
});
export type PrivacyRequest = z.infer<typeof privacyRequestSchema>;

const profileSchema = z.object({
  user: userSchema,
  /** a new phone whose code was not typed yet: until then the account keeps the phone of `user` */
  pendingPhone: z.string().nullable(),
  createdAt: z.string(),
  /** true while professionals may be told of this owner */
  wantsOffers: z.boolean(),
  /** true while SMS tell what becomes of one's requests; codes are sent in any case */
  smsNotices: z.boolean(),
  /** since when the data is kept and not used, at the owner's request; null when it is used */
  limitedSince: z.string().nullable(),
  /** newest first */
  consents: z.array(consentSchema),
  /** newest first */
  privacyRequests: z.array(privacyRequestSchema),
  /** requests to an expert not closed yet: deleting the account cancels them */
  openManualRequests: z.number(),
});
export type Profile = z.infer<typeof profileSchema>;
export const profileResponseSchema = successSchema(profileSchema);

/**
 * What is to change; the rest stays. Another `email`, another `phone` or a `newPassword` takes the current `password`.
 * Another `phone` waits for the code that `/api/auth/send-verification-code` sends it and `/api/auth/verify-phone` takes; the account's own
 * drops one that waits. A new password ends every other session.
 */
export const profileChangeSchema = z.object({
  full_name: fullNameSchema.optional(),
  email: emailSchema.optional(),
  phone: phoneSchema.optional(),
  password: z.string().max(passwordMaxLength).optional(),
  newPassword: passwordSchema.optional(),
  wantsOffers: z.boolean().optional(),
  smsNotices: z.boolean().optional(),
  /** a limitation is asked for, and lifted here */
  limited: z.literal(false).optional(),
});
export type ProfileChange = z.infer<typeof profileChangeSchema>;

export const accountDeletionSchema = z.object({ password: z.string().min(1).max(passwordMaxLength) });

export const privacyQuestionSchema = z.object({
  kind: z.enum(privacyRequestKinds),
  message: textSchema.trim().min(1).max(2000),
});
export type PrivacyQuestion = z.infer<typeof privacyQuestionSchema>;
export const privacyQuestionResponseSchema = successSchema(z.object({ request: privacyRequestSchema }));

/** What is kept of an estimate or a request and shown nowhere. */
const unshown = {
  /** of the wizard, beside the property */
  answers: z.record(z.string(), z.unknown()),
  /** by which one sent again would be known; null when it was sent without */
  requestKey: z.string().nullable(),
};

/** Everything kept about an account, and nothing about anybody else. */
export const exportSchema = z.object({
  exportedAt: z.string(),
  account: profileSchema
    .pick({ user: true, pendingPhone: true, createdAt: true, smsNotices: true, limitedSince: true })
    .extend({ phoneVerifiedAt: z.string().nullable(), lastLoginAt: z.string().nullable() }),
  consents: profileSchema.shape.consents,
  estimations: z.array(estimationRecordSchema.extend(unshown)),
  manualRequests: z.array(
    manualRequestRecordSchema.extend({
      location: locationSchema,
      ...unshown,
      cancelReason: z.string().nullable(),
      /** oldest first; who moved it is not among one's own data */
      history: z.array(z.object({ movedAt: z.string(), fromStatus: z.string(), toStatus: z.string() })),
    }),
  ),
  /** the messages about one's requests, whose text is not kept */
  notifications: z.array(
    z.object({
      notice: z.string(),
      channel: z.string(),
      status: z.string(),
      createdAt: z.string(),
      settledAt: z.string().nullable(),
    }),
  ),
  sessions: z.array(z.object({ createdAt: z.string(), expiresAt: z.string() })),
  /** emails and phones given up in the last three days */
  contactChanges: z.array(
    z.object({
      oldEmail: z.string(),
      newEmail: z.string(),
      oldPhone: z.string(),
      newPhone: z.string(),
      changedAt: z.string(),
    }),
  ),
  privacyRequests: profileSchema.shape.privacyRequests,
});
export type PersonalExport = z.infer<typeof exportSchema>;
export const exportResponseSchema = successSchema(exportSchema);
