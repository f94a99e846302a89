import { sitePaths, type ExampleEstimate, type LandingFigures } from '@soumdar/contract';
import { scoreText, sideTexts } from '@soumdar/words/estimate';
import { formatPerM2, formatPrice, formatShare } from '@soumdar/words/formats';
import * as words from '@soumdar/words/landing';
import { Link } from 'react-router';
import { SampleBadge } from '../../components/sample-badge.tsx';
import { usePageData } from '../../page-data.ts';
import { RangeBar } from '../results/figures/range-bar.tsx';

/** Nothing where the server had no market, nor on a way back from another page. */
export function MarketNow() {
  const figures = usePageData() as LandingFigures | undefined;
  if (!figures) return null;
  const { prices, medianError, example, asOf, rentMonth, sample } = figures;
  return (
    <section aria-labelledby="market-now" className="border-t border-line bg-white">
      <div className="mx-auto grid max-w-6xl grid-cols-1 items-start gap-8 px-4 py-14 sm:px-6 md:py-20 lg:grid-cols-2">
        <div>
          <h2 id="market-now" className="text-3xl font-bold tracking-tight text-sea-deep">
            {words.marketOn(asOf)}
          </h2>
          {sample ? <SampleBadge /> : null}
          <dl className="mt-6 space-y-5">
            {prices.map(({ transaction, type, medianPerSqm }) => (
              <MarketFigure
                key={transaction}
                to={sitePaths.prices}
                name={words.medianOf(type, transaction, transaction === 'rent' ? rentMonth : undefined)}
                value={formatPerM2(medianPerSqm)}
                unit={words.perM2Units[transaction]}
              />
            ))}
            {medianError === null ? null : (
              <MarketFigure
                to={sitePaths.reliability}
                name={words.saleError}
                value={formatShare(medianError)}
              />
            )}
          </dl>
        </div>
        {example ? <Example of={example} /> : null}
      </div>
    </section>
  );
}

function MarketFigure({ to, name, value, unit }: { to: string; name: string; value: string; unit?: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt>
        <Link to={to} className="inline-flex min-h-11 items-center text-sea underline hover:text-sea-deep">
          {name}
        </Link>
      </dt>
      <dd>
        <bdi className="text-ink-soft">
          <strong className="text-3xl font-bold tracking-tight text-sea-deep tabular-nums">{value}</strong>{' '}
          {unit}
        </bdi>
      </dd>
    </div>
  );
}

function Example({ of: { place, type, surface, rooms, price, range, confidence } }: { of: ExampleEstimate }) {
  return (
    <figure className="rounded-card border border-line bg-sand p-6 shadow-card sm:p-8">
      <figcaption className="mb-5 flex flex-wrap items-center justify-between gap-2">
        <span className="text-lg font-bold">{words.exampleOf(type, rooms, surface, place.name)}</span>
        <span className="rounded-full bg-clay-tint px-3 py-1 text-sm font-semibold text-clay">
          {words.example}
        </span>
      </figcaption>
      <p className="text-ink-soft">{sideTexts.sale.figure}</p>
      <p className="@container mt-1 flex flex-wrap items-baseline gap-x-4">
        <span className="text-3xl @max-[11rem]:text-xl font-bold tracking-tight text-sea-deep tabular-nums">
          {formatPrice(price)}
        </span>
        <span className="font-semibold">{scoreText(confidence.score)}</span>
      </p>
      {range ? <RangeBar {...range} value={price} sentence={sideTexts.sale.range} /> : null}
      <p className="mt-3 text-sm text-ink-soft">{words.exampleBasis}</p>
    </figure>
  );
}
