import type { ShownEstimation } from '@soumdar/contract';
import { useState } from 'react';
import type { PropertyDetails } from '../../../estimation/results-state.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useIdle } from '../../../ui/idle.ts';
import { useRestoredFocus } from '../../../ui/restored-focus.ts';
import { partMissing, useLazyComponent } from '../../../ui/lazy.tsx';
import { Spinner } from '../../../ui/loading.tsx';
import { SlidersIcon } from '../../../ui/icons.tsx';
import { LoadFailure } from '../../../ui/notice.tsx';

const loadForm = () => import('./refine-form.tsx');

/** Offers to correct the description, under the figures that follow it; the form comes once the page is there. */
export function Refine({ property, data }: { property: PropertyDetails; data: ShownEstimation }) {
  const [RefineForm, fetchForm] = useLazyComponent(loadForm, useIdle());
  const [failed, setFailed] = useState(false);
  const fold = useRestoredFocus<HTMLDivElement>(RefineForm !== null || failed);
  const open = async () => {
    setFailed(false);
    setFailed(!(await fetchForm()));
  };
  return (
    <div
      ref={fold}
      tabIndex={-1}
      className="outline-none mt-5 rounded-card border border-sea-mid bg-white px-5 py-2 shadow-card sm:px-6 print:hidden"
    >
      <Disclosure
        summary={
          <>
            <SlidersIcon className="size-6 shrink-0" /> Affinez votre estimation
          </>
        }
        onOpen={() => void open()}
      >
        {RefineForm ? (
          <RefineForm property={property} data={data} />
        ) : failed ? (
          <LoadFailure text={partMissing} onRetry={() => void open()} />
        ) : (
          <div role="status" className="grid place-items-center py-10">
            <Spinner />
            <span className="sr-only">Chargement…</span>
          </div>
        )}
      </Disclosure>
    </div>
  );
}
