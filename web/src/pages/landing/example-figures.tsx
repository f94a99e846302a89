import { formatPrice, formatPricePerM2, formatRent } from '@soumdar/words/formats';
import * as words from '@soumdar/words/landing';
import { heirFigureLabels, sideTexts } from '@soumdar/words/estimate';
import { RangeBar } from '../results/figures/range-bar.tsx';

const example = {
  sale: { value: 191_425, perM2: 2393, low: 119_540, high: 270_769 },
  rent: { value: 749, perM2: 9, low: 480, high: 1297 },
};

/** Two figures as the results show them, for the explanation beside: an example, no estimate of anything. */
export function ExampleFigures() {
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
      <p className="mt-1 flex flex-wrap items-baseline gap-x-4">
        <span className="text-3xl font-bold tracking-tight text-sea-deep tabular-nums">{figure}</span>
        <span className="text-ink-soft tabular-nums">{formatPricePerM2(perM2)}</span>
      </p>
      <RangeBar low={low} high={high} value={value} sentence={range} />
    </div>
  );
}
