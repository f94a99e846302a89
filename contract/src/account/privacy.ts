import { z } from 'zod';
import {
  codeSchema,
  emailSchema,
  fullNameSchema,
  passwordSchema,
  phoneFields,
  userSchema,
  withPhoneOfCountry,
} from './auth.ts';
import { successSchema } from '../api/envelope.ts';
import { contestSchema } from '../estimation/contests.ts';
import { expertAnswerSchema, requestCorrectionStepSchema, requestNoteSchema } from '../experts/experts.ts';
import { followedPointSchema, followedSchema } from '../estimation/follow.ts';
import { outcomeSchema } from '../estimation/outcomes.ts';
import { estimationRecordSchema } from '../estimation/history.ts';
import { manualRequestRecordSchema } from '../experts/manual-requests.ts';
import { passwordMaxLength } from '../limits.ts';
import { propertyLocationSchema } from '../places/position.ts';
import { sharedAnswerSchema, shareSchema } from '../estimation/shares.ts';
import { privacyRequestKinds } from './privacy-requests.ts';
import { textSchema, writtenSchema } from '../text.ts';
import { verdictSchema } from '../estimation/opinions.ts';
import { byTransaction, wireTransactionSchema } from '../estimation/transactions.ts';
import { locales } from '../vocabulary.ts';

