import { zonePath, type PropertyType } from '@soumdar/contract';
import { lettingYear, plotTax, roundings } from '@soumdar/rules';
import { partMissing } from '@soumdar/words/controls';
import { eurosRangeText } from '@soumdar/words/euros';
import { formatNumber, formatPerM2, formatPrice, formatQuarter } from '@soumdar/words/formats';
import { propertyTypeLabel } from '@soumdar/words/labels';
import { inZone } from '@soumdar/words/places';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useEurRate } from '../../../components/euros.tsx';
import { LineChart } from '../../../ui/line-chart.tsx';
import { LoadFailure } from '../../../ui/notice.tsx';
import type { RequestState } from '../../../use-request.ts';
import { describeLines, indexLines, levelLines } from '../../prices/trend-lines.ts';
import type { PastChanges } from './past-changes.ts';
import type { Assumptions } from './returns.ts';
import type { Ranged } from './scenarios.ts';
import { changeOf, shareRange, tensRange } from './format.ts';
import type { Past } from './use-past.ts';

interface Props {
  past: RequestState<Past>;
  type: PropertyType;
  sale: Ranged | undefined;
  rent: Ranged | undefined;
  /** undefined while one of them is wrong */
  assumptions: Assumptions | undefined;
}

/** What prices did so far, and what it costs to keep a property without letting it. Nothing is foretold. */
export function Waiting({ past, type, sale, rent, assumptions }: Props) {
  return (
    <div className="max-w-prose space-y-3 pb-3 print:max-w-none">
      {past.kind === 'waiting' ? <p role="status">Chargement…</p> : null}
      {past.kind === 'failed' ? <LoadFailure text={partMissing} onRetry={past.retry} /> : null}
      {past.kind === 'there' ? <PastPrices past={past.answer} type={type} sale={sale} /> : null}
      {assumptions ? <Keeping type={type} sale={sale} rent={rent} assumptions={assumptions} /> : null}
    </div>
  );
}

function PastPrices({
  past: { zone, nominal, real },
  type,
  sale,
}: { past: Past } & Pick<Props, 'type' | 'sale'>) {
  if (!zone || !nominal) return <p>L’indice officiel ne suit pas ce type de bien.</p>;
  const trend = zone.trend.filter(({ type: of }) => of === type);
  const index = indexLines(trend);
  const levels = levelLines(trend);
  return (
    <>
      <LineChart
        title={`Indice des prix de l’INS, ${propertyTypeLabel(type).toLowerCase()}, tout le pays, 100 en 2015`}
        description={describeLines(index, formatNumber)}
        lines={index}
        format={formatNumber}
      />
      <p className="text-sm text-ink-soft">
        Indice des prix de l’INS pour tout le pays, 100 en 2015 : il n’y en a pas par région.
      </p>
      <Changes changes={nominal} sale={sale} />
      {real ? (
        <p>En dinars constants, l’inflation ôtée : {yearlyText(real)}.</p>
      ) : (
        <p>
          En dinars courants, l’inflation comprise : nos données n’ont aucune série officielle des prix à la
          consommation, nous ne la retirons donc pas.
        </p>
      )}
      <p>
        Nos annonces {inZone(zone)} :{' '}
        {levels.length > 0
          ? `${describeLines(levels, formatPerM2)} En DT/m², à composition égale.`
          : 'pas assez pour suivre un trimestre.'}{' '}
        <Link
          to={zonePath(zone.slug)}
          className="font-semibold text-sea underline hover:text-sea-deep print:hidden"
        >
          Voir les prix
        </Link>
      </p>
    </>
  );
}

function Changes({ changes, sale }: { changes: PastChanges; sale: Ranged | undefined }) {
  const { until, least, most, since } = changes;
  const rate = useEurRate();
  const afterYear = (change: number) => roundings.sale.price(sale!.value * (1 + change));
  const after = (change: number) => formatPrice(afterYear(change));
  const inEuros =
    sale && rate
      ? ` (${eurosRangeText('sale', { low: afterYear(least), high: afterYear(most) }, rate)})`
      : '';
  return (
    <>
      <p>
        Jusqu’au {formatQuarter(until)} : {yearlyText(changes)}.
      </p>
      <p>
        D’une année à l’autre, {shareRange(least, most, changeOf)} depuis le {formatQuarter(since)}.{' '}
        {sale
          ? `Un bien de ${formatPrice(sale.value)} aurait valu, un an après, de ${after(least)} à ${after(most)}${inEuros}.`
          : null}{' '}
        Ce qui fut ne dit pas ce qui sera.
      </p>
    </>
  );
}

/** '+ 5 % en un an, + 4 % par an sur 5 ans' */
function yearlyText({ lastYear, averages }: PastChanges): string {
  const parts = averages.map(({ years, yearly }) => `${changeOf(yearly)} par an sur ${years} ans`);
  return [`${changeOf(lastYear)} en un an`, ...parts].join(', ');
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
    return (
      <Cost>
        la taxe sur les terrains non bâtis, {tensRange(low / 1000, high / 1000)} (0,3 % de sa valeur)
      </Cost>
    );
  }
  const { charges, localTax } = lettingYear({ ...assumptions, monthlyRentDt: Math.round(rent?.value ?? 0) });
  return rent ? (
    <Cost>
      charges, entretien et taxe locale,{' '}
      {tensRange((charges + localTax.low) / 1000, (charges + localTax.high) / 1000)}, aux hypothèses ci-dessus
    </Cost>
  ) : (
    <Cost>
      la taxe locale, {tensRange(localTax.low / 1000, localTax.high / 1000)}, sans compter charges et
      entretien
    </Cost>
  );
}

const Cost = ({ children }: { children: ReactNode }) => (
  <p>Le garder sans le louer coûte chaque année {children}.</p>
);
