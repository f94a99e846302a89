import { z } from 'zod';
import { successSchema } from '../api/envelope.ts';
import { textSchema } from '../text.ts';

/** What became of a property since its estimate. */
export const outcomeKinds = ['sold', 'let', 'withdrawn'] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

/** Through whom it was sold or let. */
export const outcomeChannels = ['agency', 'self', 'other'] as const;
export type OutcomeChannel = (typeof outcomeChannels)[number];

/** Stated by the owner; proved or refused by an expert who read the proof. */
export const outcomeStates = ['stated', 'proved', 'refused'] as const;
export type OutcomeState = (typeof outcomeStates)[number];

const signedPriceShape = {
  /** as signed: whole dinars, per month for a rent */
  price: z.number().int().min(1).max(1_000_000_000),
  /** of the signature, 'YYYY-MM', none to come */
  month: textSchema.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'must be a month since 2000'),
};

/** Price and month are required for `sold` and `let`, and refused for `withdrawn`. */
export const newOutcomeSchema = z
  .object({
    kind: z.enum(outcomeKinds),
    price: signedPriceShape.price.optional(),
    month: signedPriceShape.month.optional(),
    through: z.enum(outcomeChannels).optional(),
    /** once the account is closed: neighbourhood, type, price to two digits and quarter */
    keepAnonymously: z.boolean().default(false),
  })
  .superRefine(({ kind, price, month, through }, context) => {
    const isSigned = kind !== 'withdrawn';
    const refuse = (field: string) =>
      context.addIssue({
        code: 'custom',
        path: [field],
        message: `must be ${isSigned ? 'stated' : 'absent'}`,
      });
    if ((price !== undefined) !== isSigned) refuse('price');
    if ((month !== undefined) !== isSigned) refuse('month');
    if (through !== undefined && !isSigned) refuse('through');
  });
export type NewOutcome = z.input<typeof newOutcomeSchema>;
export type CheckedOutcome = z.output<typeof newOutcomeSchema>;

/** Price, month and channel are null where not stated. */
export const outcomeSchema = z.object({
  kind: z.enum(outcomeKinds),
  price: z.number().nullable(),
  month: z.string().nullable(),
  through: z.enum(outcomeChannels).nullable(),
  keepAnonymously: z.boolean(),
  state: z.enum(outcomeStates),
  /** of the last change of kind, price or month */
  statedAt: z.string(),
  /** waits for an expert until it is erased unread; null without one, once decided and once erased */
  proof: z.object({ sentAt: z.string(), until: z.string() }).nullable(),
});
export type Outcome = z.infer<typeof outcomeSchema>;
export const outcomeResponseSchema = successSchema(z.object({ outcome: outcomeSchema }));

/** By their first bytes, never read further. */
export const proofTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type ProofType = (typeof proofTypes)[number];
