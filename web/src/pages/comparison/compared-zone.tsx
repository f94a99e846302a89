import { propertyTypes, type PropertyType, type Zone } from '@soumdar/contract';
import { LineMark } from '../../ui/line-look.tsx';

export interface ComparedZone {
  zone: Zone;
  /** unique among the compared zones */
  name: string;
  /** its index in `lineLooks`, the same in every chart */
  look: number;
}

export function comparedZones(zones: readonly Zone[]): ComparedZone[] {
  return zones.map((zone, look) => {
    const hasNamesake = zones.some(({ slug, name }) => slug !== zone.slug && name === zone.name);
    return { zone, look, name: hasNamesake ? `${zone.name} (${zone.parent?.name})` : zone.name };
  });
}

/** By advertisements for sale in all zones together; apartments where there are none. */
export function mostCommonType(zones: readonly Zone[]): PropertyType {
  const counted = (type: PropertyType) =>
    zones
      .flatMap(({ groups }) => groups)
      .filter((group) => group.type === type && group.transaction === 'sale')
      .reduce((sum, { count }) => sum + (count ?? 0), 0);
  return propertyTypes.toSorted((a, b) => counted(b) - counted(a))[0]!;
}

export function MarkedName({ of: { name, look } }: { of: ComparedZone }) {
  return (
    <span className="inline-flex items-baseline gap-1.5">
      <LineMark look={look} />
      <span className="wrap-anywhere">{name}</span>
    </span>
  );
}
