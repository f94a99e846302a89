import { sitePaths } from '@soumdar/contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { ResultsState } from '../../estimation/results-state.ts';
import { whenIdle } from '../../ui/idle.ts';

/** Prints results that were opened to be printed, once: not again where the page is reloaded or come back to. */
export function usePrinting(state: ResultsState | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!state?.toPrint) return undefined;
    return whenIdle(() => {
      const { toPrint: _done, ...rest } = state;
      void navigate(sitePaths.results, { replace: true, state: rest });
      window.print();
    });
  }, [state, navigate]);
}
