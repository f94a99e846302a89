import { propertyTypes, type PropertyType, type Zone } from '@soumdar/contract';
import { LineMark } from '../../ui/line-look.tsx';

/** A zone in a comparison: its look is the same in all of it. */
export interface ComparedZone {
  zone: Zone;
  /** tells it from another zone of its name */
  name: string;
  /** its place in `lineLooks` */
  look: number;
}

export function comparedZones(zones: readonly Zone[]): ComparedZone[] {
  return zones.map((zone, look) => {
    const hasNamesake = zones.some(({ slug, name }) => slug !== zone.slug && name === zone.name);
    return { zone, look, name: hasNamesake ? `${zone.name} (${zone.parent?.name})` : zone.name };
  });
}

/** The type with most advertisements for sale in all the zones together, the flat where none is. */
export function mostCommonType(zones: readonly Zone[]): PropertyType {
  const counted = (type: PropertyType) =>
    zones
      .flatMap(({ groups }) => groups)
      .filter((group) => group.type === type && group.transaction === 'sale')
      .reduce((sum, { count }) => sum + (count ?? 0), 0);
  return propertyTypes.toSorted((a, b) => counted(b) - counted(a))[0]!;
}

/** A zone's name after its mark. */
export function MarkedName({ of: { name, look } }: { of: ComparedZone }) {
  return (
    <span className="inline-flex items-baseline gap-1.5">
      <LineMark look={look} />
      <span className="wrap-anywhere">{name}</span>
    </span>
  );
}
