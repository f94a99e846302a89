import { useLocation } from 'react-router';
import { readResultsState } from '../../estimation/results-state.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { EstimationResults } from './estimation-results.tsx';
import { InsufficientResults } from './insufficient-results.tsx';
import { NoResults } from './no-results.tsx';

export default function ResultsPage() {
  usePageTitle('Votre estimation');
  const state = readResultsState(useLocation().state);
  return (
    <div className="mx-auto max-w-5xl px-4 py-6 sm:px-6 sm:py-10 print:p-0">
      {state?.error ? (
        <InsufficientResults property={state.propertyDetails} counts={state.error} />
      ) : state?.estimationData ? (
        <EstimationResults property={state.propertyDetails} data={state.estimationData} />
      ) : (
        <NoResults />
      )}
    </div>
  );
}
