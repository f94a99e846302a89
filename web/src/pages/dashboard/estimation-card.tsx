import { propertyAddress, sitePaths, type EstimationRecord, type ListedEstimation } from '@soumdar/contract';
import { factTexts } from '@soumdar/words/property';
import { propertyFacts } from '@soumdar/views';
import * as words from '@soumdar/words/dashboard';
import { closed } from '@soumdar/words/contest-button';
import { coverageText } from '@soumdar/words/coverage';
import { formatFacts, formatLongDate } from '@soumdar/words/formats';
import { propertyTypeLabel } from '@soumdar/words/labels';
import { withPlaceNames } from '@soumdar/words/place-names';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link, useNavigate } from 'react-router';
import { asFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { Fact } from '../../components/account/record-facts.tsx';
import { ofVisitor } from '../../components/account/results-owner.ts';
import { useEurRate } from '../../components/euros.tsx';
import { placeText } from '../../components/place-text.ts';
import { PropertyTypeIcon } from '../../components/property-type-icon.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { toasts } from '../../ui/toasts.ts';
import { Sentence } from '../../ui/sentence.tsx';
import { OutcomeMark } from '../../outcome/outcome-mark.tsx';
import { CardActions } from './card-actions.tsx';
import { isOnDashboard } from './dashboard-view.ts';
import { recordFigures, type CardFigure } from './record-figures.ts';
import { sessionQuery } from './record-list.tsx';
import { recordResultsState } from './record-results-state.ts';
import { Card } from '../../ui/card.tsx';

/**
 * Opens its results once the session proves good. In a list by property it stands for all estimates of its
 * property, and leads to them.
 */
export function EstimationCard({ record, onDeleted }: { record: ListedEstimation; onDeleted?: () => void }) {
  const titleId = useId();
  const { open, opening } = useOpenRecord(record);
  const { id, property_type, created_at, details, folder, closedContest, followed = false } = record;
  const named = folder?.named ?? { id, name: record.name ?? '' };
  const { name } = named;
  const count = folder?.count ?? 1;
  const type = propertyTypeLabel(property_type);
  const place = placeText(record);
  const described = words.propertyTitle(type, details.surface, place.text);
  const { sale, rent } = recordFigures(record, useEurRate());
  return (
    <Card
      as="article"
      className={`relative flex h-full flex-col p-5 pb-3 transition-colors hover:border-sea ${count > 1 ? folderLook : ''}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <span className="grid size-11 place-items-center rounded-control bg-sea-tint text-sea">
          <PropertyTypeIcon type={property_type} />
        </span>
        {record.replacedBy ? (
          <span className="ms-auto rounded-full bg-sand px-3 py-1 text-sm font-semibold text-ink-soft">
            {words.corrected}
          </span>
        ) : null}
        {followed && folder ? (
          <span className="ms-auto rounded-full bg-sea-tint px-3 py-1 text-sm font-semibold text-sea">
            {words.followedMark}
          </span>
        ) : null}
        {record.contested ? (
          <span className="ms-auto rounded-full bg-sand px-3 py-1 text-sm font-semibold text-ink-soft">
            {words.contestedMark}
          </span>
        ) : null}
        {closedContest ? (
          <span className="ms-auto rounded-full bg-sand px-3 py-1 text-sm font-semibold text-ink-soft">
            {words.closedMark}
          </span>
        ) : null}
        {record.expertOpinion ? (
          <span className="ms-auto rounded-full bg-good-tint px-3 py-1 text-sm font-semibold text-good">
            {words.opinionMark}
          </span>
        ) : null}
        {record.outcome ? <OutcomeMark outcome={record.outcome} className="ms-auto" /> : null}
        <time dateTime={created_at} className="text-sm text-ink-soft">
          {formatLongDate(created_at)}
        </time>
      </div>
      <h3 id={titleId} className="mt-3 text-lg font-bold wrap-anywhere">
        <bdi>{name || type}</bdi>
      </h3>
      {name ? <p className="mt-0.5 font-semibold">{type}</p> : null}
      <p className="line-clamp-2 first-letter:uppercase wrap-anywhere">
        <bdi>{place.text}</bdi>
      </p>
      <p className="text-sm text-ink-soft tabular-nums first-letter:uppercase">
        {record.coverage ? coverageText(withPlaceNames(record.coverage)) : place.coordinates}
      </p>
      <p className="mt-1 text-ink-soft">{formatFacts(factTexts(propertyFacts(details)))}</p>
      {closedContest ? (
        <dl className="mt-4 rounded-control bg-sand px-4 py-3">
          <dt className="text-sm text-ink-soft">{closed(closedContest.at)}</dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
            {closedContest.reason}
          </dd>
        </dl>
      ) : null}
      <Figures figures={sale} />
      <Figures figures={rent} />
      <button
        type="button"
        aria-describedby={titleId}
        aria-disabled={opening}
        onClick={() => void open()}
        className="mt-auto flex min-h-11 cursor-pointer items-center gap-2 pt-4 text-start font-semibold text-sea after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-sea"
      >
        {words.showDetails}
        {opening ? <Spinner look="size-4 border-2 border-current border-t-transparent" /> : null}
      </button>
      <div className="-mx-2 mt-2 flex flex-wrap items-center justify-between gap-x-2 border-t border-line pt-2">
        {count > 1 ? (
          <Link to={propertyAddress(id)} className={footLink}>
            <span>
              <Sentence
                text={words.showEstimations(count, folder?.expert)}
                marks={{ hidden: (text) => <span className="sr-only">{text}</span> }}
              />
            </span>
          </Link>
        ) : followed && folder ? (
          <Link to={propertyAddress(id)} className={footLink}>
            {words.showHistory}
          </Link>
        ) : null}
        <div className="ms-auto">
          <CardActions
            id={id}
            named={named}
            // the actions concern this estimate alone
            title={words.estimationTitle(record.name || described, created_at, count)}
            titleId={titleId}
            results={ofVisitor(recordResultsState(record))}
            followed={followed}
            onDeleted={onDeleted}
          />
        </div>
      </div>
    </Card>
  );
}

const footLink =
  'relative inline-flex min-h-11 items-center rounded-control px-2 text-sm font-semibold text-sea underline hover:text-sea-deep';

/** The edge of the older estimates beneath. */
const folderLook =
  'before:absolute before:inset-x-4 before:bottom-full before:h-2 before:rounded-t-card before:border before:border-b-0 before:border-line-strong before:bg-sand';

function Figures({ figures }: { figures: CardFigure[] }) {
  return (
    <dl className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-3 border-t border-line pt-4">
      {figures.map((figure) => (
        <Fact key={figure.label} {...figure} />
      ))}
    </dl>
  );
}

function useOpenRecord(record: EstimationRecord) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { busy, run } = useOneAtATime();

  const open = () =>
    run(async () => {
      try {
        await queries.fetchQuery({ ...sessionQuery, staleTime: 0 });
        if (isOnDashboard())
          await navigate(sitePaths.results, { state: ofVisitor(recordResultsState(record)) });
      } catch (thrown) {
        const failure = asFailure(thrown);
        // the page handles an expired session
        if (failure.type !== 'unauthorized') toasts.error(errorMessage(failure));
      }
    });
  return { open, opening: busy };
}
