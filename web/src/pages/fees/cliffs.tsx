import { type Cliff, cliffsOf, type Purchase, dutiesOf, dutyCurve, type Amount } from '@soumdar/rules';
import * as words from '@soumdar/words/fees';
import { formatPrice, formatNumber } from '@soumdar/words/formats';
import { FigureBlock } from '../../components/figure-block.tsx';
import { Figure, FigureRow, FigureTable } from '../../components/figure-table.tsx';
import { across, ChartFrame, chartArea, ChartLabel, heightsIn } from '../../ui/chart-frame.tsx';
import { ticksAround } from '../../ui/chart-scale.ts';
import { lineLooks } from '../../ui/line-look.tsx';

/** Prices at which one more dinar costs the buyer thousands. */
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

/** The dinar before and the dinar after. */
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

const area = chartArea(240, [15, 97]);
/** Shows both cliffs and a little more. */
const usualEndDt = 1_300_000;
/** A higher price is not marked, since it would squeeze the cliffs. */
const furthestDt = 2_500_000;
const namedEveryDt = 500_000;

/** Least and most where sources disagree, with a leap at each cliff. */
function DutyChart({ purchase, priceDt }: { purchase: Purchase; priceDt: number | undefined }) {
  const marked = priceDt !== undefined && priceDt <= furthestDt ? priceDt : undefined;
  const endDt = Math.max(usualEndDt, Math.round(1.05 * (marked ?? 0)));
  const segments = dutyCurve(purchase, endDt);
  const cliffs = cliffsOf(purchase);
  const isSpan = segments.some(({ to }) => to.low < to.high);
  const ends = isSpan ? (['low', 'high'] as const) : (['high'] as const);

  const ticks = ticksAround(0, Math.max(...segments.map(({ to }) => to.high / 1000)));
  const height = heightsIn(area, ticks);
  const y = (duties: number) => height(duties / 1000);
  const x = (price: number) => across(area, price / endDt);
  const named = Array.from({ length: Math.floor(endDt / namedEveryDt) + 1 }, (_, at) => at * namedEveryDt);
  const description = cliffs
    .map(({ priceDt: at, before, after }) => words.cliffAt(at, formatWhole(before), formatWhole(after)))
    .join(' ');
  return (
    <div className="min-w-0">
      <ChartFrame
        area={area}
        title={words.dutiesByPrice}
        description={description}
        ticks={ticks}
        format={formatNumber}
      >
        {named.map((price) => (
          <ChartLabel key={price} area={area} x={x(price)} anchor="middle">
            {formatNumber(price)}
          </ChartLabel>
        ))}
        {cliffs.map(({ priceDt: at, before, after }) => (
          <line
            key={at}
            x1={x(at)}
            x2={x(at)}
            y1={y(before.low)}
            y2={y(after.high)}
            strokeWidth="2"
            strokeDasharray="2 3"
            className="stroke-clay"
          />
        ))}
        {ends.flatMap((end, look) =>
          segments.map(({ fromDt, toDt, from, to }) => (
            <line
              key={`${end} ${fromDt}`}
              x1={x(fromDt)}
              x2={x(toDt)}
              y1={y(from[end])}
              y2={y(to[end])}
              strokeWidth="2.5"
              strokeDasharray={lineLooks[look]!.dashes}
              className={lineLooks[look]!.stroke}
            />
          )),
        )}
        {marked === undefined
          ? null
          : ends.map((end) => (
              <svg
                key={end}
                x={x(marked)}
                y={y(dutiesOf({ ...purchase, priceDt: marked })[end])}
                className="overflow-visible"
              >
                <path d="M0 -7L6 0L0 7L-6 0z" className="fill-clay stroke-white" />
              </svg>
            ))}
      </ChartFrame>
      <p className="mt-1 text-sm text-ink-soft">{words.chartLegend(isSpan, marked !== undefined)}</p>
    </div>
  );
}

/** '10 000 DT', or '9 700 – 19 700 DT' */
function formatWhole({ low, high }: Amount): string {
  const [least, most] = [Math.round(low / 1000), Math.round(high / 1000)];
  return least === most ? formatPrice(least) : `${formatNumber(least)} – ${formatPrice(most)}`;
}
