import { comparisonPath, mostCompared, type Comparison } from '@soumdar/contract';
import * as words from '@soumdar/words/comparison';
import { Link, useSearchParams } from 'react-router';
import { daysOf, zoneLevels } from '@soumdar/views';
import { perM2Unit } from '@soumdar/words/prices';
import { whatPricesAre } from '@soumdar/words/level';
import { formatPerM2 } from '@soumdar/words/formats';
import { SampleBadge } from '../../components/sample-badge.tsx';
import { LoadFailure } from '../../ui/notice.tsx';
import { usePageTitle } from '../../ui/page-head.tsx';
import { AllQuarters } from '../prices/all-quarters.tsx';
import { DownloadLinks } from '../prices/download-links.tsx';
import { PrintSource } from '../prices/print-source.tsx';
import { ComparedReturns, ComparedRooms } from './compared-figures.tsx';
import { ComparedPrices } from './compared-prices.tsx';
import { comparedZones, MarkedName, mostCommonType, type ComparedZone } from './compared-zone.tsx';
import { ZoneChooser } from './zone-chooser.tsx';
import { usePageData } from '../../page-data.ts';
import { useRequest, type RequestState } from '../../use-request.ts';
import { readZone } from '../prices/use-zone.ts';
import { FigureBlock } from '../../components/figure-block.tsx';
import { Figure, FigureRow, FigureTable } from '../../components/figure-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { LineChart, type ChartLine } from '../../ui/line-chart.tsx';
import { describeLines, levelLines, rowsOf } from '../prices/trend-lines.ts';

export default function ComparisonPage() {
  const requested = useComparison();
  usePageTitle(words.title(requested.kind === 'there' ? requested.answer.zones : []));
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 md:py-12">
      {requested.kind === 'there' ? <Compared comparison={requested.answer} /> : null}
      {requested.kind === 'waiting' ? <p className="min-h-dvh animate-late">{words.loading}</p> : null}
      {requested.kind === 'failed' ? <LoadFailure text={words.failed} onRetry={requested.retry} /> : null}
    </div>
  );
}

function Compared({ comparison }: { comparison: Comparison }) {
  const { zones } = comparison;
  const [first] = zones;
  const isWhole = zones.length >= 2;
  return (
    <>
      {first ? <PrintSource asOf={first.asOf} /> : null}
      <h1 className="text-3xl font-bold tracking-tight text-sea-deep sm:text-4xl">{words.title(zones)}</h1>
      {isWhole ? (
        <div className="mt-2 grid max-w-2xl gap-2">
          {zones.map((zone) => (
            <AllQuarters key={zone.slug} zone={zone} />
          ))}
          <p className="text-ink-soft">{whatPricesAre(zoneLevels(zones), daysOf(zones))}</p>
        </div>
      ) : null}
      {first?.sample ? <SampleBadge /> : null}
      <WhatIsMissing comparison={comparison} />
      {isWhole ? <Figures zones={zones} /> : null}
      <ZoneChooser comparison={comparison} />
      {isWhole ? <DownloadLinks zones={zones} /> : null}
    </>
  );
}

function Figures({ zones }: Pick<Comparison, 'zones'>) {
  const compared = comparedZones(zones);
  return (
    <div className="mt-8 grid items-start gap-6 lg:grid-cols-2 print:grid-cols-2">
      <ComparedPrices title={words.forSale} unit={perM2Unit} transaction="sale" compared={compared} />
      <div className="grid min-w-0 gap-6">
        <ComparedPrices
          title={words.forRent}
          unit={words.perM2AndMonth}
          transaction="rent"
          compared={compared}
        />
        <ComparedReturns compared={compared} />
      </div>
      <ComparedRooms compared={compared} />
      <ComparedTrend compared={compared} />
    </div>
  );
}

function WhatIsMissing({ comparison: { requested, zones, unknown } }: { comparison: Comparison }) {
  if (requested.length > mostCompared)
    return (
      <p className="mt-4 text-lg" role="alert">
        {words.tooMany(requested.length - mostCompared)}
      </p>
    );
  return (
    <>
      {unknown.map(({ slug, nearest }) => (
        <div key={slug} className="mt-4" role="alert">
          <p className="text-lg wrap-anywhere">{words.noZoneCalled(slug, nearest.length > 0)}</p>
          <ul className="flex flex-wrap gap-x-5">
            {nearest.map((near) => (
              <li key={near.slug}>
                <Link
                  to={comparisonPath(requested.map((other) => (other === slug ? near.slug : other)))}
                  reloadDocument
                  className="inline-flex min-h-11 items-center font-semibold text-sea underline"
                >
                  {near.name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {unknown.length === 0 && zones.length < 2 ? (
        <p className="mt-4 text-lg">
          {zones.length === 0 ? words.choose : words.chooseAnother(zones[0]!.name)}
        </p>
      ) : null}
    </>
  );
}

/** From the server's HTML, else one request for each zone. */
function useComparison(): RequestState<Comparison> {
  const [query] = useSearchParams();
  const requested = (query.get('zones') ?? '').split(',').filter(Boolean);
  const rendered = usePageData() as Comparison | undefined;
  const isRendered = rendered?.requested.join() === requested.join();
  return useRequest(requested.join(), isRendered ? rendered : undefined, () => readComparison(requested));
}

async function readComparison(requested: string[]): Promise<Comparison> {
  const read = await Promise.all(requested.map(async (slug) => ({ slug, ...(await readZone(slug)) })));
  return {
    requested,
    zones: read.flatMap((each) => ('zone' in each ? each.zone : [])),
    unknown: read.flatMap((each) => ('zone' in each ? [] : each)),
    choices: [],
  };
}

/** Of the type with most homes in the zones. */
function ComparedTrend({ compared }: { compared: ComparedZone[] }) {
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
