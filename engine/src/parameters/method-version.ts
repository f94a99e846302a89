/**
 * Raised by one with every change that moves figures on the same advertisements: whoever follows a property is then told that the method
 * changed, not the market. `method-version.test.ts` holds the figures of each.
 */
export const methodVersion = 1;
