import * as words from '@soumdar/words/comparison';
import { formatNumber, formatShare } from '@soumdar/words/formats';
import type { ReactNode } from 'react';
import { usualPriceOf } from '@soumdar/words/prices';
import { FigureBlock } from '../../components/figure-block.tsx';
import { Figure, FigureRow, FigureTable } from '../../components/figure-table.tsx';
import { mostCommonType, type ComparedZone } from './compared-zone.tsx';

type Transaction = 'sale' | 'rent';

/** Of the type with most homes in the zones. */
export function ComparedRooms({ compared }: { compared: ComparedZone[] }) {
  const type = mostCommonType(compared.map(({ zone }) => zone));
  const roomsOf = ({ zone }: ComparedZone, transaction: Transaction) =>
    zone.rooms.filter((room) => room.transaction === transaction && room.type === type);
  const sides = (['sale', 'rent'] as const).map((transaction) => {
    const numbers = new Set(compared.flatMap((each) => roomsOf(each, transaction)).map(({ rooms }) => rooms));
    return { transaction, numbers: [...numbers].sort((a, b) => a - b) };
  });
  return (
    <FigureBlock title={usualPriceOf(type)}>
      {sides.every(({ numbers }) => numbers.length === 0) ? (
        <p className="mt-3 text-ink-soft">{words.tooFewRooms}</p>
      ) : null}
      {sides.map(({ transaction, numbers }) =>
        numbers.length === 0 ? null : (
          <ZoneColumns
            key={transaction}
            caption={transaction === 'sale' ? words.forSaleTnd : words.forRentTnd}
            first={words.size}
            compared={compared}
          >
            {numbers.map((number) => (
              <FigureRow key={number} name={`S+${number - 1}`}>
                {compared.map((each) => {
                  const room = roomsOf(each, transaction).find(({ rooms }) => rooms === number);
                  return (
                    <Figure key={each.zone.slug} className="text-sm font-semibold xs:text-base">
                      {room?.medianPrice == null ? '–' : formatNumber(room.medianPrice)}
                    </Figure>
                  );
                })}
              </FigureRow>
            ))}
          </ZoneColumns>
        ),
      )}
    </FigureBlock>
  );
}

export function ComparedReturns({ compared }: { compared: ComparedZone[] }) {
  const errorOf = ({ zone }: ComparedZone, transaction: Transaction) => {
    const all = zone.accuracy.find((each) => each.transaction === transaction && each.type === null);
    return all ? formatShare(all.medianError) : '–';
  };
  const counted = ({ zone }: ComparedZone) => zone.groups.reduce((sum, { count }) => sum + (count ?? 0), 0);
  const cells = (tell: (each: ComparedZone) => ReactNode) =>
    compared.map((each) => (
      <Figure key={each.zone.slug} className="text-sm font-semibold xs:text-base">
        {tell(each)}
      </Figure>
    ));
  return (
    <FigureBlock title={words.yieldAndReliability}>
      <ZoneColumns first={words.measure} compared={compared}>
        <FigureRow name={words.grossYield}>
          {cells(({ zone: { grossYield } }) =>
            grossYield ? (
              <>
                {formatShare(grossYield.median)}
                <span className="block text-xs font-normal text-ink-soft xs:text-sm">
                  {formatShare(grossYield.low)}
                </span>
                <span className="block text-xs font-normal text-ink-soft xs:text-sm">
                  {words.upTo(grossYield.high)}
                </span>
              </>
            ) : (
              '–'
            ),
          )}
        </FigureRow>
        <FigureRow name={words.saleError}>{cells((each) => errorOf(each, 'sale'))}</FigureRow>
        <FigureRow name={words.rentError}>{cells((each) => errorOf(each, 'rent'))}</FigureRow>
        <FigureRow name={words.listings}>{cells((each) => formatNumber(counted(each)))}</FigureRow>
      </ZoneColumns>
      <p className="mt-3 text-sm text-ink-soft">{words.legend}</p>
    </FigureBlock>
  );
}

function ZoneColumns({
  caption,
  first,
  compared,
  children,
}: {
  caption?: string;
  /** heading of the row names */
  first: string;
  compared: ComparedZone[];
  children: ReactNode;
}) {
  return (
    <FigureTable {...(caption && { caption })} columns={[first, ...compared.map(({ name }) => name)]}>
      {children}
    </FigureTable>
  );
}
