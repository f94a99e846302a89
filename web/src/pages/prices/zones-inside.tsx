import { zonePath, type Zone } from '@soumdar/contract';
import { Link } from 'react-router';
import { formatAdvertisements } from '../../components/counted.ts';
import { FigureBlock } from '../../components/figure-block.tsx';
import { Figure, FigureRow, FigureTable } from '../../components/figure-table.tsx';
import { formatPerM2 } from '../../format.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

type Inside = Zone['inside'][number];

const titles: Record<Zone['level'], string> = {
  country: 'Les gouvernorats',
  governorate: 'Villes et délégations',
  town: 'Les quartiers',
  neighbourhood: '',
};

/** The zones that this one is made of, with what is asked for a flat; those with too few advertisements for that stand apart. */
export function ZonesInside({ zone: { inside, level } }: { zone: Zone }) {
  if (inside.length === 0) return null;
  const priced = inside.filter((zone) => flatPrice(zone, 'sale') ?? flatPrice(zone, 'rent'));
  const others = inside.filter((zone) => !priced.includes(zone));
  return (
    <FigureBlock title={titles[level]} className="mt-6">
      {priced.length > 0 ? <PricedZones zones={priced} /> : null}
      {others.length > 0 ? (
        <Disclosure summary={`Trop peu d’annonces d’appartements (${others.length})`}>
          <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
            {others.map((zone) => (
              <li key={zone.slug}>
                <ZoneLink zone={zone} />
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </FigureBlock>
  );
}

function PricedZones({ zones }: { zones: Inside[] }) {
  return (
    <FigureTable
      caption="Appartements : prix médian demandé, en DT/m² et en DT/m² par mois"
      columns={['Zone', 'À vendre', 'À louer']}
    >
      {zones.map((zone) => (
        <FigureRow key={zone.slug} name={<ZoneLink zone={zone} />}>
          <Figure>{told(flatPrice(zone, 'sale'))}</Figure>
          <Figure>{told(flatPrice(zone, 'rent'))}</Figure>
        </FigureRow>
      ))}
    </FigureTable>
  );
}

function ZoneLink({ zone }: { zone: Inside }) {
  return (
    <Link
      to={zonePath(zone.slug)}
      className="flex min-h-11 flex-col justify-center text-sea hover:text-sea-deep"
    >
      <span className="underline">{zone.name}</span>
      <span className="text-sm font-normal text-ink-soft">{formatAdvertisements(counted(zone))}</span>
    </Link>
  );
}

function flatPrice({ groups }: Inside, transaction: 'sale' | 'rent'): number | null | undefined {
  return groups.find((group) => group.transaction === transaction && group.type === 'apartment')
    ?.medianPerSqm;
}

const told = (perSqm: number | null | undefined) => (perSqm == null ? '–' : formatPerM2(perSqm));

/** Of all types, for sale and to let. */
function counted({ groups }: Inside): number | null {
  return groups.reduce((sum, { count }) => sum + (count ?? 0), 0) || null;
}
