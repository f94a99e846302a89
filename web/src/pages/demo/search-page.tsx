import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatCount } from '../../format.ts';
import { NoIndex } from '../../ui/no-index.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { DemoNotice } from './demo-notice.tsx';
import { Filters } from './filters.tsx';
import { findProperties } from './find-properties.ts';
import { LayoutToggle, type Layout } from './layout-toggle.tsx';
import { PropertyTile } from './property-tile.tsx';
import { sampleProperties } from './sample-properties.ts';
import { SearchForm } from './search-form.tsx';

/** Search among the sample properties: the query and the type live in the address. */
export default function SearchPage() {
  usePageTitle('Recherche (démonstration)');
  const [params] = useSearchParams();
  const [layout, setLayout] = useState<Layout>('grid');
  const query = params.get('q') ?? '';
  const type = params.get('type') ?? '';
  const found = findProperties(sampleProperties, query, type);

  return (
    <div className="mx-auto max-w-6xl px-4 py-6 sm:px-6 sm:py-10">
      <NoIndex />
      <DemoNotice />
      <h1 className="mt-6 text-2xl font-bold sm:text-3xl">Rechercher un bien</h1>
      <SearchForm key={`${query} ${type}`} query={query} type={type} />
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <Filters />
        <section aria-labelledby="found">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="found" aria-live="polite" className="text-xl font-bold">
              {formatCount(found.length, 'bien trouvé', 'biens trouvés')}
            </h2>
            <LayoutToggle layout={layout} onChange={setLayout} />
          </div>
          {found.length === 0 ? (
            <p className="mt-4 rounded-card border border-line bg-white px-4 py-14 text-center">
              Aucun bien de la démonstration ne correspond à cette recherche.
            </p>
          ) : (
            <ul
              className={`mt-4 grid gap-5 ${layout === 'grid' ? 'sm:grid-cols-2 xl:grid-cols-3' : 'grid-cols-1'}`}
            >
              {found.map((property) => (
                <li key={property.id}>
                  <PropertyTile property={property} lying={layout === 'list'} />
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </div>
  );
}
