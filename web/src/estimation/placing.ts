/** Navigation state of the landing page for a visitor who asked for another estimate: the map opens at once. */
export interface Placing {
  placing: true;
}
export const placesAtOnce: Placing = { placing: true };

export const asksToPlace = (state: unknown): boolean => (state as Partial<Placing> | null)?.placing === true;
