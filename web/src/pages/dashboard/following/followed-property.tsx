import { type FollowHistory, type PropertyType } from '@soumdar/contract';
import { sidesOf } from '@soumdar/views';
import * as words from '@soumdar/words/dashboard';
import { followedSince } from '@soumdar/words/following';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatNumber } from '@soumdar/words/formats';
import { propertyTypeLabel } from '@soumdar/words/labels';
import * as followingWords from '@soumdar/words/following';
import { readFollowHistory } from '../../../follow/follow-calls.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/notice.tsx';
import { useRestoredFocus } from '../../../ui/restored-focus.ts';
import { SheetButton } from '../../../ui/sheet-button.tsx';
import { FollowAlerts } from './follow-alerts.tsx';
import { followKey } from './follow-queries.ts';
import { FollowedSide } from './followed-side.tsx';
import { useFollow } from './use-follow.ts';
import { Card } from '../../../ui/card.tsx';
import { LineChart } from '../../../ui/line-chart.tsx';

const loadUnfollowSheet = () => import('./unfollow-sheet.tsx');

export default function FollowedProperty({ id, type }: { id: string; type: PropertyType }) {
  const headingId = useId();
  const { data, isError, refetch } = useQuery({
    queryKey: [followKey, id],
    queryFn: () => readFollowHistory(id),
  });
  const isFollowed = data?.data.followed != null;
  const heading = useRestoredFocus<HTMLHeadingElement>(isFollowed);
  if (isError && !data) return <LoadFailure text={words.historyFailed} onRetry={() => void refetch()} />;
  return (
    <Card aria-labelledby={headingId} aria-busy={!data} className="mt-4 min-h-36 min-w-0 p-4 sm:p-5">
      <h3 ref={heading} id={headingId} tabIndex={-1} className="text-lg font-bold outline-none">
        {words.historyTitle}
      </h3>
      {data && isFollowed ? <Lines id={id} type={type} history={data.data} /> : null}
      {data && !isFollowed ? <NotFollowed id={id} /> : null}
    </Card>
  );
}

function NotFollowed({ id }: { id: string }) {
  const { busy, follow } = useFollow(id);
  return (
    <>
      <p className="mt-1 max-w-prose text-ink-soft">{words.followLead}</p>
      <Button look="outline" className="mt-3" busy={busy} onClick={() => void follow()}>
        {words.follow}
      </Button>
    </>
  );
}

function Lines({ id, type, history }: { id: string; type: PropertyType; history: FollowHistory }) {
  const corrected = history.points.find((point) => point.corrected);
  return (
    <>
      <p className="mt-1 max-w-prose text-ink-soft">
        {followedSince(history.followed!.since, corrected?.date)}
      </p>
      <div className="mt-2 grid gap-x-10 gap-y-6 lg:grid-cols-2 print:grid-cols-2">
        {sidesOf(type).map((side) => (
          <FollowedSide key={side} side={side} type={type} history={history} />
        ))}
        <CountryIndex type={type} index={history.index} />
      </div>
      <div className="mt-5 flex flex-col gap-4 border-t border-line pt-4 lg:flex-row lg:items-start lg:justify-between print:hidden">
        <FollowAlerts />
        <SheetButton
          look="outline"
          load={loadUnfollowSheet}
          sheetProps={{ id }}
          entry={`end following ${id}`}
        >
          {words.unfollow}
        </SheetButton>
      </div>
    </>
  );
}

function CountryIndex({ type, index: { quarters } }: { type: PropertyType; index: FollowHistory['index'] }) {
  const [first, last] = [quarters[0], quarters.at(-1)];
  if (!first || !last) return null;
  return (
    <div className="min-w-0">
      <h4 className="font-semibold">{followingWords.indexHeading}</h4>
      <LineChart
        title={followingWords.indexTitle(type)}
        description={followingWords.indexEnds(first, last)}
        lines={[
          {
            name: propertyTypeLabel(type),
            look: 1,
            points: quarters.map(({ quarter, index }) => ({ quarter, value: index })),
          },
        ]}
        format={formatNumber}
      />
      <p className="mt-1 text-sm text-ink-soft">{followingWords.indexNote(type, last.quarter)}</p>
    </div>
  );
}
