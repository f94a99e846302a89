import type { ShownEstimation } from '@soumdar/contract';
import type { PropertyDetails } from '../../estimation/results-state.ts';
import { LazyFold } from '../../ui/lazy-fold.tsx';

const loadDeciding = () => import('./deciding/deciding.tsx');
const loadSigning = () => import('./deciding/signing.tsx');

/** What an estimate is for: what could be done with the property, and what to check before one signs. Printed where they were opened. */
export function DecidingFolds({ property, data }: { property: PropertyDetails; data: ShownEstimation }) {
  return (
    <>
      <LazyFold summary="Vendre, louer ou attendre" load={loadDeciding} printed given={{ property, data }} />
      <LazyFold
        summary="Avant de signer : titre et état du bien"
        load={loadSigning}
        printed
        given={{ property }}
      />
    </>
  );
}
