import { openedState } from '../ui/history-entry.ts';

/** The history's name of the map on which an estimate begins, over the landing page. */
export const mapEntry = 'carte';

/** Navigation state of the landing page for a visitor who asked for another estimate: the map is open, and closing it leads back. */
export const placesAtOnce = openedState(mapEntry);
