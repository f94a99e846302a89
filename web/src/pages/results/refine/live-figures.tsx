import type { Transaction } from '@soumdar/contract';
import { sidesOf, sideView, type EstimatedProperty, type ShownEstimation } from '@soumdar/views';
import { insufficientTitle, rangeText, scoreText, sideTexts } from '@soumdar/words/estimate';
import { formatNumber } from '@soumdar/words/formats';
import * as words from '@soumdar/words/results';
import { EurosOf } from '../../../components/euros.tsx';
import { Spinner } from '../../../ui/loading.tsx';
import type { Refusal } from './refusal.ts';

interface Props {
  property: EstimatedProperty;
  data: ShownEstimation;
  following: boolean;
}

/** The figures again, within sight of who changes what they are made of, and why they do not follow. */
export function LiveFigures({
  refusal,
  onRetry,
  ...shown
}: Props & { refusal: Refusal | undefined; onRetry: () => void }) {
  return (
    <div className="sticky bottom-0 -mx-5 mt-4 border-t border-line bg-white px-5 py-2 sm:-mx-6 sm:px-6 sm:py-3">
      {refusal ? <RefusalLine refusal={refusal} onRetry={onRetry} /> : null}
      <div role="status" aria-busy={shown.following}>
        <dl className="grid grid-cols-2 gap-x-4">
          {sidesOf(shown.property.type).map((side) => (
            <SideFigures key={side} side={side} {...shown} />
          ))}
        </dl>
      </div>
    </div>
  );
}

function RefusalLine({ refusal, onRetry }: { refusal: Refusal; onRetry: () => void }) {
  return (
    <p role="alert" className="mb-1 text-sm font-medium text-poor">
      {refusal.atFigures}{' '}
      {refusal.mayRetry ? (
        <button type="button" onClick={onRetry} className="min-h-11 cursor-pointer font-semibold underline">
          {words.retry}
        </button>
      ) : null}
    </p>
  );
}

function SideFigures({ side, property, data, following }: Props & { side: Transaction }) {
  const { title, unit } = sideTexts[side];
  const view = sideView(side, property, data);
  return (
    <div>
      <dt className="flex items-center gap-2 text-xs text-ink-soft">
        {title}
        {following ? <Spinner look="size-4 border-2 border-sea border-t-transparent" /> : null}
      </dt>
      <dd className="tabular-nums max-sm:[&>span]:block">
        {view.kind === 'estimated' ? (
          <>
            <span className="text-base font-bold whitespace-nowrap sm:text-lg text-sea-deep">
              {formatNumber(view.price)} {unit}
            </span>{' '}
            <EurosOf side={side} tnd={view.price} className="text-xs whitespace-nowrap sm:text-sm" />{' '}
            {view.range ? (
              <span className="text-xs whitespace-nowrap text-ink-soft sm:text-sm">
                {rangeText(view.range)}
              </span>
            ) : null}{' '}
            {view.confidence ? (
              <span className="text-xs font-semibold whitespace-nowrap text-ink-soft sm:text-sm">
                {scoreText(view.confidence.score)}
              </span>
            ) : null}
          </>
        ) : (
          <span className="font-semibold">{insufficientTitle}</span>
        )}
      </dd>
    </div>
  );
}
