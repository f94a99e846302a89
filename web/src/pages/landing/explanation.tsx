import { colon } from '@soumdar/words/common';
import { sideTexts, heirFigureLabels } from '@soumdar/words/estimate';
import { confidenceLabel } from '@soumdar/words/labels';
import * as words from '@soumdar/words/landing';
import type { ReactNode } from 'react';
import { formatPrice, formatPricePerM2, formatRent } from '@soumdar/words/formats';
import { track } from '../../analytics/track.ts';
import { useIdle } from '../../ui/idle.ts';
import { lazyComponent } from '../../ui/lazy.tsx';
import { Tabs } from './tabs.tsx';
import { RangeBar } from '../results/figures/range-bar.tsx';

const Freshness = lazyComponent(() => import('./freshness.tsx'));

export function Explanation() {
  const idle = useIdle();
  return (
    <section aria-labelledby="explanation" className="border-t border-line bg-sea-tint/60">
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 md:py-20">
        <h2 id="explanation" className="text-3xl font-bold tracking-tight text-sea-deep">
          {words.explained}
        </h2>
        <p className="mt-3 max-w-2xl text-lg text-ink-soft">{words.explainedLead}</p>
        {/* keeps its line while unknown */}
        <p className="mt-2 min-h-6 font-semibold text-sea">{idle ? <Freshness /> : null}</p>
        <div className="mt-8 grid grid-cols-1 items-start gap-10 lg:grid-cols-2">
          <div>
            <Tabs
              name={words.explanations}
              onShow={() =>
                track({ name: 'user_interaction', properties: { interaction: 'explanation_tab_opened' } })
              }
              tabs={[
                { title: words.understand, panel: <Meaning /> },
                { title: words.howCalculated, panel: <Method /> },
              ]}
            />
          </div>
          <ExampleFigures />
        </div>
      </div>
    </section>
  );
}

function Meaning() {
  return (
    <dl className="space-y-5">
      <Term name={sideTexts.sale.figure}>{words.priceMeaning}</Term>
      <Term name={words.range}>{words.rangeMeaning}</Term>
      <Term name={sideTexts.rent.title}>{words.rentMeaning}</Term>
      <Term name={words.score}>
        {words.scoreMeaning}
        <ul className="mt-2 space-y-1.5">
          <Level range={words.veryReliableFrom} name={confidenceLabel(80)} colour="bg-good" />
          <Level range={words.reliableFrom} name={confidenceLabel(60)} colour="bg-fair" />
          <Level range={words.moderateFrom} name={confidenceLabel(40)} colour="bg-modest" />
          <Level range={words.weakFrom} name={confidenceLabel(0)} colour="bg-poor">
            {words.notShown}
          </Level>
        </ul>
      </Term>
    </dl>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-bold">{name}</dt>
      <dd className="mt-1 text-ink-soft">{children}</dd>
    </div>
  );
}

function Level({
  range,
  name,
  colour,
  children,
}: {
  range: string;
  name: string;
  colour: string;
  children?: ReactNode;
}) {
  return (
    <li className="flex items-baseline gap-2.5">
      <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${colour}`} />
      <span>
        {range}
        {colon}
        <strong className="font-semibold text-ink">{name}</strong>
        {children}
      </span>
    </li>
  );
}

const method = [
  {
    title: words.listings,
    text: words.listingsLead,
  },
  {
    title: words.adjusted,
    text: words.adjustedLead,
  },
  {
    title: words.model,
    text: words.modelLead,
  },
  {
    title: words.measured,
    text: words.measuredLead,
  },
];

function Method() {
  return (
    <ol className="space-y-5">
      {method.map(({ title, text }, index) => (
        <li key={title} className="flex gap-4">
          <span
            aria-hidden
            className="grid size-9 shrink-0 place-items-center rounded-full bg-sea font-bold text-white"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="font-bold">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const example = {
  sale: { value: 191_425, perM2: 2393, low: 119_540, high: 270_769 },
  rent: { value: 749, perM2: 9, low: 480, high: 1297 },
};

/** Example figures, estimates of nothing. */
function ExampleFigures() {
  return (
    <figure className="rounded-card border border-line bg-white p-6 shadow-card sm:p-8">
      <figcaption className="mb-5 flex flex-wrap items-center justify-between gap-2">
        <span className="text-lg font-bold">{words.exampleTitle}</span>
        <span className="rounded-full bg-clay-tint px-3 py-1 text-sm font-semibold text-clay">
          {words.fictional}
        </span>
      </figcaption>
      <Example
        title={sideTexts.sale.figure}
        range={sideTexts.sale.range}
        figure={formatPrice(example.sale.value)}
        {...example.sale}
      />
      <hr className="my-6 border-line" />
      <Example
        title={heirFigureLabels.rent}
        range={sideTexts.rent.range}
        figure={formatRent(example.rent.value)}
        {...example.rent}
      />
    </figure>
  );
}

function Example({
  title,
  range,
  figure,
  value,
  perM2,
  low,
  high,
}: { title: string; range: string; figure: string } & (typeof example)['sale']) {
  return (
    <div>
      <p className="text-ink-soft">{title}</p>
      <p className="@container mt-1 flex flex-wrap items-baseline gap-x-4">
        <span className="text-3xl @max-[11rem]:text-xl font-bold tracking-tight text-sea-deep tabular-nums">
          {figure}
        </span>
        <span className="text-ink-soft tabular-nums">{formatPricePerM2(perM2)}</span>
      </p>
      <RangeBar low={low} high={high} value={value} sentence={range} />
    </div>
  );
}
