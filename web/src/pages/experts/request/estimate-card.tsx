import { maxComparableKm, minComparables, type ExpertRequest, type Transaction } from '@soumdar/contract';
import { sideView } from '@soumdar/views';
import { landRentText, sideTexts } from '@soumdar/words/estimate';
import * as words from '@soumdar/words/experts-request';
import { Notice } from '../../../ui/notice.tsx';
import { ComparableList } from '../../results/figures/comparable-list.tsx';
import { ConfidenceBadge } from '../../results/figures/side-card.tsx';
import { TitledCard } from '../area/titled-card.tsx';

type Estimate = NonNullable<ExpertRequest['estimate']>;

/** The automatic estimate of today, with every comparable there is: even where there are too few for a figure. */
export function EstimateCard({ request }: { request: ExpertRequest }) {
  const { estimate } = request;
  return (
    <TitledCard title={words.automaticEstimate}>
      {estimate ? (
        <>
          <p className="mt-1 text-sm text-ink-soft">{words.computedToday(estimate.basis)}</p>
          <div className="mt-4 grid gap-6 md:grid-cols-2">
            <SideEstimate side="sale" request={request} estimate={estimate} />
            <SideEstimate side="rent" request={request} estimate={estimate} />
          </div>
        </>
      ) : (
        <Notice look="info" className="mt-3">
          {words.marketInPreparation}
        </Notice>
      )}
    </TitledCard>
  );
}

function SideEstimate({
  side,
  request,
  estimate,
}: {
  side: Transaction;
  request: ExpertRequest;
  estimate: Estimate;
}) {
  if (side === 'rent' && request.propertyType === 'land') {
    return <p className="text-ink-soft">{landRentText}</p>;
  }
  const property = { type: request.propertyType, details: request.details };
  // an expert also sees the figure that is too unsure to be shown to the owner
  const figure = sideView(side, property, { ...estimate, confidence: undefined });
  const shownToOwner = sideView(side, property, estimate).kind === 'estimated';
  const { comparables } = figure.market!;
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-bold">{sideTexts[side].title}</h3>
        <ConfidenceBadge confidence={estimate.confidence[side]} />
      </div>
      {figure.kind === 'estimated' ? (
        <>
          <p className="mt-1 text-2xl font-bold text-sea-deep tabular-nums">
            {words.figure(side, figure.price)}
          </p>
          <p className="text-ink-soft tabular-nums">
            {words.figureDetails(side, figure.pricePerM2, figure.range)}
          </p>
          {shownToOwner ? null : <p className="mt-1 text-sm font-medium text-poor">{words.notReliable}</p>}
        </>
      ) : (
        <p className="mt-2 font-semibold">{words.noFigure(minComparables)}</p>
      )}
      <h4 className="mt-4 text-sm font-semibold text-ink-soft">{words.comparables(figure.found ?? 0)}</h4>
      {comparables.length === 0 ? (
        <p className="mt-1">{words.noComparable(maxComparableKm)}</p>
      ) : (
        <ComparableList side={side} comparables={comparables} />
      )}
    </div>
  );
}
