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
/** A price so high would press them together: it is not marked. */
const furthestDt = 2_500_000;
const namedEveryDt = 500_000;

/** The buyer's duties by price, with a leap at each cliff: the least and the most of them where sources disagree. */
export function DutyChart({ purchase, priceDt }: { purchase: Purchase; priceDt: number | undefined }) {
  const id = useId();
  const marked = priceDt !== undefined && priceDt <= furthestDt ? priceDt : undefined;
  const endDt = Math.max(usualEndDt, Math.round(1.05 * (marked ?? 0)));
  const segments = dutyCurve(purchase, endDt);
  const cliffs = cliffsOf(purchase);
  const isSpan = segments.some(({ to }) => to.low < to.high);
  const ends = isSpan ? (['low', 'high'] as const) : (['high'] as const);

  const ticks = ticksAround(0, Math.max(...segments.map(({ to }) => to.high / 1000)));
  const y = (duties: number) =>
    size.top + (1 - duties / 1000 / ticks.at(-1)!) * (size.height - size.top - size.bottom);
  const x = (price: number) => `${(left + (price / endDt) * (right - left)).toFixed(2)}%`;
  const named = Array.from({ length: Math.floor(endDt / namedEveryDt) + 1 }, (_, at) => at * namedEveryDt);
  const description = cliffs
    .map(
      ({ priceDt: at, before, after }) =>
        `À ${formatPrice(at)} les droits passent de ${formatWhole(before)} à ${formatWhole(after)}.`,
    )
    .join(' ');
  return (
    <div className="min-w-0">
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
              y1={y(tick * 1000)}
              y2={y(tick * 1000)}
              className="stroke-line"
            />
            <text x={`${left}%`} y={y(tick * 1000)} dx="-6" dy="4" textAnchor="end" className="fill-ink-soft">
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        {named.map((price) => (
          <text key={price} x={x(price)} y={size.height - 4} textAnchor="middle" className="fill-ink-soft">
            {formatNumber(price)}
          </text>
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
      </svg>
      <p className="mt-1 text-sm text-ink-soft">
        {isSpan ? 'Trait plein : au moins ; tirets : au plus, car les sources se contredisent. ' : ''}
        {marked === undefined ? '' : 'Le losange : votre prix.'}
      </p>
    </div>
  );
}
