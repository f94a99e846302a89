import { sitePaths } from '@soumdar/contract';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { placesAtOnce } from '../../estimation/placing.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

export interface NothingYet {
  title: string;
  text: string;
}

export function NoRecords(texts: NothingYet) {
  return (
    <InPlaceOfRecords {...texts}>
      <ButtonLink to={sitePaths.home} state={placesAtOnce}>
        Faire une estimation
      </ButtonLink>
    </InPlaceOfRecords>
  );
}

export function NothingFound({ q, onShowAll }: { q: string; onShowAll: () => void }) {
  return (
    <InPlaceOfRecords
      title={`Aucune estimation pour « ${q} »`}
      text="La recherche lit les noms que vous avez donnés, les lieux et les types de bien."
    >
      <Button look="outline" onClick={onShowAll}>
        Tout afficher
      </Button>
    </InPlaceOfRecords>
  );
}

function InPlaceOfRecords({ children, ...texts }: NothingYet & { children: ReactNode }) {
  return (
    <div role="status" className="mt-4 rounded-card border border-line bg-white wrap-anywhere">
      <EmptyState {...texts}>{children}</EmptyState>
    </div>
  );
}