/** 'offers' lets professionals know the owner's name; 'alerts' allows emails. */
export const consentPurposes = ['privacy_policy', 'offers', 'alerts'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

const consentSchema = z.object({
  purpose: z.enum(consentPurposes),
  textVersion: z.string(),
  givenAt: z.string(),
  withdrawnAt: z.string().nullable(),
});

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

// defaults are for an older server during a rolling update
const profileSchema = z.object({
  user: userSchema,
  /** a new phone without its code yet: until then the account keeps the phone of `user` */
  pendingPhone: z.string().nullable(),
  /** abroad, a new email without its code yet, as for the phone; absent from an older server */
  pendingEmail: z.string().nullish(),
  /** until the email is verified, it gets nothing but codes */
  emailVerifiedAt: z.string().nullable().default(null),
  /** since when the mail server's refusals stopped all emails, until it is verified again */
  emailStoppedAt: z.string().nullable().default(null),
  /** email and phone before the changes of the last 72 hours, and when undoing ends; null without changes */
  undoable: z
    .object({ until: z.string(), before: z.object({ email: z.string(), phone: z.string() }) })
    .nullable()
    .default(null),
  createdAt: z.string(),
  /** true while this owner wants alerts by email, sent once it is verified */
  wantsAlerts: z.boolean().default(false),
  /** true while professionals may get this owner's name */
  wantsOffers: z.boolean(),
  /** true while the owner gets SMS about the progress of their requests; codes are sent in any case */
  smsNotices: z.boolean(),
  /** at the owner's request, data is stored but not used; null when used */
  limitedSince: z.string().nullable(),
  /** newest first */
  consents: z.array(consentSchema),
  /** newest first */
  privacyRequests: z.array(privacyRequestSchema),
  /** deleting the account cancels them */
  openManualRequests: z.number(),
});
export type Profile = z.infer<typeof profileSchema>;
export const profileResponseSchema = successSchema(profileSchema);

/**
 * Absent fields stay. A different `email`, a different `phone` or a `newPassword` needs the current
 * `password`. A different `phone` is pending until `/api/auth/verify-phone` gets its code; the account's own
 * phone cancels that. A new password ends every other session. An account abroad may change to another
 * foreign phone at once (with `abroad: true`), or move to Tunisia with a Tunisian phone; its new email is
 * pending, because codes go there. Only one contact is pending at a time.
 */
export const profileChangeSchema = withPhoneOfCountry(
  z.object({
    full_name: fullNameSchema.optional(),
    email: emailSchema.optional(),
    phone: phoneFields.phone.optional(),
    abroad: phoneFields.abroad,
    password: textSchema.max(passwordMaxLength).optional(),
    newPassword: passwordSchema.optional(),
    wantsOffers: z.boolean().optional(),
    wantsAlerts: z.boolean().optional(),
    smsNotices: z.boolean().optional(),
    /** of emails, SMS and reports */
    locale: z.enum(locales).optional(),
    /** lifts a limitation; a privacy request starts one */
    limited: z.literal(false).optional(),
  }),
);
export type ProfileChange = z.infer<typeof profileChangeSchema>;

export const emailConfirmationSchema = z.object({ code: codeSchema });
export const maskedEmailResponseSchema = successSchema(z.object({ maskedEmail: z.string() }));

/**
 * Deletes the account, or undoes its contact changes of the last 72 hours and ends its sessions, as their
 * link does.
 */
export const ownPasswordSchema = z.object({ password: textSchema.min(1).max(passwordMaxLength) });

export const privacyQuestionSchema = z.object({
  kind: z.enum(privacyRequestKinds),
  message: writtenSchema.trim().min(1).max(2000),
});
export type PrivacyQuestion = z.infer<typeof privacyQuestionSchema>;
export const privacyQuestionResponseSchema = successSchema(z.object({ request: privacyRequestSchema }));

/** Stored data that the record does not show. */
const unshown = {
  /** the wizard's answers other than details */
  answers: z.record(z.string(), z.unknown()),
  /** null without a key */
  requestKey: z.string().nullable(),
};

/** And nothing about anybody else. */
export const exportSchema = z.object({
  exportedAt: z.string(),
  account: profileSchema
    .pick({
      user: true,
      emailVerifiedAt: true,
      emailStoppedAt: true,
      pendingPhone: true,
      pendingEmail: true,
      createdAt: true,
      smsNotices: true,
      limitedSince: true,
    })
    .extend({
      phoneVerifiedAt: z.string().nullable(),
      lastLoginAt: z.string().nullable(),
      /** of an expert's account; null without one */
      secondFactorSince: z.string().nullable(),
      /** since when it is no longer asked what became of its properties */
      outcomeQuestionRefusedAt: z.string().nullable(),
    }),
  consents: profileSchema.shape.consents,
  estimations: z.array(
    estimationRecordSchema.extend({
      ...unshown,
      /** what became of the property; the proof itself is only for experts */
      outcome: outcomeSchema
        .extend({ proofDigest: z.string().nullable(), decidedAt: z.string().nullable() })
        .optional(),
      /** when its owner was asked for it by email */
      outcomeQuestionSentAt: z.string().nullable(),
      /** its PDF reports, newest first, each with the figure that checks it */
      reports: z.array(
        z.object({
          number: z.string(),
          side: wireTransactionSchema,
          amount: z.number(),
          issuedAt: z.string(),
          /** of an expert, printed in it */
          opinion: byTransaction(z.number().nullable(), { verdict: verdictSchema }).nullable(),
          /** since when it lacks an expert's answer */
          supersededAt: z.string().nullable(),
        }),
      ),
    }),
  ),
  /** newest first */
  follows: z.array(
    followedSchema.extend({
      /** prices when the follow began, or last sent by email; whole dinars, null for one not shown */
      told: z.object({ at: z.string(), netPrice: z.number().nullable(), monthlyRent: z.number().nullable() }),
      points: z.array(followedPointSchema),
    }),
  ),
  /** only a hash of the address is stored */
  shares: z.array(
    shareSchema.omit({ id: true, estimation: true }).extend({
      estimationId: z.string(),
      /** null for an old link not opened since */
      shown: sharedAnswerSchema.nullable(),
    }),
  ),
  manualRequests: z.array(
    manualRequestRecordSchema.extend({
      location: propertyLocationSchema,
      ...unshown,
      /** of its PDF; null without one */
      reportNumber: z.string().nullable(),
      cancelReason: z.string().nullable(),
      /** oldest first, without the expert, who is not the owner's data */
      history: z.array(
        z.object({
          movedAt: z.string(),
          fromStatus: z.string(),
          toStatus: z.string(),
          replaced: expertAnswerSchema.nullable(),
          /** of the PDF that states the answer replaced */
          reportNumber: z.string().nullable(),
        }),
      ),
      /** null for a manual request */
      contest: contestSchema.omit({ opinion: true }).extend({ estimationId: z.string() }).nullable(),
      verdict: expertAnswerSchema.shape.verdict,
      rentLow: expertAnswerSchema.shape.rentLow,
      rentHigh: expertAnswerSchema.shape.rentHigh,
      correctedAt: z.string().nullable(),
      /** oldest first */
      corrections: z.array(requestCorrectionStepSchema.omit({ revision: true })),
      /** experts' notes and calls, oldest first; without their names */
      notes: z.array(requestNoteSchema.omit({ id: true, by: true })),
    }),
  ),
  /** their text is not stored */
  notifications: z.array(
    z.object({
      notice: z.string(),
      channel: z.string(),
      status: z.string(),
      createdAt: z.string(),
      settledAt: z.string().nullable(),
    }),
  ),
  /** alerts by email; their content is erased some days after sending, and null then */
  emails: z.array(
    z.object({
      kind: z.string(),
      content: z.record(z.string(), z.unknown()).nullable(),
      status: z.string(),
      createdAt: z.string(),
      settledAt: z.string().nullable(),
    }),
  ),
  sessions: z.array(z.object({ createdAt: z.string(), expiresAt: z.string() })),
  /** of the last three days */
  contactChanges: z.array(
    z.object({
      oldEmail: z.string(),
      /** null where it was not */
      oldEmailVerifiedAt: z.string().nullable(),
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
