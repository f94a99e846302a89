export interface ZonePlace {
  /** Unique; the country's is the root's. */
  slug: string;
  /** The next larger zone; null for the country. */
  parent: string | null;
}

/** `zoneAt` gives the finest zone. */
export interface ZoneTree<Zone extends ZonePlace = ZonePlace> {
  zones: ReadonlyMap<string, Zone>;
  zoneAt(position: { lat: number; lng: number }): string;
}

/** From the finest to the country. */
export function zonesAround(tree: ZoneTree, slug: string): string[] {
  const parent = tree.zones.get(slug)?.parent;
  return parent == null ? [slug] : [slug, ...zonesAround(tree, parent)];
}
