/** In px, what a price per m² takes on the map. */
const label = { width: 100, height: 30 };

/** Those whose labels do not cover each other, the first before the later ones; `spotOf` says where each stands, in px. */
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
