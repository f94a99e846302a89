import type { PropertyType, Transaction } from '@soumdar/engine';

/** An email in the language of whoever reads it. Its texts are plain. */
export interface Email {
  /** nothing personal: it shows on locked screens */
  subject: string;
  title: string;
  paragraphs: string[];
  figures?: { label: string; value: string }[];
  /** to be typed on the site */
  code?: string;
  /** label of what leads to a page of the site */
  button?: string;
  closing?: string[];
  /** why it was sent, at its foot, where it answers nobody who asked for it just now */
  because?: string;
}

type NoValues = Record<string, never>;

/** The new number, or that the email is another. */
export interface ContactChange {
  phone: { ending: string; isTunisian: boolean } | null;
  /** to undo it */
  hours: number;
}

/** By the owner's own name, else by what and where it is; never by its address. Emails queued before have no Arabic place. */
export type PropertyName =
  { name: string } | { type: PropertyType; surface: number; place: string; placeAr?: string };

/** Shares of the price. */
export type ChangeCauses =
  | { kind: 'newMethod' }
  | { kind: 'unknown' }
  | {
      kind: 'parts';
      index: number | null;
      listings: number;
      /** null where it moved nothing */
      model: { change: number; version: string } | null;
      noise: number;
    };

export interface FollowedSide {
  side: Transaction;
  /** rounded, as on screens, and so is what it changed by */
  price: number;
  isWide: boolean;
  /** since the owner was last notified; null for a first figure */
  change: number | null;
  /** null where the price stayed within its noise */
  moved: { since: string; causes: ChangeCauses } | null;
}

export interface FollowedProperty {
  /** absent from emails that an earlier version queued */
  estimationId?: string;
  property: PropertyName;
  /** those with a figure */
  sides: FollowedSide[];
  /** why, where no side has one */
  noFigure: 'not_covered' | 'too_few' | 'fault' | 'unreliable';
}

interface ContestedEstimate {
  estimationId?: string;
}

/** The values of each email, as codes, numbers, names and dates: stored as JSON until its sentences are written. */
export interface EmailValues {
  verification_code: { code: string };
  reset_code: { code: string };
  contact_changed: ContactChange;
  alerts_confirmed: NoValues;
  followed_properties: {
    occasion: 'news' | 'covered' | 'quarter';
    properties: FollowedProperty[];
    /** which can be estimated by now */
    covered: PropertyName[];
    eurRate: { dinarsPerEuro: number; asOf: string } | null;
  };
  outcome_question: { property: PropertyName };
  request_completed: NoValues;
  request_cancelled: NoValues;
  request_corrected: NoValues;
  contest_completed: ContestedEstimate;
  contest_cancelled: ContestedEstimate;
  contest_corrected: ContestedEstimate;
}

export type EmailTemplate = keyof EmailValues;
export type EmailTemplates = { [T in EmailTemplate]: (values: EmailValues[T]) => Email };

/** Undefined where the address of the site is not known. */
interface Linked {
  link: string | undefined;
}

interface RequestToAnswer {
  kind: 'request' | 'contest';
  propertyType: PropertyType;
  dueAt: string;
}

/** The same of each SMS. */
interface SmsValues {
  verification_code: { code: string };
  reset_code: { code: string };
  contact_changed: ContactChange & { link: string };
  request_received: Linked & RequestToAnswer & { requests: number };
  request_due: Linked & RequestToAnswer;
  privacy_received: Linked & { dueAt: string; requests: number };
  privacy_due: Linked & { dueAt: string };
  request_completed: Linked;
  request_cancelled: Linked;
  request_corrected: Linked;
  contest_completed: Linked;
  contest_cancelled: Linked;
  contest_corrected: Linked;
}

export type SmsTemplates = { [T in keyof SmsValues]: (values: SmsValues[T]) => string };
