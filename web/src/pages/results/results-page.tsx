import { sitePaths, type InsufficientData } from '@soumdar/contract';
import { sidesOf } from '@soumdar/views';
import { sideTexts } from '@soumdar/words/estimate';
import * as words from '@soumdar/words/results';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SessionEnded } from '../../components/account/session-ended.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { type PropertyDetails, readResultsState, type ResultsState } from '../../estimation/results-state.ts';
import { Sentence } from '../../ui/sentence.tsx';
import { usePageTitle } from '../../ui/page-head.tsx';
import { useCurrentOpinion } from './current-opinion.ts';
import { EstimationResults } from './estimation-results.tsx';
import { ManualRequest } from './manual-request/manual-request.tsx';
import { useExpertDelay } from './manual-request/use-expert-delay.ts';
import { HomeButton, PropertyHeader } from './property-header.tsx';
import { Card } from '../../ui/card.tsx';
import { whoIsSignedIn } from '../../components/account/results-owner.ts';
import { whenIdle } from '../../ui/idle.ts';

export default function ResultsPage() {
  usePageTitle(words.pageTitle);
  const { own, hidden } = useOwnResults();
  const { current: state, isRead, readAgain } = useCurrentOpinion(own);
  // paper cannot change afterwards
  usePrinting(isRead ? state : null);
  return (
    <div className="mx-auto max-w-5xl px-4 py-6 sm:px-6 sm:py-10 print:flex print:flex-col print:p-0">
      {state?.error ? (
        <InsufficientResults property={state.propertyDetails} counts={state.error} />
      ) : state?.estimationData ? (
        <EstimationResults
          property={state.propertyDetails}
          data={state.estimationData}
          refinedFrom={state.refinedFrom}
          replaced={state.replaced}
          onContested={readAgain}
        />
      ) : hidden ? (
        <SessionEnded text={words.sessionEnded} comeBack={{ returnTo: sitePaths.results, results: hidden }} />
      ) : (
        <NoResults />
      )}
    </div>
  );
}

export function InsufficientResults({
  property,
  counts,
}: {
  property: PropertyDetails;
  counts: InsufficientData;
}) {
  const expertDelay = useExpertDelay();
  const { found, minimumRequired } = counts;
  return (
    <>
      <PropertyHeader property={property} title={words.insufficientInZone} />
      <Card className="mt-6 p-5 sm:p-8">
        <p className="max-w-prose text-lg">
          <Sentence
            text={words.insufficientLead(minimumRequired)}
            marks={{ minimum: (text) => <strong>{text}</strong> }}
          />
        </p>
        <dl className="mt-6 grid auto-cols-fr gap-3 sm:grid-flow-col">
          {sidesOf(property.type).map((side) => (
            <Found
              key={side}
              label={sideTexts[side].transaction}
              found={found[side]}
              minimum={minimumRequired}
            />
          ))}
        </dl>
        <h2 className="mt-8 text-xl font-bold">{words.expertCanEstimate}</h2>
        <p className="mt-1 max-w-prose text-ink-soft">{words.expertsEstimate(expertDelay)}</p>
        <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <ManualRequest property={property} look="primary" />
          <HomeButton look="outline">{words.otherPlace}</HomeButton>
        </div>
      </Card>
    </>
  );
}

function Found({ label, found, minimum }: { label: string; found: number; minimum: number }) {
  return (
    <div className="rounded-control bg-sand px-4 py-3">
      <dt className="text-ink-soft">{label}</dt>
      <dd>
        <Sentence
          text={words.foundOf(found, minimum)}
          marks={{ found: (text) => <span className="text-2xl font-bold tabular-nums">{text}</span> }}
        />
      </dd>
    </div>
  );
}

export function NoResults() {
  return (
    <EmptyState page title={words.noEstimate} text={words.noEstimateLead}>
      <HomeButton>{words.newEstimation}</HomeButton>
    </EmptyState>
  );
}

interface OwnResults {
  own: ResultsState | null;
  /** stays hidden until the owner of an ended session signs in again */
  hidden: ResultsState | null;
}

const none: OwnResults = { own: null, hidden: null };

/**
 * Results in the history are for one account: the browser's Back would show them to whoever signs in next. A
 * call that finds the session ended while the page is open leads to the login page itself.
 */
function useOwnResults(): OwnResults {
  const { state, key } = useLocation();
  const results = readResultsState(state);
  const [arrival, setArrival] = useState({ key, visitor: whoIsSignedIn() });
  if (arrival.key !== key) setArrival({ key, visitor: whoIsSignedIn() });
  const { visitor } = arrival;

  useEffect(() => {
    const lookAgain = () => setArrival((last) => ({ ...last, visitor: whoIsSignedIn() }));
    // another tab signed out
    window.addEventListener('storage', lookAgain);
    return () => window.removeEventListener('storage', lookAgain);
  }, []);

  if (results?.owner === undefined) return none;
  if (visitor === undefined) return { own: null, hidden: results };
  return results.owner === visitor ? { own: results, hidden: null } : none;
}

/** Prints once: neither a reload nor Back prints again. */
function usePrinting(state: ResultsState | null): void {
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
