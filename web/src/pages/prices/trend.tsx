import { type Zone } from '@soumdar/contract';
import { formatNumber, formatPerM2, formatQuarter, formatShare } from '@soumdar/words/formats';
import { FigureBlock } from '../../components/figure-block.tsx';
import { Figure, FigureRow, FigureTable } from '../../components/figure-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { LineChart, type ChartLine } from '../../ui/line-chart.tsx';
import { describeLines, indexLines, levelLines, rowsOf } from './trend-lines.ts';

/** How prices moved since 2015: the country's official index, and the levels of our own advertisements where a quarter has enough. */
export function Trend({ zone: { trend, name } }: { zone: Zone }) {
  if (trend.length === 0) return null;
  const index = indexLines(trend);
  const levels = levelLines(trend);
  return (
    <FigureBlock title="Évolution des prix de vente" className="mt-6">
      <div className="grid gap-x-10 lg:grid-cols-2 print:grid-cols-2">
        <div className="min-w-0">
          <h3 className="mt-3 font-semibold">Nos annonces : {name}, en DT/m²</h3>
          {rowsOf(levels).length > 1 ? (
            <LineChart
              title={`Prix demandés par trimestre : ${name}, en DT/m²`}
              description={describeLines(levels, formatPerM2)}
              lines={levels}
              format={formatPerM2}
              named
              marked
            />
          ) : (
            <p className="mt-1 text-ink-soft">
              {levels.length > 0 ? `${describeLines(levels, formatPerM2)} ` : ''}Il faut au moins deux
              trimestres de 30 annonces pour suivre les prix ici.
            </p>
          )}
          {rowsOf(levels).length > 1 ? (
            <p className="mt-1 text-sm text-ink-soft">
              À composition égale, dans les trimestres de 30 annonces ou plus.
            </p>
          ) : null}
        </div>
        <div className="min-w-0">
          <h3 className="mt-3 font-semibold">Indice de l’INS pour tout le pays, 100 en 2015</h3>
          <LineChart
            title="Indice des prix de l’INS pour tout le pays, 100 en 2015"
            description={describeLines(index, formatNumber)}
            lines={index}
            format={formatNumber}
            named
          />
          {index[0] ? (
            <p className="mt-1 text-sm text-ink-soft">
              En dinars courants. {spanText(index[0])} : {index.map(riseOf).join(' ; ')}.
            </p>
          ) : null}
        </div>
      </div>
      <Disclosure summary="Les chiffres">
        {levels.length > 0 ? (
          <Quarters caption={`${name}, en DT/m²`} lines={levels} format={formatPerM2} />
        ) : null}
        <Quarters caption="Indice de l’INS, tout le pays" lines={index} format={formatNumber} />
      </Disclosure>
    </FigureBlock>
  );
}

/** 'appartement + 88 %' */
function riseOf({ name, points }: ChartLine): string {
  const rise = points.at(-1)!.value / points[0]!.value - 1;
  return `${name.toLowerCase()} ${rise < 0 ? '−' : '+'}\u00a0${formatShare(Math.round(100 * Math.abs(rise)) / 100)}`;
}

/** 'Du 1er trimestre 2015 au 4e trimestre 2025' */
const spanText = ({ points }: ChartLine) =>
  `Du ${formatQuarter(points[0]!.quarter)} au ${formatQuarter(points.at(-1)!.quarter)}`;

function Quarters({
  caption,
  lines,
  format,
}: {
  caption: string;
  lines: ChartLine[];
  format: (value: number) => string;
}) {
  return (
    <FigureTable caption={caption} columns={['Trimestre', ...lines.map(({ name }) => name)]}>
      {rowsOf(lines).map(({ quarter, values }) => (
        <FigureRow key={quarter} name={quarter}>
          {values.map((value, at) => (
            <Figure key={lines[at]!.name}>{value === undefined ? '–' : format(value)}</Figure>
          ))}
        </FigureRow>
      ))}
    </FigureTable>
  );
}
