import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../../format.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { CsvButton } from '../csv-button.tsx';
import { downloadOffers } from '../expert-calls.ts';
import { privacyQuery } from '../expert-queries.ts';
import { ListPages } from '../list-pages.tsx';
import { PrivacyRequestCard } from './privacy-request-card.tsx';

/** What owners ask about their data, to be answered within a month, and the list of those who want offers. */
export default function PrivacyPage() {
  usePageTitle('Données personnelles');
  const [page, setPage] = useState(1);
  const { data, isError, isFetching, refetch } = useQuery(privacyQuery(page));
  return (
    <>
      <header className="flex flex-col gap-4 lg:flex-row lg:items-end lg:justify-between">
        <div>
          <h1 className="text-2xl font-bold sm:text-3xl">Données personnelles</h1>
          <p className="mt-1 max-w-prose text-ink-soft">
            Oppositions et limitations demandées par les propriétaires. La loi donne un mois pour répondre.
          </p>
        </div>
        <div>
          <CsvButton name="offres" download={downloadOffers}>
            Qui souhaite des offres (CSV)
          </CsvButton>
        </div>
      </header>
      {isError ? (
        <LoadFailure text="Les demandes n’ont pas pu être chargées." onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <>
          <p role="status" className="mt-4 text-ink-soft">
            {formatCount(data.data.pagination.totalEstimations, 'demande')}
          </p>
          {data.data.requests.length === 0 ? (
            <p className="mt-3 rounded-card border border-line bg-white px-4 py-14 text-center text-lg font-bold">
              Aucune demande
            </p>
          ) : (
            <ul className="mt-3 grid items-start gap-4 lg:grid-cols-2">
              {data.data.requests.map((request) => (
                <li key={request.id} className="min-w-0">
                  <PrivacyRequestCard request={request} />
                </li>
              ))}
            </ul>
          )}
          <ListPages page={page} totalPages={data.data.pagination.totalPages} onPage={setPage} />
        </>
      ) : isFetching ? (
        <Loading />
      ) : null}
    </>
  );
}
