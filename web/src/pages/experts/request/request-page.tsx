import {
  sitePaths,
  type ExpertRequest,
  maxComparableKm,
  minComparables,
  type Transaction,
} from '@soumdar/contract';
import { estimateLevel, marketOf, sideView } from '@soumdar/views';
import { landRentText, sideTexts } from '@soumdar/words/estimate';
import { propertyTitle } from '@soumdar/words/experts-area';
import * as words from '@soumdar/words/experts-request';
import { withPlaceNames } from '@soumdar/words/place-names';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { asFailure } from '../../../api/failure.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { ManualStatus } from '../../../components/account/record-facts.tsx';
import { Clock } from '../../../components/account/request-clock.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { LoadFailure, Notice } from '../../../ui/notice.tsx';
import { usePageTitle } from '../../../ui/page-head.tsx';
import { requestQuery } from '../area/expert-queries.ts';
import { useDraft } from './draft.tsx';
import { ContestMark } from '../area/contest-mark.tsx';
import { ContestCard } from './contest-card.tsx';
import { HistoryCard } from './history.tsx';
import { NotesCard } from './notes.tsx';
import { ContactCard, PropertyCard } from './property-card.tsx';
import { RequestActions } from './request-actions.tsx';
import { AdjustmentGrid } from '../../results/figures/adjustment-grid.tsx';
import { ComparableList } from '../../results/figures/comparable-list.tsx';
import { ConfidenceBadge } from '../../results/figures/side-card.tsx';
import { TitledCard } from '../area/titled-card.tsx';

export default function RequestPage() {
  usePageTitle(words.title);
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(requestQuery(id));
  const failure = error ? asFailure(error) : null;
  const gone = failure?.status === 404 || failure?.status === 400;
  return (
    <>
      <Link
        to={sitePaths.experts}
        className="inline-flex min-h-11 items-center font-semibold text-sea underline"
      >
        {words.allRequests}
      </Link>
      {gone ? (
        <Gone />
      ) : failure ? (
        <LoadFailure
          text={data ? words.refreshFailed : errorMessage(failure)}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data && !gone ? (
        <Request key={id} request={data.data.request} />
      ) : isFetching && !failure ? (
        <Loading />
      ) : null}
    </>
  );
}

function Request({ request }: { request: ExpertRequest }) {
  const draft = useDraft(request.id);
  const corrected = request.corrections.at(-1);
  return (
    <>
      <header className="mt-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="me-1 text-2xl font-bold sm:text-3xl">
            {propertyTitle(request.propertyType, request.surface)}
          </h1>
          <ContestMark request={request} />
          <ManualStatus status={request.status} />
          <Clock request={request} />
        </div>
        <p className="mt-1 text-ink-soft">
          {words.course({ ...request, correctedAt: corrected?.correctedAt })}
        </p>
      </header>
      <div className="mt-5 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="grid gap-4 lg:col-start-2">
          <ContactCard request={request} />
          <RequestActions request={request} draft={draft} />
          <NotesCard request={request} draft={draft} />
        </div>
        <div className="grid min-w-0 gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {request.contest ? <ContestCard request={request} contest={request.contest} /> : null}
          <PropertyCard request={request} />
          <EstimateCard request={request} />
        </div>
        <HistoryCard request={request} />
      </div>
    </>
  );
}

/** For a property with too few comparables: each row says why it is none. */
function BeyondComparables({
  side,
  request: { propertyType, details },
  estimate,
}: {
  side: Transaction;
  request: ExpertRequest;
  estimate: Estimate;
}) {
  const { beyond } = estimate;
  if (!beyond || beyond[side].length === 0) return null;
  const level = estimateLevel(side, estimate);
  return (
    <>
      <h4 className="mt-4 text-sm font-semibold text-ink-soft">{words.beyondComparables}</h4>
      <ComparableList
        side={side}
        comparables={marketOf(side, beyond, details.surface, level).comparables}
        markOf={(one) =>
          one.propertyType === propertyType
            ? words.tooFar(maxComparableKm)
            : words.otherType(one.propertyType)
        }
      />
    </>
  );
}

function Gone() {
  return (
    <section className="py-16 text-center">
      <h1 className="text-2xl font-bold">{words.unknownRequest}</h1>
      <p className="mt-2 text-ink-soft">{words.unknownRequestReasons}</p>
    </section>
  );
}

type Estimate = NonNullable<ExpertRequest['estimate']>;

/** Lists all comparables, even where they are too few for a figure. */
function EstimateCard({ request }: { request: ExpertRequest }) {
  const estimate = withPlaceNames(request.estimate);
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
  // experts also see a figure that is too unsure for the owner
  const figure = sideView(side, property, { ...estimate, confidence: undefined });
  const ofOwner = sideView(side, property, estimate);
  const { comparables } = figure.market!;
  const grid = ofOwner.kind === 'estimated' ? ofOwner.grid : null;
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
          {ofOwner.kind === 'estimated' ? null : (
            <p className="mt-1 text-sm font-medium text-poor">{words.notReliable}</p>
          )}
        </>
      ) : (
        <p className="mt-2 font-semibold">{words.noFigure(minComparables)}</p>
      )}
      <h4 className="mt-4 text-sm font-semibold text-ink-soft">{words.comparables(figure.found ?? 0)}</h4>
      {grid ? (
        <AdjustmentGrid grid={grid} reader="expert" canSort />
      ) : comparables.length === 0 ? (
        <p className="mt-1">{words.noComparable(maxComparableKm)}</p>
      ) : (
        <ComparableList side={side} comparables={comparables} />
      )}
      <BeyondComparables side={side} request={request} estimate={estimate} />
    </div>
  );
}
