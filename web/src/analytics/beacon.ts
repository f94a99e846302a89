/** The path whose view `public/beacon.js` counted before the site's script ran, if any. */
export const pathCountedByBeacon = (): string | undefined => document.documentElement.dataset['counted'];
