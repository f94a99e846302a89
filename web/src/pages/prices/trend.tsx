import { type Zone } from '@soumdar/contract';
import { formatNumber, formatPerM2 } from '@soumdar/words/formats';
import * as words from '@soumdar/words/prices';
import { FigureBlock } from '../../components/figure-block.tsx';
import { Figure, FigureRow, FigureTable } from '../../components/figure-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { LineChart, type ChartLine } from '../../ui/line-chart.tsx';
import {
  describeLines,
  describeRealRises,
  describeYearOnYear,
  indexLines,
  levelLines,
  rowsOf,
} from './trend-lines.ts';

/** The country's official index since 2015, and our own levels for quarters with enough advertisements. */
export function Trend({ zone: { trend, name } }: { zone: Zone }) {
  if (trend.length === 0) return null;
  const index = indexLines(trend);
  const levels = levelLines(trend);
  return (
    <FigureBlock title={words.trendTitle} className="mt-6">
      <div className="grid gap-x-10 lg:grid-cols-2 print:grid-cols-2">
        <div className="min-w-0">
          <h3 className="mt-3 font-semibold">{words.ourListings(name)}</h3>
          {rowsOf(levels).length > 1 ? (
            <LineChart
              title={words.byQuarter(name)}
              description={describeLines(levels, formatPerM2)}
              lines={levels}
              format={formatPerM2}
              named
              marked
            />
          ) : (
            <p className="mt-1 text-ink-soft">
              {levels.length > 0 ? `${describeLines(levels, formatPerM2)} ` : ''}
              {words.trendNeeds}
            </p>
          )}
          {rowsOf(levels).length > 1 ? (
            <p className="mt-1 text-sm text-ink-soft">
              {describeYearOnYear(trend)} {words.sameMix}
            </p>
          ) : null}
        </div>
        <div className="min-w-0">
          <h3 className="mt-3 font-semibold">{words.indexHeading}</h3>
          <LineChart
            title={words.indexTitle}
            description={describeLines(index, formatNumber)}
            lines={index}
            format={formatNumber}
            named
          />
          {index[0] ? (
            <p className="mt-1 text-sm text-ink-soft">
              {words.nominalRises(spanOf(index[0]), index.map(riseOf))} {describeRealRises(trend)}
            </p>
          ) : null}
        </div>
      </div>
      <Disclosure summary={words.figures}>
        {levels.length > 0 ? (
          <Quarters caption={words.inDinarsPerM2(name)} lines={levels} format={formatPerM2} />
        ) : null}
        <Quarters caption={words.indexTable} lines={index} format={formatNumber} />
      </Disclosure>
    </FigureBlock>
  );
}

const riseOf = ({ name, points }: ChartLine) => ({ name, rise: points.at(-1)!.value / points[0]!.value - 1 });
const spanOf = ({ points }: ChartLine) => ({ from: points[0]!.quarter, to: points.at(-1)!.quarter });

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
    <FigureTable caption={caption} columns={[words.quarter, ...lines.map(({ name }) => name)]}>
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
