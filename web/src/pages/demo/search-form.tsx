import { propertyTypes, sitePaths } from '@soumdar/contract';
import * as words from '@soumdar/words/demo';
import { propertyTypeLabel } from '@soumdar/words/labels';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { Chevron } from '../../ui/first-page-icons.tsx';
import { NumberField } from '../../components/number-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox, SelectField, TextField } from '../../ui/field.tsx';
import { largeScreen, useMediaQuery } from '../../ui/media-query.ts';
import { Card } from '../../ui/card.tsx';

const typeOptions = Object.fromEntries(propertyTypes.map((type) => [type, propertyTypeLabel(type)]));

export function SearchForm(shown: { query: string; type: string }) {
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
      <form onSubmit={search} className="mt-4 grid items-end gap-4 sm:grid-cols-[1fr_14rem_auto]">
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

/** Filters to look at: they show what a search could offer, and change nothing. */
export function Filters() {
  // folded where the results would otherwise lie far below
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
