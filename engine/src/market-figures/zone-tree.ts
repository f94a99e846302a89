/** A zone of the country that figures are given for. */
export interface ZonePlace {
  /** Unique; that of the country is the root's. */
  slug: string;
  /** Slug of the next larger zone; null for the country. */
  parent: string | null;
}

/** The zones that figures are asked for, and the finest one that a position lies in. */
export interface ZoneTree<Zone extends ZonePlace = ZonePlace> {
  zones: ReadonlyMap<string, Zone>;
  zoneAt(position: { lat: number; lng: number }): string;
}

/** A zone and all that hold it, from the finest to the country. */
export function zonesAround(tree: ZoneTree, slug: string): string[] {
  const parent = tree.zones.get(slug)?.parent;
  return parent == null ? [slug] : [slug, ...zonesAround(tree, parent)];
}
