/** Limits that the site and the server share. */

export {
  fewestInGrid,
  largestSurfaceM2,
  matchLimits,
  maxComparableKm,
  minComparables,
} from '@soumdar/engine';

/** m² */
export const smallestSurfaceM2 = 1;

export const passwordMinLength = 6;

export const codeLength = 6;

export const codeLifetimeSeconds = 600;

/** Before a code may be sent again to one account for one purpose. */
export const resendWaitSeconds = 180;

/** Shorter once the last code has no tries left, since it is useless. */
export const resendWaitAfterSpentSeconds = 30;

/**
 * Hours after a change of phone in which reset codes still go to the old phone, whose owner may undo the
 * change.
 */
export const contactUndoHours = 72;

/** Most device marks that one browser stores, by which logins recognize it. */
export const mostDevices = 5;

/**
 * Most of the day's SMS or emails that may be non-urgent or for registrations, which anybody may begin: the
 * rest is for verified accounts.
 */
export const mostThatMayWait = (ceiling: number): number => Math.ceil(ceiling * 0.75);

export const defaultPageSize = 3;
export const mostPerPage = 15;

export const expertPageSize = 15;

/** Except for requests about the weekend. */
export const answerWithinHours = 24;

/** In UTF-16 code units. */
export const passwordMaxLength = 1024;

/** Cuts longer addresses. */
export const localisationMaxLength = 500;

/** Also limits the search text. */
export const estimationNameMaxLength = 80;

export const restorableSeconds = 30;

/** Per account. */
export const mostLiveShares = 20;

/** Per account. */
export const mostFollowed = 20;

export const shareDays = { least: 1, usual: 30, most: 365 } as const;

export const messageMaxLength = 1000;

/** Ids of comparables in one what-if: as many as an estimate shows. */
export const mostWithout = 16;

/** That an owner may compare a contested estimate with. */
export const mostHomes = 5;

/** Of an account in thirty days. */
export const mostContests = 5;

/** That wait for an expert, and that are sent in a day, of one account. */
export const mostProofs = 3;

export const mostProofBytes = 5 * 1024 * 1024;

/** Signed prices with proof from which figures of them are published. */
export const fewestSigned = 30;

/** Far more than the longest place name. */
export const placeQueryMaxLength = 100;
