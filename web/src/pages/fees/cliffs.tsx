import { type Cliff, cliffsOf, type Purchase } from '@soumdar/rules';
import * as words from '@soumdar/words/fees';
import { formatPrice } from '@soumdar/words/formats';
import { FigureBlock } from '../../components/figure-block.tsx';
import { Figure, FigureRow, FigureTable } from '../../components/figure-table.tsx';
import { formatWhole } from './amounts.ts';
import { DutyChart } from './duty-chart.tsx';

/** Where one dinar more costs the buyer thousands: drawn, in a table and in words. */
export function Cliffs({
  purchase,
  priceDt,
}: {
  purchase: Purchase;
  /** undefined while none is typed */
  priceDt: number | undefined;
}) {
  const cliffs = cliffsOf(purchase);
  return (
    <FigureBlock title={words.cliffsTitle} className="mt-6">
      {cliffs.length > 0 ? (
        <>
          <p className="mt-1 max-w-prose text-ink-soft">{words.cliffsLead(purchase.kind === 'newHome')}</p>
          <div className="mt-4 grid gap-x-10 gap-y-4 lg:grid-cols-2 print:grid-cols-2">
            <DutyChart purchase={purchase} priceDt={priceDt} />
            <div className="min-w-0">
              <FigureTable columns={[words.salePrice, words.buyerDuties]}>
                {cliffs.map((cliff) => (
                  <CliffRows key={cliff.priceDt} cliff={cliff} />
                ))}
              </FigureTable>
            </div>
          </div>
        </>
      ) : (
        <p className="mt-1 max-w-prose text-ink-soft">
          {purchase.fromAbroad ? words.noCliffAbroad : words.noCliffLand}
        </p>
      )}
    </FigureBlock>
  );
}

/** The dinar before, the dinar after, and what lies between them. */
function CliffRows({ cliff: { priceDt, before, after, rise } }: { cliff: Cliff }) {
  return (
    <>
      <FigureRow name={formatPrice(priceDt - 1)} ruled={false}>
        <Figure>{formatWhole(before)}</Figure>
      </FigureRow>
      <FigureRow name={formatPrice(priceDt)} ruled={false}>
        <Figure>{formatWhole(after)}</Figure>
      </FigureRow>
      <tr className="border-b border-line last:border-0">
        <td colSpan={2} className="pb-3 text-end text-sm font-semibold text-clay">
          {words.oneDinarMore(formatWhole(rise))}
        </td>
      </tr>
    </>
  );
}
