/** The path whose view `public/beacon.js` counted before the site's script ran; undefined where it counted none. */
export const pathCountedByBeacon = (): string | undefined => document.documentElement.dataset['counted'];
