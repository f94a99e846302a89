import * as words from '@soumdar/words/results';
import type { RefineProps } from './refine-form.tsx';
import { SlidersIcon } from '../../../ui/icons.tsx';
import { useIdle } from '../../../ui/idle.ts';
import { LazyFold } from '../../../ui/lazy-fold.tsx';

const loadForm = () => import('./refine-form.tsx');

/** Offers to correct the description, under the figures that follow it; the form comes once the page is there. */
export function Refine(props: RefineProps) {
  return (
    <LazyFold
      summary={
        <>
          <SlidersIcon className="size-6 shrink-0" /> {words.refine}
        </>
      }
      load={loadForm}
      ahead={useIdle()}
      foldProps={props}
    />
  );
}
