import { cliffsOf, dutiesOf, dutyCurve, formatNumber, formatPrice, type Purchase } from '@soumdar/contract';
import { useId } from 'react';
import { ticksAround } from '../../ui/chart-scale.ts';
import { lineLooks } from '../../ui/line-look.tsx';
import { formatWhole } from './amounts.ts';

/** In px, whatever the width: letters keep their size on a phone and on paper. Across, everything is in per cent. */
const size = { height: 240, top: 12, bottom: 24, letters: 12 };
const [left, right] = [15, 97];
/** Both cliffs are on it, and something beyond the last. */
const usualEndDt = 1_300_000;
/** A price so high would press them together: it is left out. */
const furthestDt = 2_500_000;
const millimesInDinar = 1000;

/** The buyer's duties by price, with a leap at each cliff: the least and the most of them where sources disagree. */
export function DutyChart({ purchase, marked }: { purchase: Purchase; marked?: number | undefined }) {
  const id = useId();
  const endDt =
    marked !== undefined && marked <= furthestDt ? Math.max(usualEndDt, 1.05 * marked) : usualEndDt;
  const segments = dutyCurve(purchase, Math.round(endDt));
  const ticks = ticksAround(0, Math.max(...segments.map(({ to }) => to.high / millimesInDinar)));
  const y = (millimes: number) =>
    size.top + (1 - millimes / millimesInDinar / ticks.at(-1)!) * (size.height - size.top - size.bottom);
  const x = (priceDt: number) => `${(left + (priceDt / endDt) * (right - left)).toFixed(2)}%`;
  const isSpan = segments.some(({ to }) => to.low < to.high);
  const cliffs = cliffsOf(purchase);
  const description = cliffs
    .map(
      ({ priceDt, before, after }) =>
        `À ${formatPrice(priceDt)} les droits passent de ${formatWhole(before)} à ${formatWhole(after)}.`,
    )
    .join(' ');
  return (
    <svg
      width="100%"
      height={size.height}
      fontSize={size.letters}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      className="block overflow-visible"
    >
      <title id={`${id}-title`}>Droits de l’acheteur selon le prix, en DT</title>
      <desc id={`${id}-description`}>{description}</desc>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={`${left}%`}
            x2={`${right}%`}
            y1={y(tick * millimesInDinar)}
            y2={y(tick * millimesInDinar)}
            className="stroke-line"
          />
          <text
            x={`${left}%`}
            y={y(tick * millimesInDinar)}
            dx="-6"
            dy="4"
            textAnchor="end"
            className="fill-ink-soft"
          >
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {[0, 500_000, 1_000_000].map((priceDt) => (
        <text key={priceDt} x={x(priceDt)} y={size.height - 4} textAnchor="middle" className="fill-ink-soft">
          {formatNumber(priceDt)}
        </text>
      ))}
      {cliffs.map(({ priceDt, before, after }) => (
        <line
          key={priceDt}
          x1={x(priceDt)}
          x2={x(priceDt)}
          y1={y(before.low)}
          y2={y(after.high)}
          strokeWidth="2"
          strokeDasharray="2 3"
          className="stroke-clay"
        />
      ))}
      {(isSpan ? (['low', 'high'] as const) : (['high'] as const)).flatMap((end, look) =>
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
      {marked !== undefined && marked <= furthestDt ? (
        <svg
          x={x(marked)}
          y={y(dutiesOf({ ...purchase, priceDt: marked }).high)}
          className="overflow-visible"
        >
          <path d="M0 -7L6 0L0 7L-6 0z" className="fill-clay stroke-white">
            <title>{`Votre prix : ${formatPrice(marked)}`}</title>
          </path>
        </svg>
      ) : null}
    </svg>
  );
}
