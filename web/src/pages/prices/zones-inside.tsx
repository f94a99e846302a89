import { zonePath, type PropertyType, type Zone, type ZoneGroup } from '@soumdar/contract';
import { formatPerM2, formatAdvertisements } from '@soumdar/words/formats';
import { propertyTypeLabel } from '@soumdar/words/labels';
import * as words from '@soumdar/words/prices';
import { Link } from 'react-router';
import { FigureBlock } from '../../components/figure-block.tsx';
import { Figure, FigureRow, FigureTable } from '../../components/figure-table.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';

type Inside = Zone['inside'][number];

const titles: Record<Zone['level'], string> = {
  country: words.governorates,
  governorate: words.towns,
  town: words.neighbourhoods,
  neighbourhood: '',
};

export function ZonesInside({
  zone,
  type,
  onType,
}: {
  zone: Zone;
  type: PropertyType;
  onType: (type: PropertyType) => void;
}) {
  const { inside, level, groups } = zone;
  if (inside.length === 0) return null;
  const types = [...new Set(groups.map((group) => group.type))];
  return (
    <FigureBlock title={titles[level]} className="mt-6">
      <div className="mt-3 mb-4">
        <ChoiceChips
          label={words.propertyType}
          options={Object.fromEntries(types.map((each) => [each, propertyTypeLabel(each)]))}
          chosen={type}
          onChoose={onType}
        />
      </div>
      <ZoneTable inside={inside} type={type} />
    </FigureBlock>
  );
}

/** First those with a price. */
function ZoneTable({ inside, type }: { inside: Inside[]; type: PropertyType }) {
  const priced = inside.filter((zone) => priceOf(zone, 'sale', type) ?? priceOf(zone, 'rent', type));
  const others = inside.filter((zone) => !priced.includes(zone));
  return (
    <div className="min-w-0">
      {priced.length > 0 ? (
        <FigureTable caption={words.medianOfBoth(type)} columns={[words.zone, words.forSale, words.forRent]}>
          {priced.map((zone) => (
            <FigureRow key={zone.slug} name={<ZoneLink zone={zone} type={type} />}>
              <Figure>{stated(priceOf(zone, 'sale', type))}</Figure>
              <Figure>{stated(priceOf(zone, 'rent', type))}</Figure>
            </FigureRow>
          ))}
        </FigureTable>
      ) : null}
      {others.length > 0 ? (
        <Disclosure summary={words.tooFewOf(type, others.length)}>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {others.map((zone) => (
              <li key={zone.slug}>
                <ZoneLink zone={zone} type={type} />
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </div>
  );
}

function ZoneLink({ zone, type }: { zone: Inside; type: PropertyType }) {
  return (
    <Link
      to={zonePath(zone.slug)}
      className="flex min-h-11 flex-col justify-center text-sea hover:text-sea-deep"
    >
      <span className="underline">{zone.name}</span>
      <span className="text-sm font-normal text-ink-soft">{formatAdvertisements(counted(zone, type))}</span>
    </Link>
  );
}

function priceOf(
  { groups }: Inside,
  transaction: ZoneGroup['transaction'],
  type: PropertyType,
): number | null | undefined {
  return groups.find((group) => group.transaction === transaction && group.type === type)?.medianPerSqm;
}

const stated = (perSqm: number | null | undefined) => (perSqm == null ? '–' : formatPerM2(perSqm));

function counted({ groups }: Inside, type: PropertyType): number | null {
  const ofType = groups.filter((group) => group.type === type);
  return ofType.reduce((sum, { count }) => sum + (count ?? 0), 0) || null;
}
