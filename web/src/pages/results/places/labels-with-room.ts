/** size of a price per m² on the map, in px */
const label = { width: 100, height: 30 };

/** Drops labels that would cover an earlier one; `spotOf` gives positions in px. */
export function labelsWithRoom<Place>(
  places: Place[],
  spotOf: (place: Place) => { x: number; y: number },
): Place[] {
  const taken: { x: number; y: number }[] = [];
  return places.filter((place) => {
    const spot = spotOf(place);
    const free = taken.every(
      ({ x, y }) => Math.abs(x - spot.x) >= label.width || Math.abs(y - spot.y) >= label.height,
    );
    if (free) taken.push(spot);
    return free;
  });
}
