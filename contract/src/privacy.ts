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
import { successSchema } from './envelope.ts';
import { requestCorrectionStepSchema, requestNoteSchema } from './experts.ts';
import { followedPointSchema, followedSchema } from './follow.ts';
import { estimationRecordSchema } from './history.ts';
import { manualRequestRecordSchema } from './manual-requests.ts';
import { passwordMaxLength } from './limits.ts';
import { locationSchema } from './position.ts';
import { sharedAnswerSchema, shareSchema } from './shares.ts';
import { privacyRequestKinds } from './privacy-requests.ts';
import { textSchema, writtenSchema } from './text.ts';
import { wireTransactionSchema } from './transactions.ts';

/**
 * What people consent to: the policy, by opening an account; being named to professionals who make offers; being told by
 * email.
 */
export const consentPurposes = ['privacy_policy', 'offers', 'alerts'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

const consentSchema = z.object({
  purpose: z.enum(consentPurposes),
  textVersion: z.string(),
  givenAt: z.string(),
  withdrawnAt: z.string().nullable(),
});

/** A request of the account's owner about the use of their data. */
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

// what has a default is absent from a server of the version before, as while one process after the other is replaced
const profileSchema = z.object({
  user: userSchema,
  /** a new phone whose code was not entered yet: until then the account keeps the phone of `user` */
  pendingPhone: z.string().nullable(),
  /** abroad, a new email whose code was not entered yet: until then the account keeps the email of `user`; absent from an older server */
  pendingEmail: z.string().nullish(),
  /** null while the email of `user` is not verified: nothing but a code is sent to it */
  emailVerifiedAt: z.string().nullable().default(null),
  /** since when nothing is sent to it, for the mail server refused it too often; verifying it anew ends that */
  emailStoppedAt: z.string().nullable().default(null),
  /** the email and phone before the changes of the last 72 hours, and until when these can be undone; null where nothing changed */
  undoable: z
    .object({ until: z.string(), before: z.object({ email: z.string(), phone: z.string() }) })
    .nullable()
    .default(null),
  createdAt: z.string(),
  /** true while this owner is to be told by email, once it is verified */
  wantsAlerts: z.boolean().default(false),
  /** true while this owner may be named to professionals */
  wantsOffers: z.boolean(),
  /** true while the owner gets SMS about the progress of their requests; codes are sent in any case */
  smsNotices: z.boolean(),
  /** since when, at the owner's request, the data is stored but not used; null when it is used */
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
 * Fields left out stay unchanged. A different `email`, a different `phone` or a `newPassword` needs the current `password`.
 * A different `phone` is pending until `/api/auth/verify-phone` gets the code that `/api/auth/send-verification-code` sends
 * to it; changing back to the account's own phone drops a pending one. A new password ends every other session.
 * An account abroad may have another phone abroad at once (with `abroad: true`), or become one of Tunisia by a Tunisian
 * phone; another email of it is pending as a phone is, for codes go there. One contact at a time
 * is pending.
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
    /** lifts a limitation; asking for one is a privacy request */
    limited: z.literal(false).optional(),
  }),
);
export type ProfileChange = z.infer<typeof profileChangeSchema>;

/** The code from the email. */
export const emailConfirmationSchema = z.object({ code: codeSchema });
export const maskedEmailResponseSchema = successSchema(z.object({ maskedEmail: z.string() }));

/** What deletes the account, or undoes its changes of email and phone of the last 72 hours and ends its sessions, as their link does. */
export const ownPasswordSchema = z.object({ password: textSchema.min(1).max(passwordMaxLength) });

export const privacyQuestionSchema = z.object({
  kind: z.enum(privacyRequestKinds),
  message: writtenSchema.trim().min(1).max(2000),
});
export type PrivacyQuestion = z.infer<typeof privacyQuestionSchema>;
export const privacyQuestionResponseSchema = successSchema(z.object({ request: privacyRequestSchema }));

/** Stored data of an estimate or a request that its record does not hold. */
const unshown = {
  /** given in the wizard, other than the property's details */
  answers: z.record(z.string(), z.unknown()),
  /** identifies a repeated submission; null when it was sent without a key */
  requestKey: z.string().nullable(),
};

/** Everything kept about an account, and nothing about anybody else. */
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
    .extend({ phoneVerifiedAt: z.string().nullable(), lastLoginAt: z.string().nullable() }),
  consents: profileSchema.shape.consents,
  estimations: z.array(
    estimationRecordSchema.extend({
      ...unshown,
      /** of the reports in PDF that were made of it, newest first, each with the figure it is checked by */
      reports: z.array(
        z.object({
          number: z.string(),
          side: wireTransactionSchema,
          amount: z.number(),
          issuedAt: z.string(),
        }),
      ),
    }),
  ),
  /** properties whose value is followed, each with its line, newest first */
  follows: z.array(
    followedSchema.extend({
      /** the prices it was followed at, or that were sent by email since; whole dinars, null for one that is not shown */
      told: z.object({ at: z.string(), netPrice: z.number().nullable(), monthlyRent: z.number().nullable() }),
      points: z.array(followedPointSchema),
    }),
  ),
  /** links by which others see an estimate; without their address, of which only a hash is kept */
  shares: z.array(
    shareSchema.omit({ id: true, estimation: true }).extend({
      estimationId: z.string(),
      /** what they see; null for a link of before that was not opened since */
      shown: sharedAnswerSchema.nullable(),
    }),
  ),
  manualRequests: z.array(
    manualRequestRecordSchema.extend({
      location: locationSchema,
      ...unshown,
      /** of its report in PDF; null where there is none */
      reportNumber: z.string().nullable(),
      cancelReason: z.string().nullable(),
      /** oldest first; the expert who made the move is not the owner's data, and left out */
      history: z.array(z.object({ movedAt: z.string(), fromStatus: z.string(), toStatus: z.string() })),
      /** what was corrected of it, oldest first */
      corrections: z.array(requestCorrectionStepSchema.omit({ revision: true })),
      /** what experts wrote about it for each other, and the calls they made, oldest first; without their names */
      notes: z.array(requestNoteSchema.omit({ id: true, by: true })),
    }),
  ),
  /** the messages about the owner's requests; their text is not stored */
  notifications: z.array(
    z.object({
      notice: z.string(),
      channel: z.string(),
      status: z.string(),
      createdAt: z.string(),
      settledAt: z.string().nullable(),
    }),
  ),
  /** those to be told by email; what they said is erased some days after they were sent, and null then */
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
  /** emails and phones replaced in the last three days */
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
