import { propertyAddress, propertyTypes } from '@soumdar/contract';
import { hasFigureToReport, type ShownEstimation, estimateView } from '@soumdar/views';
import { nameNeighbourhood } from '@soumdar/words/coverage';
import { withPlaceNames } from '@soumdar/words/place-names';
import * as words from '@soumdar/words/results';
import { Fragment, useState, useEffect } from 'react';
import * as decidingWords from '@soumdar/words/deciding';
import { followed as followedText } from '@soumdar/words/share';
import { useNavigate } from 'react-router';
import { open as openContest } from '@soumdar/words/contest-button';
import { ClosedNote } from '../../contest/closed-note.tsx';
import { OpinionNote } from '../../contest/opinion-note.tsx';
import type { PropertyDetails, ResultsState, SavedEstimate } from '../../estimation/results-state.ts';
import { PdfButton } from '../../reports/pdf-button.tsx';
import { EditButton } from './edit-button.tsx';
import { BasisNote, EstimatedFigures } from './figures/estimated-figures.tsx';
import { ExplainedFigures } from './explained-figures.tsx';
import { ManualRequest } from './manual-request/manual-request.tsx';
import { useExpertDelay } from './manual-request/use-expert-delay.ts';
import { HomeButton, PropertyHeader } from './property-header.tsx';
import { PrintButton, ReportButton, ReportChoices } from './report-button.tsx';
import { saveText, useSave } from './save.ts';
import { Card } from '../../ui/card.tsx';
import type { RefineProps } from './refine/refine-form.tsx';
import { SlidersIcon } from '../../ui/icons.tsx';
import { useIdle } from '../../ui/idle.ts';
import { LazyFold } from '../../ui/lazy-fold.tsx';
import { placeText } from '../../components/place-text.ts';
import { SheetButton } from '../../ui/sheet-button.tsx';
import { asFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { toasts } from '../../ui/toasts.ts';
import { followProperty, readFollowHistory } from '../../follow/follow-calls.ts';

export function EstimationResults({
  property,
  data,
  refinedFrom,
  replaced,
  onContested,
}: {
  property: PropertyDetails;
  data: ShownEstimation;
  /** a contest of it was opened or withdrawn */
  onContested: () => void;
} & Pick<ResultsState, 'refinedFrom' | 'replaced'>) {
  const saved = data.id === undefined ? refinedFrom : { propertyDetails: property, estimationData: data };
  const id = saved?.estimationData.id;
  const save = useSave(property, data.id, replaced ? undefined : id);
  const { type } = property;
  const expertDelay = useExpertDelay();
  const view = estimateView(property, withPlaceNames(data));
  const hasPdf = id !== undefined && hasFigureToReport(type, data);
  const priceMissing = view.sale.kind !== 'estimated';
  const hasOpinion = saved?.estimationData.expertOpinion !== undefined;
  const edits = id === undefined ? undefined : { id, replaced, hasOpinion };
  return (
    <>
      <PropertyHeader
        property={property}
        edits={edits}
        title={words.estimationOf(type)}
        madeAt={data.madeAt}
        basis={data.basis}
      />
      <EstimatedFigures
        property={property}
        view={view}
        nameNeighbourhood={
          <EditButton property={property} edits={edits} naming>
            {nameNeighbourhood}
          </EditButton>
        }
      />
      {data.closedContest ? <ClosedNote contest={data.closedContest} /> : null}
      {data.expertOpinion ? <OpinionNote opinion={data.expertOpinion} /> : null}
      {data.confidence && propertyTypes.includes(type) ? (
        <Refine property={property} data={data} saved={saved} replaced={replaced} />
      ) : null}
      {propertyTypes.includes(type) ? <DecidingFolds property={property} data={data} /> : null}
      <div className="mt-5 flex flex-col gap-4">
        <BasisNote view={view} />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3 max-sm:*:px-1 max-sm:*:text-sm max-sm:[&>:last-child:nth-child(odd)]:col-span-full sm:flex sm:flex-wrap print:hidden">
          <ReportButton property={property} data={data} />
          {hasPdf ? <PdfButton id={save} property={property} /> : null}
          <PrintButton />
          {id ? <ShareResult property={property} id={id} save={save} /> : null}
          {id ? <FollowResult id={id} save={save} /> : null}
          {id && saved && propertyTypes.includes(type) ? (
            <ContestResult id={id} estimate={saved} onChanged={onContested} />
          ) : null}
        </div>
        {id && data.id === undefined ? (
          <p className="text-sm text-ink-soft print:hidden">{saveText(replaced)}</p>
        ) : null}
        <ReportChoices property={property} hasPdf={hasPdf} />
      </div>
      <ExplainedFigures property={property} view={view} confidence={data.confidence} />
      <Card flat className="mt-5 p-5 sm:mt-8 sm:p-6 print:hidden">
        <h2 className="text-lg font-bold">{priceMissing ? words.expertCanEstimate : words.expertOpinion}</h2>
        <p className="mt-1 text-ink-soft">{words.expertContacts(expertDelay)}</p>
        <div className="mt-4 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <ManualRequest property={property} look={priceMissing ? 'primary' : 'outline'} />
          <HomeButton look="quiet">{words.newEstimation}</HomeButton>
        </div>
      </Card>
    </>
  );
}

const loadForm = () => import('./refine/refine-form.tsx');

function Refine(props: RefineProps) {
  return (
    <LazyFold
      summary={
        <>
          <SlidersIcon className="size-6 shrink-0" /> {words.refine}
        </>
      }
      load={loadForm}
      ahead={useIdle()}
      foldProps={props}
    />
  );
}

const loadSheet = () => import('../../share/share-sheet.tsx');

function ShareResult({
  property,
  id,
  save,
}: {
  property: PropertyDetails;
  id: string;
  /** undefined where it could not be saved */
  save: () => Promise<string | undefined>;
}) {
  const { type, details } = property;
  const title = words.propertyTitle(type, details.surface, placeText(property).text);
  return (
    <SheetButton
      look="outline"
      load={loadSheet}
      sheetProps={{ id, title, property }}
      before={async () => (await save()) !== undefined}
    >
      {words.share}
    </SheetButton>
  );
}

const loadContest = () => import('../../contest/contest-sheet.tsx');

/** Of the estimate as it is saved, whatever is refined since. */
function ContestResult(sheetProps: { id: string; estimate: SavedEstimate; onChanged: () => void }) {
  return (
    <SheetButton look="outline" load={loadContest} sheetProps={sheetProps}>
      {openContest}
    </SheetButton>
  );
}

const loadDeciding = () => import('./deciding/deciding.tsx');
const loadSigning = () => import('./deciding/signing.tsx');

function DecidingFolds({ property, data }: { property: PropertyDetails; data: ShownEstimation }) {
  const name = useLineage(data.id, property);
  return (
    <Fragment key={name}>
      <LazyFold
        summary={decidingWords.sellLetOrWait}
        load={loadDeciding}
        printed
        foldProps={{ property, data }}
      />
      <LazyFold summary={decidingWords.beforeSigning} load={loadSigning} printed foldProps={{ property }} />
    </Fragment>
  );
}

/**
 * The key of one property through estimate, preview and next estimate, so that typed values survive. Back and
 * Forward may lead to another property without leaving the page.
 */
function useLineage(id: string | undefined, { type, location }: PropertyDetails): string {
  const [line, setLine] = useState({ id, number: 1 });
  const isAnother = id !== undefined && line.id !== undefined;
  if (id !== line.id) setLine({ id, number: line.number + (isAnother ? 1 : 0) });
  return [line.number, type, location.lat, location.lng].join(' ');
}

function FollowResult({
  id,
  save,
}: {
  /** of the estimate, or of the saved one that it refines */
  id: string;
  /** undefined where it could not be saved */
  save: () => Promise<string | undefined>;
}) {
  const [followed, setFollowed] = useState(false);
  const { busy, run } = useOneAtATime();
  const idle = useIdle();
  const navigate = useNavigate();
  useEffect(() => {
    if (!idle) return undefined;
    let isWanted = true;
    readFollowHistory(id).then(
      ({ data }) => isWanted && setFollowed(data.followed !== null),
      // unknown, but following it again loses nothing
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [id, idle]);

  const follow = () =>
    run(async () => {
      const saved = await save();
      if (saved === undefined) return;
      try {
        await followProperty(saved);
        setFollowed(true);
        toasts.success(followedText);
      } catch (thrown) {
        const failure = asFailure(thrown);
        toasts.error(failure.status === 404 ? words.goneFollow : errorMessage(failure));
      }
    });

  // one button for both states, so that it keeps the focus
  return (
    <Button
      look="outline"
      busy={busy}
      onClick={() => void (followed ? navigate(propertyAddress(id)) : follow())}
    >
      {followed ? words.showHistory : words.followThis}
    </Button>
  );
}
