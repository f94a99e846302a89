import { propertyTypes, type PropertyType, type ZoneGroup } from '@soumdar/contract';
import { zoneView, type GroupView } from '@soumdar/views';
import * as words from '@soumdar/words/comparison';
import { formatPerM2 } from '@soumdar/words/formats';
import { propertyTypeLabel } from '@soumdar/words/labels';
import { Fragment } from 'react';
import { inUnit } from '@soumdar/words/prices';
import { FigureBlock } from '../../components/figure-block.tsx';
import { Figure, FigureRow, FigureTable } from '../../components/figure-table.tsx';
import { lineLooks } from '../../ui/line-look.tsx';
import { scaleOf } from '../prices/shown-prices.ts';
import { Spread, SpreadScale } from '../prices/spread.tsx';
import { MarkedName, type ComparedZone } from './compared-zone.tsx';

/** All types share one scale. */
export function ComparedPrices({
  title,
  unit,
  transaction,
  compared,
}: {
  title: string;
  unit: string;
  transaction: ZoneGroup['transaction'];
  compared: ComparedZone[];
}) {
  const groupOf = ({ zone }: ComparedZone, type: PropertyType) =>
    zoneView(zone).groups.find((group) => group.transaction === transaction && group.type === type);
  const types = propertyTypes.filter((type) => compared.some((each) => groupOf(each, type)));
  const ticks = scaleOf(types.flatMap((type) => compared.flatMap((each) => groupOf(each, type) ?? [])));
  return (
    <FigureBlock title={inUnit(title, unit)}>
      {types.length === 0 ? (
        <p className="mt-3 text-ink-soft">{words.noListing}</p>
      ) : (
        <FigureTable columns={[words.zone, words.medianPrice, words.eightOfTen]}>
          {types.map((type) => (
            <Fragment key={type}>
              <tr>
                <th
                  scope="colgroup"
                  colSpan={3}
                  className="pt-5 pb-1 text-start text-lg font-bold text-sea-deep"
                >
                  {propertyTypeLabel(type)}
                </th>
              </tr>
              {compared.map((each) => (
                <ZoneRow key={each.zone.slug} of={each} group={groupOf(each, type)} ticks={ticks} />
              ))}
            </Fragment>
          ))}
          {ticks.length > 0 ? (
            <tr>
              <td colSpan={3}>
                <SpreadScale ticks={ticks} format={formatPerM2} />
              </td>
            </tr>
          ) : null}
        </FigureTable>
      )}
    </FigureBlock>
  );
}

function ZoneRow({
  of,
  group,
  ticks,
}: {
  of: ComparedZone;
  group: GroupView | undefined;
  ticks: readonly number[];
}) {
  const { prices, borrowedFrom } = group ?? {};
  return (
    <>
      <FigureRow name={<MarkedName of={of} />} ruled={false} {...(group && { count: group.count })}>
        <Figure className="text-lg font-bold">{prices ? formatPerM2(prices.median) : '–'}</Figure>
        <Figure className="text-sm xs:text-base">
          {prices ? `${formatPerM2(prices.low)} – ${formatPerM2(prices.high)}` : '–'}
        </Figure>
      </FigureRow>
      <tr className="border-b border-line">
        <td colSpan={3} className="pb-2">
          {borrowedFrom ? (
            <p className="pb-2 text-sm text-ink-soft">{words.insteadOf(borrowedFrom.name)}</p>
          ) : null}
          {group ? null : <p className="text-sm text-ink-soft">{words.noListingHere}</p>}
          {prices ? (
            <Spread
              {...prices}
              largest={ticks.at(-1)!}
              ticks={ticks}
              faint={borrowedFrom !== undefined}
              look={lineLooks[of.look]!.fill}
            />
          ) : null}
        </td>
      </tr>
    </>
  );
}
