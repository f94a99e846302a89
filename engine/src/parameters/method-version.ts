/**
 * Raise with every change that moves figures on the same advertisements: followers are then notified that the
 * method changed, not the market. `method-version.test.ts` has the figures of each.
 */
export const methodVersion = 10;
