import { propertyTypes, sitePaths } from '@soumdar/contract';
import * as words from '@soumdar/words/demo';
import { propertyTypeLabel } from '@soumdar/words/labels';
import { useState, type SubmitEvent } from 'react';
import { useSearchParams, useNavigate } from 'react-router';
import { NoIndex, usePageTitle } from '../../ui/page-head.tsx';
import { findProperties } from './demo-property.ts';
import { DemoNotice, PropertyTile } from './property-tile.tsx';
import { sampleProperties } from './sample-properties.ts';
import { Card } from '../../ui/card.tsx';
import { Chevron } from '../../ui/first-page-icons.tsx';
import { NumberField } from '../../components/number-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox, SelectField, TextField } from '../../ui/field.tsx';
import { largeScreen, useMediaQuery } from '../../ui/media-query.ts';

/** The address holds the query and the type. */
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
      <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
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
              className={`mt-4 grid grid-cols-1 gap-5 ${layout === 'grid' ? 'sm:grid-cols-2 xl:grid-cols-3' : ''}`}
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
      className="flex flex-wrap rounded-control border border-line bg-white p-1"
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

const typeOptions = Object.fromEntries(propertyTypes.map((type) => [type, propertyTypeLabel(type)]));

function SearchForm(shown: { query: string; type: string }) {
  const navigate = useNavigate();
  const [query, setQuery] = useState(shown.query);
  const [type, setType] = useState(shown.type);

  function search(event: SubmitEvent) {
    event.preventDefault();
    const params = new URLSearchParams({ ...(query && { q: query }), ...(type && { type }) });
    void navigate({ pathname: sitePaths.search, search: params.toString() });
  }

  return (
    <search>
      <form onSubmit={search} className="mt-4 grid grid-cols-1 items-end gap-4 sm:grid-cols-[1fr_14rem_auto]">
        <TextField
          label={words.searchFor}
          type="search"
          enterKeyHint="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <SelectField
          label={words.propertyType}
          open={words.allTypes}
          options={typeOptions}
          value={type}
          onChange={(event) => setType(event.target.value)}
        />
        <Button type="submit">{words.search}</Button>
      </form>
    </search>
  );
}

const features = [words.pool, words.garden, words.garage, words.seaView, words.furnished];

/** Example filters, which change nothing. */
function Filters() {
  // folded where the results would otherwise start far below
  const large = useMediaQuery(largeScreen);
  return (
    <Card as="aside" aria-labelledby="filters" className="p-5">
      <details open={large} className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
          <h2 id="filters" className="text-lg font-bold">
            {words.filters}
          </h2>
          <span className="ms-auto text-sea transition-transform group-open:rotate-180">
            <Chevron />
          </span>
        </summary>
        <p className="mt-1 text-sm text-ink-soft">{words.filtersMeaning}</p>
        <div className="mt-4 flex flex-col gap-4">
          <NumberField label="Prix minimum (DT)" inputMode="numeric" />
          <NumberField label="Prix maximum (DT)" inputMode="numeric" />
          <SelectField label={words.bedrooms} open={words.any} options={words.bedroomOptions} />
          <fieldset>
            <legend className="font-semibold">{words.amenities}</legend>
            {features.map((feature) => (
              <Checkbox key={feature} label={feature} />
            ))}
          </fieldset>
        </div>
      </details>
    </Card>
  );
}
