/** Limits that the site and the server share. */

export { largestSurfaceM2, matchLimits, maxComparableKm, minComparables } from '@soumdar/engine';

/** The surface a property is valued by is at least this large. */
export const smallestSurfaceM2 = 1;

export const passwordMinLength = 6;

/** Digits of a verification or reset code. */
export const codeLength = 6;

/** Seconds a code can be used for. */
export const codeLifetimeSeconds = 600;

/** Seconds before a code may be sent again to one account for one purpose. */
export const resendWaitSeconds = 180;

/** The same where whoever asked for the last one has spent its tries: that one is of no more use to them. */
export const resendWaitAfterSpentSeconds = 30;

/** Hours after a change of phone in which reset codes still go to the old phone, whose holder may undo the change. */
export const contactUndoHours = 72;

/** The most device marks (by which logins recognize a device) that one browser keeps. */
export const mostDevices = 5;

/** How many of the day's SMS, or emails, may be non-urgent ones: the rest is reserved for codes, which signing up needs. */
export const mostThatMayWait = (ceiling: number): number => Math.ceil(ceiling * 0.75);

/** Records per page of the dashboard. */
export const defaultPageSize = 3;

/** Records per page of the experts' area. */
export const expertPageSize = 15;

/** Hours within which an expert answers a manual request, but for one about the weekend. */
export const answerWithinHours = 24;

/** In UTF-16 code units. */
export const passwordMaxLength = 1024;

/** Longest text of a property's address; a longer one found for a position is cut. */
export const localisationMaxLength = 500;

/** Longest name that an owner gives an estimate, and longest text searched for among them. */
export const estimationNameMaxLength = 80;

/** Seconds within which a deleted estimate can be taken back. */
export const restorableSeconds = 30;

/** Links by which one account lets others see its estimates, at a time. */
export const mostLiveShares = 20;

/** Properties whose value one account follows, at a time. */
export const mostFollowed = 20;

/** For how many days a link may be good. */
export const shareDays = { least: 1, usual: 30, most: 365 } as const;

/** Longest message of an owner to the expert. */
export const messageMaxLength = 1000;

/** Longest text of a place search: the longest place name is far shorter. */
export const placeQueryMaxLength = 100;
