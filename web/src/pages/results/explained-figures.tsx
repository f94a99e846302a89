import type { ShownEstimation } from '@soumdar/contract';
import type { PropertyDetails } from '../../estimation/results-state.ts';
import { useIdle } from '../../ui/idle.ts';
import { lazyComponent, partMissing } from '../../ui/lazy.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PriceExplanation } from './figures/price-explanation.tsx';
import { ReliabilityAnalysis } from './figures/reliability-analysis.tsx';

/** Keeps the room of what comes, for those who are further down already. */
const placesToCome = <div className="mt-5 min-h-29 sm:mt-8 md:min-h-dvh print:hidden" />;
const ComparablesByPlace = lazyComponent(() => import('./places/comparables-by-place.tsx'), {
  waiting: placesToCome,
  missing: (
    <Notice look="error" className="mt-8">
      {partMissing}
    </Notice>
  ),
});

/** Why the figures can be believed: what makes them, the comparables, and where these are. */
export function ExplainedFigures({ property, data }: { property: PropertyDetails; data: ShownEstimation }) {
  const idle = useIdle();
  const { confidence, comparables } = data;
  return (
    <>
      <PriceExplanation property={property} data={data} />
      {confidence && comparables ? (
        <ReliabilityAnalysis
          property={property}
          data={data}
          confidence={confidence}
          comparables={comparables}
        />
      ) : null}
      {comparables?.places ? (
        idle ? (
          <ComparablesByPlace property={property} places={comparables.places} />
        ) : (
          placesToCome
        )
      ) : null}
    </>
  );
}
