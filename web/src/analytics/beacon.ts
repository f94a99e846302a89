/** The path that `public/beacon.js` counted before the site's script ran. */
export const pathCountedByBeacon = (): string | undefined => document.documentElement.dataset['counted'];
