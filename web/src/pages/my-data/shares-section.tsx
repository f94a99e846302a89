import { mostLiveShares, type Share } from '@soumdar/contract';
import * as controlWords from '@soumdar/words/controls';
import * as words from '@soumdar/words/my-data';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { asFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { placeText } from '../../components/place-text.ts';
import { listShares } from '../../share/share-calls.ts';
import { Spinner } from '../../ui/loading.tsx';
import { LoadFailure } from '../../ui/notice.tsx';
import { SheetButton } from '../../ui/sheet-button.tsx';
import { DataSection } from './data-section.tsx';

export const sharesQuery = queryOptions({
  queryKey: ['shares'],
  queryFn: async () => (await listShares()).data.shares,
});

export function SharesSection() {
  const { data, error, isFetching, refetch } = useQuery(sharesQuery);
  return (
    <DataSection title={words.sharesTitle} lead={words.sharesExplanation} state={data?.length}>
      {data ? (
        <ShareList shares={data} />
      ) : error && !isFetching ? (
        <LoadFailure text={errorMessage(asFailure(error))} onRetry={() => void refetch()} />
      ) : (
        <div role="status" className="grid justify-items-center py-4">
          <Spinner />
          <span className="sr-only">{controlWords.loading}</span>
        </div>
      )}
    </DataSection>
  );
}

function ShareList({ shares }: { shares: Share[] }) {
  if (shares.length === 0) return <p>{words.noShare(mostLiveShares)}</p>;
  return (
    <ul className="space-y-4">
      {shares.map((share) => (
        <ShareItem key={share.id} share={share} />
      ))}
    </ul>
  );
}

const loadSheet = () => import('./revoke-share-sheet.tsx');

function ShareItem({ share }: { share: Share }) {
  const titleId = useId();
  const { id, createdAt, expiresAt, views, showPrice } = share;
  const title = titleOf(share);
  return (
    <li className="rounded-control border border-line px-4 py-3 sm:flex sm:items-center sm:justify-between sm:gap-4">
      <div className="min-w-0">
        <p id={titleId} className="font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </p>
        <p className="text-sm text-ink-soft">{words.shareDates(createdAt, expiresAt)}</p>
        <p className="text-sm text-ink-soft">{words.shareViews(views, showPrice)}</p>
      </div>
      <SheetButton
        look="outline"
        className="mt-3 shrink-0 max-sm:w-full sm:mt-0"
        load={loadSheet}
        sheetProps={{ id, title }}
        entry={`revoke ${id}`}
        describedBy={titleId}
      >
        {words.revoke}
      </SheetButton>
    </li>
  );
}

function titleOf({ estimation }: Share): string {
  const { name, property_type, surface } = estimation;
  const { text } = placeText(estimation);
  return name ?? words.shareProperty({ propertyType: property_type, surface, place: text });
}
