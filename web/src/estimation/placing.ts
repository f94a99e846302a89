import { openedState } from '../ui/history-entry.ts';

/** The map over the landing page, in the history. */
export const mapEntry = 'carte';

/** Opens the map at once; closing it leads back. */
export const placesAtOnce = openedState(mapEntry);
