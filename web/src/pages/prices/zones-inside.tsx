import { zonePath, type PropertyType, type Zone, type ZoneGroup } from '@soumdar/contract';
import { formatPerM2, formatAdvertisements } from '@soumdar/words/formats';
import { propertyTypeLabel } from '@soumdar/words/labels';
import { transactionLabels } from '@soumdar/words/prices';
import * as words from '@soumdar/words/prices';
import { useState } from 'react';
import { Link } from 'react-router';
import { FigureBlock } from '../../components/figure-block.tsx';
import { Figure, FigureRow, FigureTable } from '../../components/figure-table.tsx';
import { MapInView } from '../../components/map/map-in-view.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';

type Inside = Zone['inside'][number];

const titles: Record<Zone['level'], string> = {
  country: words.governorates,
  governorate: words.towns,
  town: words.neighbourhoods,
  neighbourhood: '',
};

const loadMap = () => import('./map/price-map.tsx');

export function ZonesInside({ zone, firstType }: { zone: Zone; firstType: PropertyType }) {
  const { inside, level, groups } = zone;
  const [type, setType] = useState(firstType);
  const [transaction, setTransaction] = useState<ZoneGroup['transaction']>('sale');
  if (inside.length === 0) return null;
  const types = [...new Set(groups.map((group) => group.type))];
  return (
    <FigureBlock title={titles[level]} className="mt-6">
      <div id="carte" className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        <ChoiceChips
          label={words.propertyType}
          options={Object.fromEntries(types.map((each) => [each, propertyTypeLabel(each)]))}
          chosen={type}
          onChoose={setType}
        />
        <ChoiceChips
          label={words.pricesOnMap}
          options={transactionLabels}
          chosen={transaction}
          onChoose={setTransaction}
        />
      </div>
      <div className="mt-4 grid gap-x-8 gap-y-4 noscript:block lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:block">
        <MapInView
          load={loadMap}
          zone={zone}
          transaction={transaction}
          type={type}
          className="h-136 self-start lg:sticky lg:top-20 lg:h-[min(44rem,calc(100dvh-6rem))]"
        />
        <ZoneTable inside={inside} type={type} />
      </div>
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
