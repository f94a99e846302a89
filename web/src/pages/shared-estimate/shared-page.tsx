import * as words from '@soumdar/words/shared-estimate';
import { useParams } from 'react-router';
import type { DataBasis, SharedEstimation } from '@soumdar/contract';
import { useEffect } from 'react';
import { factTexts, notes } from '@soumdar/words/property';
import { estimateView, propertyFacts, propertyNotes } from '@soumdar/views';
import { formatFacts } from '@soumdar/words/formats';
import { placeName } from '@soumdar/words/places';
import { EmptyState } from '../../components/empty-state.tsx';
import { mapEntry } from '../../estimation/placing.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { LoadFailure } from '../../ui/notice.tsx';
import { NoIndex, usePageTitle } from '../../ui/page-head.tsx';
import { isCounted } from '../../analytics/audience.ts';
import { pathCountedByBeacon } from '../../analytics/beacon.ts';
import { asFailure } from '../../api/failure.ts';
import { usePageData } from '../../page-data.ts';
import { readShare } from '../../share/share-calls.ts';
import { useRequest, type RequestState } from '../../use-request.ts';
import { PropertyTypeIcon } from '../../components/property-type-icon.tsx';
import type { PropertyDetails } from '../../estimation/results-state.ts';
import { recordResultsState } from '../dashboard/record-results-state.ts';
import { ExplainedFigures } from '../results/explained-figures.tsx';
import { BasisNote, EstimatedFigures } from '../results/figures/estimated-figures.tsx';
import { OpinionNote } from '../../contest/opinion-note.tsx';
import { Card } from '../../ui/card.tsx';

export default function SharedPage() {
  const { token = '' } = useParams();
  const request = useShared(token);
  const shared = request.kind === 'there' ? request.answer.shared : undefined;
  usePageTitle(shared === null ? words.expiredTitle : words.title);
  return (
    <div className="mx-auto max-w-5xl px-4 py-6 sm:px-6 sm:py-10 print:p-0">
      <NoIndex />
      {shared ? <SharedResults {...shared} /> : null}
      {shared === null ? <DeadLink /> : null}
      {request.kind === 'waiting' ? <Loading /> : null}
      {request.kind === 'failed' ? <LoadFailure text={words.loadFailed} onRetry={request.retry} /> : null}
    </div>
  );
}

function DeadLink() {
  return (
    <EmptyState page title={words.dead} text={words.deadLead}>
      <ButtonLink to="/" state={{ opened: mapEntry }}>
        {words.estimateMine}
      </ButtonLink>
    </EmptyState>
  );
}

/** null where the link is dead */
interface SharedPageData {
  shared: SharedEstimation | null;
}

/**
 * Fetches even what the server rendered, unless the beacon did, since each fetch counts a view: of visitors
 * who allow it, and not of crawlers.
 */
function useShared(token: string): RequestState<SharedPageData> {
  const rendered = usePageData() as SharedPageData | undefined;
  const isSeen = rendered?.shared != null;
  useEffect(() => {
    if (isSeen && isCounted() && pathCountedByBeacon() !== window.location.pathname)
      void readShare(token).catch(() => null);
  }, [isSeen, token]);
  return useRequest(token, rendered, async () => {
    try {
      return { shared: (await readShare(token)).data };
    } catch (thrown) {
      if (asFailure(thrown).status !== 404) throw thrown;
      return { shared: null };
    }
  });
}

/** Without what only the owner may do. */
function SharedResults({ estimation, expiresAt }: SharedEstimation) {
  const { propertyDetails, estimationData: data } = recordResultsState({ id: '', ...estimation });
  if (!data) return null;
  const property = { ...propertyDetails, isCoarse: true };
  const view = estimateView(property, data);
  return (
    <>
      <SharedHeader property={property} basis={view.basis} madeOn={estimation.created_at} />
      <EstimatedFigures property={property} view={view} />
      {data.expertOpinion ? <OpinionNote opinion={data.expertOpinion} /> : null}
      <div className="mt-5">
        <BasisNote view={view} />
      </div>
      <ExplainedFigures property={property} view={view} confidence={data.confidence} />
      <Card flat className="mt-8 p-5 sm:p-6 print:hidden">
        <h2 className="text-lg font-bold">{words.preparedWith}</h2>
        <p className="mt-1 text-ink-soft">{words.shownUntil(expiresAt)}</p>
        <ButtonLink to="/" state={{ opened: mapEntry }} look="accent" className="mt-4 max-sm:w-full">
          {words.estimateMine}
        </ButtonLink>
      </Card>
    </>
  );
}

function SharedHeader({
  property,
  basis,
  madeOn,
}: {
  property: PropertyDetails;
  basis: DataBasis | undefined;
  madeOn: string;
}) {
  const { type, localisation, localisationAr, details } = property;
  return (
    <header className="flex gap-4">
      <span className="hidden size-14 shrink-0 place-items-center rounded-card bg-sea-tint text-sea sm:grid">
        <PropertyTypeIcon type={type} className="size-8" />
      </span>
      <div className="min-w-0">
        <p className="text-sm font-semibold text-ink-soft">{words.madeOn(madeOn)}</p>
        <h1 className="text-lg font-bold text-sea-deep xs:text-xl sm:text-3xl">
          {words.heading(type, placeName({ name: localisation, nameAr: localisationAr }))}
        </h1>
        <p className="text-ink-soft">{formatFacts(factTexts(propertyFacts(details)))}</p>
        {propertyNotes(type, details, basis).map((note) => (
          <p key={note} className="text-sm text-ink-soft">
            {notes[note]}
          </p>
        ))}
      </div>
    </header>
  );
}
