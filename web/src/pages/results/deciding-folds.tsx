import type { ShownEstimation } from '@soumdar/views';
import * as words from '@soumdar/words/deciding';
import { Fragment, useState } from 'react';
import type { PropertyDetails } from '../../estimation/results-state.ts';
import { LazyFold } from '../../ui/lazy-fold.tsx';

const loadDeciding = () => import('./deciding/deciding.tsx');
const loadSigning = () => import('./deciding/signing.tsx');

/** What an estimate is for: what could be done with the property, and what to check before one signs. Printed where they were opened. */
export function DecidingFolds({ property, data }: { property: PropertyDetails; data: ShownEstimation }) {
  const name = useLineage(data.id, property);
  return (
    <Fragment key={name}>
      <LazyFold
        summary="Vendre, louer ou attendre"
        load={loadDeciding}
        printed
        foldProps={{ property, data }}
      />
      <LazyFold summary={words.beforeSigning} load={loadSigning} printed foldProps={{ property }} />
    </Fragment>
  );
}

/**
 * Names what is shown, as long as it is one property that is being refined, from estimate to preview to the next estimate: what is typed
 * goes along. Back and Forward may lead to another one without leaving the page.
 */
function useLineage(id: string | undefined, { type, location }: PropertyDetails): string {
  const [line, setLine] = useState({ id, number: 1 });
  const isAnother = id !== undefined && line.id !== undefined;
  if (id !== line.id) setLine({ id, number: line.number + (isAnother ? 1 : 0) });
  return [line.number, type, location.lat, location.lng].join(' ');
}
