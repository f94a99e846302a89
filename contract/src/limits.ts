/** Numbers the site and the server both hold to. */

export { largestSurfaceM2, matchLimits, maxComparableKm, minComparables } from '@soumdar/engine';

/** What counts for a property is at least so large. */
export const smallestSurfaceM2 = 1;

export const passwordMinLength = 6;

/** Digits of a verification or reset code. */
export const codeLength = 6;

/** Seconds a code can be used for. */
export const codeLifetimeSeconds = 600;

/** Seconds before a code may be sent again to one account for one purpose. */
export const resendWaitSeconds = 180;

/** Hours for which reset codes go to the phone an account had before, whose holder may undo the change. */
export const contactUndoHours = 72;

/** Marks by which logins know a device again that one browser keeps. */
export const mostDevices = 5;

/** Of the SMS that a day may cost, those that may wait can take: the rest is left to codes, nobody signs up without one. */
export const mostSmsThatMayWait = (ceiling: number): number => Math.ceil(ceiling * 0.75);

/** Records per page of the dashboard. */
export const defaultPageSize = 3;

/** Records per page of the experts' area. */
export const expertPageSize = 15;

/** Within which an expert answers a manual request. */
export const answerWithinHours = 24;

/** In units of text. */
export const passwordMaxLength = 1024;

/** Longest text of a property's address; a longer one found for a position is cut. */
export const localisationMaxLength = 500;

/** Longest text a place is looked for by: the longest name of a place is far shorter. */
export const placeQueryMaxLength = 100;
