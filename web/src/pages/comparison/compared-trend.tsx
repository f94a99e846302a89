import * as words from '@soumdar/words/comparison';
import { formatPerM2 } from '@soumdar/words/formats';
import { FigureBlock } from '../../components/figure-block.tsx';
import { Figure, FigureRow, FigureTable } from '../../components/figure-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { LineChart, type ChartLine } from '../../ui/line-chart.tsx';
import { describeLines, levelLines, rowsOf } from '../prices/trend-lines.ts';
import { MarkedName, mostCommonType, type ComparedZone } from './compared-zone.tsx';

/** How what is asked moved in each zone, for the type that most homes of the zones have. */
export function ComparedTrend({ compared }: { compared: ComparedZone[] }) {
  const type = mostCommonType(compared.map(({ zone }) => zone));
  const lines: ChartLine[] = compared.flatMap(({ zone, name, look }) =>
    levelLines(zone.trend.filter((quarter) => quarter.type === type)).map(({ points }) => ({
      name,
      look,
      points,
    })),
  );
  const missing = compared.filter(({ look }) => !lines.some((line) => line.look === look));
  return (
    <FigureBlock title={words.trendOf(type)}>
      {lines.length > 0 ? (
        <>
          <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {compared
              .filter((each) => !missing.includes(each))
              .map((each) => (
                <li key={each.zone.slug}>
                  <MarkedName of={each} />
                </li>
              ))}
          </ul>
          <LineChart
            title={words.byQuarter(lines.map(({ name }) => name))}
            description={describeLines(lines, formatPerM2)}
            lines={lines}
            format={formatPerM2}
            marked
          />
        </>
      ) : null}
      <p className="mt-2 text-sm text-ink-soft">{words.sameMix(missing.map(({ name }) => name))}</p>
      {lines.length > 0 ? (
        <Disclosure summary={words.figures}>
          <FigureTable columns={[words.quarter, ...lines.map(({ name }) => name)]}>
            {rowsOf(lines).map(({ quarter, values }) => (
              <FigureRow key={quarter} name={quarter}>
                {values.map((value, at) => (
                  <Figure key={lines[at]!.name}>{value === undefined ? '–' : formatPerM2(value)}</Figure>
                ))}
              </FigureRow>
            ))}
          </FigureTable>
        </Disclosure>
      ) : null}
    </FigureBlock>
  );
}
