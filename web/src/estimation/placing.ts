import { openedState } from '../ui/history-entry.ts';

/** The map over the landing page, in the history. */
export const mapEntry = 'carte';

const toName = 'namesNeighbourhood';

/** Of a visit to the wizard that begins with the question of the neighbourhood. */
export const namingState = { [toName]: true };

export const asksToName = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && toName in state;

/** Opens the map at once; closing it leads back. */
export const placesAtOnce = openedState(mapEntry);
