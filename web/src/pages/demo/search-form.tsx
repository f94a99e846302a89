import { propertyTypes, sitePaths } from '@soumdar/contract';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { propertyTypeLabel } from '../../labels.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';

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
          label="Ville, quartier ou mot-clé"
          type="search"
          enterKeyHint="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <SelectField
          label="Type de bien"
          open="Tous les types"
          options={typeOptions}
          value={type}
          onChange={(event) => setType(event.target.value)}
        />
        <Button type="submit">Rechercher</Button>
      </form>
    </search>
  );
}
