import { zonePath, type PropertyType, type Zone } from '@soumdar/contract';
import { lettingYear, plotTax, roundings } from '@soumdar/rules';
import { loading, partMissing } from '@soumdar/words/controls';
import * as words from '@soumdar/words/deciding';
import { eurosRangeText } from '@soumdar/words/euros';
import { formatNumber, formatPerM2 } from '@soumdar/words/formats';
import { Link } from 'react-router';
import { useEurRate } from '../../../components/euros.tsx';
import { LineChart } from '../../../ui/line-chart.tsx';
import { LoadFailure } from '../../../ui/notice.tsx';
import type { RequestState } from '../../../use-request.ts';
import { describeLines, describeRealRises, indexLines, levelLines } from '../../prices/trend-lines.ts';
import type { PastChanges } from './past-changes.ts';
import type { Assumptions } from './returns.ts';
import type { Ranged } from './scenarios.ts';
import { tensRange } from './format.ts';
import type { Past } from './use-past.ts';

interface Props {
  past: RequestState<Past>;
  type: PropertyType;
  sale: Ranged | undefined;
  rent: Ranged | undefined;
  /** undefined while a field is wrong */
  assumptions: Assumptions | undefined;
}

/** States the past only, and predicts nothing. */
export function Waiting({ past, type, sale, rent, assumptions }: Props) {
  return (
    <div className="max-w-prose space-y-3 pb-3 print:max-w-none">
      {past.kind === 'waiting' ? <p role="status">{loading}</p> : null}
      {past.kind === 'failed' ? <LoadFailure text={partMissing} onRetry={past.retry} /> : null}
      {past.kind === 'there' ? <PastPrices past={past.answer} type={type} sale={sale} /> : null}
      {assumptions ? <Keeping type={type} sale={sale} rent={rent} assumptions={assumptions} /> : null}
    </div>
  );
}

function PastPrices({
  past: { zone, trend, nominal, real },
  type,
  sale,
}: { past: Past } & Pick<Props, 'type' | 'sale'>) {
  if (!nominal) return <p>{words.noIndex}</p>;
  const index = indexLines(trend);
  return (
    <>
      <LineChart
        title={words.indexTitle(type)}
        description={describeLines(index, formatNumber)}
        lines={index}
        format={formatNumber}
      />
      <p className="text-sm text-ink-soft">{words.indexNote}</p>
      <Changes changes={nominal} sale={sale} />
      {real ? (
        <p>
          {words.realChanges(real.until, real)} {describeRealRises(trend)}
        </p>
      ) : null}
      {zone ? <OurListings zone={zone} type={type} /> : null}
    </>
  );
}

function OurListings({ zone, type }: { zone: Zone; type: PropertyType }) {
  const levels = levelLines(zone.trend.filter((quarter) => quarter.type === type));
  return (
    <p>
      {words.ourListings(zone, levels.length > 0 ? describeLines(levels, formatPerM2) : null)}{' '}
      <Link
        to={zonePath(zone.slug)}
        className="font-semibold text-sea underline hover:text-sea-deep print:hidden"
      >
        {words.showPrices}
      </Link>
    </p>
  );
}

function Changes({ changes, sale }: { changes: PastChanges; sale: Ranged | undefined }) {
  const { until, least, most, since } = changes;
  const rate = useEurRate();
  const afterYear = (change: number) => roundings.sale.price(sale!.value * (1 + change));
  const inEuros =
    sale && rate ? eurosRangeText('sale', { low: afterYear(least), high: afterYear(most) }, rate) : null;
  return (
    <>
      <p>{words.changesUntil(until, changes)}</p>
      <p>
        {words.yearlyRange(least, most, since)}{' '}
        {sale
          ? words.afterAYear(sale.value, { low: afterYear(least), high: afterYear(most) }, inEuros)
          : null}{' '}
        {words.pastIsPast}
      </p>
    </>
  );
}

function Keeping({
  type,
  sale,
  rent,
  assumptions,
}: Pick<Props, 'type' | 'sale' | 'rent'> & { assumptions: Assumptions }) {
  if (type === 'land') {
    if (!sale) return null;
    const { day } = assumptions;
    const [low, high] = [plotTax(Math.round(sale.low), day).low, plotTax(Math.round(sale.high), day).high];
    return <p>{words.plotCosts(tensRange(low / 1000, high / 1000))}</p>;
  }
  const { charges, localTax } = lettingYear({ ...assumptions, monthlyRentDt: Math.round(rent?.value ?? 0) });
  return rent ? (
    <p>{words.keepingCosts(tensRange((charges + localTax.low) / 1000, (charges + localTax.high) / 1000))}</p>
  ) : (
    <p>{words.localTaxCosts(tensRange(localTax.low / 1000, localTax.high / 1000))}</p>
  );
}
