export {
  adjustmentNames,
  foldArabic,
  latinDigits,
  likenesses,
  matchReasons,
  propertyTypes,
} from '@soumdar/engine';
export type { PropertyType, Transaction, UnusualFact } from '@soumdar/engine';

/** The site sends `terrain` for land, which has no usage. */
export const usages = ['residence-principale', 'residence-secondaire', 'autre', 'terrain'] as const;
export type Usage = (typeof usages)[number];

/** `connaitre`: nothing is planned. */
export const intentions = ['acheter', 'vendre', 'louer', 'connaitre'] as const;
export type Intention = (typeof intentions)[number];

export const timelines = [
  'already-started',
  'asap',
  '3-months',
  '6-months',
  'more-6-months',
  'no-project',
  'recently-sold',
  'recently-rented',
] as const;
export type Timeline = (typeof timelines)[number];

export const marketingChannels = ['agencies', 'self', 'both'] as const;
export type MarketingChannel = (typeof marketingChannels)[number];

export const contactMethods = ['email', 'phone', 'both'] as const;
export type ContactMethod = (typeof contactMethods)[number];

export const contactTimes = ['morning', 'afternoon', 'evening', 'weekend'] as const;
export type ContactTime = (typeof contactTimes)[number];

export const manualRequestStatuses = ['pending', 'in_progress', 'completed', 'cancelled'] as const;
export type ManualRequestStatus = (typeof manualRequestStatuses)[number];

/** A contest is against an estimate; a request needs none. */
export const manualRequestKinds = ['request', 'contest'] as const;
export type ManualRequestKind = (typeof manualRequestKinds)[number];

/** `recently-sold` is for sellers, `recently-rented` for landlords. */
export function timelinesFor(intention: Intention): Timeline[] {
  if (intention === 'connaitre') return [];
  return timelines.filter(
    (timeline) =>
      (timeline !== 'recently-sold' || intention === 'vendre') &&
      (timeline !== 'recently-rented' || intention === 'louer'),
  );
}

/** Only for a project still ahead. */
export function asksMarketingChannel(timeline: Timeline): boolean {
  return timeline !== 'no-project' && timeline !== 'recently-sold' && timeline !== 'recently-rented';
}

/** Languages of pages, messages and reports. */
export const locales = ['fr', 'ar'] as const;
export type Locale = (typeof locales)[number];
