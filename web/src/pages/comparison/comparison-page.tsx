import { comparisonPath, mostCompared, type Comparison } from '@soumdar/contract';
import * as words from '@soumdar/words/comparison';
import { Link } from 'react-router';
import { whatPricesAre } from '@soumdar/words/prices';
import { SampleBadge } from '../../components/sample-badge.tsx';
import { LoadFailure } from '../../ui/notice.tsx';
import { usePageTitle } from '../../ui/page-head.tsx';
import { DownloadLinks } from '../prices/download-links.tsx';
import { ComparedReturns, ComparedRooms } from './compared-figures.tsx';
import { ComparedPrices } from './compared-prices.tsx';
import { ComparedTrend } from './compared-trend.tsx';
import { comparedZones } from './compared-zone.tsx';
import { useComparison } from './use-comparison.ts';
import { ZoneChooser } from './zone-chooser.tsx';

/** Two or three zones side by side. */
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
      <h1 className="text-3xl font-bold tracking-tight text-sea-deep sm:text-4xl">{words.title(zones)}</h1>
      {isWhole ? <p className="mt-2 max-w-2xl text-ink-soft">{whatPricesAre(first!.asOf)}</p> : null}
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
      <ComparedPrices title={words.forSale} unit="DT/m²" transaction="sale" compared={compared} />
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

/** Why there is nothing to compare yet. */
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
