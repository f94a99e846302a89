import { mostLiveShares, type Share } from '@soumdar/contract';
import { formatCount, formatLongDate, formatSurface } from '@soumdar/words/formats';
import { propertyTypeLabel } from '@soumdar/words/labels';
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

/** The links by which others see estimates, each to be revoked. */
export function SharesSection() {
  const { data, error, isFetching, refetch } = useQuery(sharesQuery);
  return (
    <DataSection
      title="Liens de partage"
      lead="Qui a un de ces liens voit l’estimation, sans votre nom ni l’adresse exacte. Un lien révoqué ne s’ouvre plus. Le nombre de vues est approximatif."
      state={data?.length}
    >
      {data ? (
        <ShareList shares={data} />
      ) : error && !isFetching ? (
        <LoadFailure text={errorMessage(asFailure(error))} onRetry={() => void refetch()} />
      ) : (
        <div role="status" className="grid justify-items-center py-4">
          <Spinner />
          <span className="sr-only">Chargement…</span>
        </div>
      )}
    </DataSection>
  );
}

function ShareList({ shares }: { shares: Share[] }) {
  if (shares.length === 0)
    return (
      <p>
        Aucun lien pour l’instant. Ouvrez une estimation et choisissez « Partager » : vous retrouverez le lien
        ici, {mostLiveShares} au plus à la fois.
      </p>
    );
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
          {title}
        </p>
        <p className="text-sm text-ink-soft">
          Créé le {formatLongDate(createdAt)}, ouvert jusqu’au {formatLongDate(expiresAt)}
        </p>
        <p className="text-sm text-ink-soft">
          {views === 0 ? 'Pas encore vu' : `Vu ${formatCount(views, 'fois', 'fois')}`}
          {showPrice ? ', prix montré dans l’aperçu' : ''}
        </p>
      </div>
      <SheetButton
        look="outline"
        className="mt-3 shrink-0 max-sm:w-full sm:mt-0"
        load={loadSheet}
        sheetProps={{ id, title }}
        entry={`révoquer ${id}`}
        describedBy={titleId}
      >
        Révoquer
      </SheetButton>
    </li>
  );
}

function titleOf({ estimation }: Share): string {
  const { name, property_type, surface, localisation, location } = estimation;
  const { text } = placeText(localisation, location);
  return name ?? `${propertyTypeLabel(property_type)} de ${formatSurface(surface)}, ${text}`;
}
