import { sitePaths } from '@soumdar/contract';
import * as words from '@soumdar/words/dashboard';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { placesAtOnce } from '../../estimation/placing.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

export interface NothingYet {
  title: string;
  text: string;
}

export function NoRecords(texts: NothingYet) {
  return (
    <InPlaceOfRecords {...texts}>
      <ButtonLink to={sitePaths.home} state={placesAtOnce}>
        {words.makeEstimation}
      </ButtonLink>
    </InPlaceOfRecords>
  );
}

export function NothingFound({ q, onShowAll }: { q: string; onShowAll: () => void }) {
  return (
    <InPlaceOfRecords title={words.nothingFor(q)} text={words.searchScope}>
      <Button look="outline" onClick={onShowAll}>
        {words.showAll}
      </Button>
    </InPlaceOfRecords>
  );
}

function InPlaceOfRecords({ children, ...texts }: NothingYet & { children: ReactNode }) {
  return (
    <Card as="div" flat role="status" className="mt-4 wrap-anywhere">
      <EmptyState {...texts}>{children}</EmptyState>
    </Card>
  );
}
