import * as words from '@soumdar/words/demo';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { NoIndex, usePageTitle } from '../../ui/page-head.tsx';
import { findProperties } from './demo-property.ts';
import { DemoNotice, PropertyTile } from './property-tile.tsx';
import { sampleProperties } from './sample-properties.ts';
import { Filters, SearchForm } from './search-form.tsx';
import { Card } from '../../ui/card.tsx';

/** Search among the sample properties: the query and the type live in the address. */
export default function SearchPage() {
  usePageTitle(words.pageTitle);
  const [params] = useSearchParams();
  const [layout, setLayout] = useState<Layout>('grid');
  const query = params.get('q') ?? '';
  const type = params.get('type') ?? '';
  const found = findProperties(sampleProperties, query, type);

  return (
    <div className="mx-auto max-w-6xl px-4 py-6 sm:px-6 sm:py-10">
      <NoIndex />
      <DemoNotice />
      <h1 className="mt-6 text-2xl font-bold sm:text-3xl">{words.title}</h1>
      <SearchForm key={`${query} ${type}`} query={query} type={type} />
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <Filters />
        <section aria-labelledby="found">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="found" aria-live="polite" className="text-xl font-bold">
              {words.found(found.length)}
            </h2>
            <LayoutToggle layout={layout} onChange={setLayout} />
          </div>
          {found.length === 0 ? (
            <Card as="p" flat className="mt-4 px-4 py-14 text-center">
              {words.noneFound}
            </Card>
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

export type Layout = 'grid' | 'list';

const layouts = [
  { layout: 'grid', name: words.grid, drawing: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z' },
  { layout: 'list', name: words.list, drawing: 'M4 5h16M4 12h16M4 19h16' },
] as const;

function LayoutToggle({ layout: shown, onChange }: { layout: Layout; onChange: (layout: Layout) => void }) {
  return (
    <div
      role="group"
      aria-label={words.layout}
      className="flex rounded-control border border-line bg-white p-1"
    >
      {layouts.map(({ layout, name, drawing }) => (
        <button
          key={layout}
          type="button"
          aria-pressed={layout === shown}
          onClick={() => onChange(layout)}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-4 font-semibold text-ink-soft hover:text-sea aria-pressed:bg-sea aria-pressed:text-white"
        >
          <svg
            viewBox="0 0 24 24"
            className="size-5"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
            strokeLinecap="round"
            aria-hidden
          >
            <path d={drawing} />
          </svg>
          {name}
        </button>
      ))}
    </div>
  );
}
