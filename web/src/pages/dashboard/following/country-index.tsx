import { type FollowHistory, type PropertyType } from '@soumdar/contract';
import { formatNumber, formatQuarter } from '@soumdar/words/formats';
import { propertyTypeLabel } from '@soumdar/words/labels';
import { LineChart } from '../../../ui/line-chart.tsx';

/** The country's published index of sale prices of the type, beside the line of one property. */
export function CountryIndex({
  type,
  index: { quarters },
}: {
  type: PropertyType;
  index: FollowHistory['index'];
}) {
  const [first, last] = [quarters[0], quarters.at(-1)];
  if (!first || !last) return null;
  const name = propertyTypeLabel(type);
  const stated = ({ quarter, index }: typeof first) => `${formatNumber(index)} au ${formatQuarter(quarter)}`;
  return (
    <div className="min-w-0">
      <h4 className="font-semibold">Indice de l’INS pour tout le pays, 100 en 2015</h4>
      <LineChart
        title={`Indice des prix de l’INS pour tout le pays, ${name.toLowerCase()}, 100 en 2015`}
        description={`${stated(first)}, ${stated(last)}.`}
        lines={[{ name, look: 1, points: quarters.map(({ quarter, index }) => ({ quarter, value: index })) }]}
        format={formatNumber}
      />
      <p className="mt-1 text-sm text-ink-soft">
        {name}, prix de vente publiés par l’Institut national de la statistique jusqu’au{' '}
        {formatQuarter(last.quarter)}. Nos calculs le prolongent ensuite à son rythme de la dernière année.
      </p>
    </div>
  );
}
