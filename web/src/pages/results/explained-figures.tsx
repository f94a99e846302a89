import type { EstimateView, ShownEstimation } from '@soumdar/views';
import { partMissing } from '@soumdar/words/controls';
import type { PropertyDetails } from '../../estimation/results-state.ts';
import { useIdle } from '../../ui/idle.ts';
import { lazyComponent } from '../../ui/lazy.tsx';
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

interface Props {
  property: PropertyDetails;
  view: EstimateView;
  /** absent from an old record */
  confidence: ShownEstimation['confidence'];
}

/** Why the figures can be believed: what makes them, the comparables, and where these are. */
export function ExplainedFigures({ property, view, confidence }: Props) {
  const idle = useIdle();
  const listed = [view.sale, view.rent].filter(({ market }) => market !== null);
  return (
    <>
      <PriceExplanation view={view} />
      {confidence && listed.length > 0 ? (
        <ReliabilityAnalysis property={property} view={view} confidence={confidence} />
      ) : null}
      {listed.some(({ market }) => market!.places.length > 0) ? (
        idle ? (
          <ComparablesByPlace property={property} view={view} />
        ) : (
          placesToCome
        )
      ) : null}
    </>
  );
}
