import { limitsOf, type EstimateView } from '@soumdar/views';
import { basisSentence, limitedDataTitle, limitedSentence, sampleText } from '@soumdar/words/estimate';
import { coverageSentence } from '@soumdar/words/coverage';
import * as words from '@soumdar/words/results';
import type { ReactNode } from 'react';
import type { PropertyDetails } from '../../../estimation/results-state.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SideCards } from './side-card.tsx';

export function EstimatedFigures({
  property,
  view,
  nameNeighbourhood,
}: {
  property: PropertyDetails;
  view: EstimateView;
  /** leads from the figures of a whole town to those of a neighbourhood */
  nameNeighbourhood?: ReactNode;
}) {
  return (
    <>
      {view.basis?.sample ? (
        <Notice look="info" className="mt-3 max-sm:text-sm sm:mt-5">
          {sampleText}
        </Notice>
      ) : null}
      {view.coverage === null ? null : (
        <Notice look="info" role="note" className="mt-2 sm:mt-5">
          <p>{coverageSentence(view.coverage)}</p>
          {nameNeighbourhood}
        </Notice>
      )}
      <SideCards property={property} view={view} />
      <LimitedData view={view} />
    </>
  );
}

function LimitedData({ view }: { view: EstimateView }) {
  const limits = limitsOf(view);
  if (limits.length === 0) return null;
  return (
    <Notice look="warning" role="note" className="mt-5">
      <p className="font-bold text-modest">{limitedDataTitle}</p>
      <ul>
        {limits.map((limit) => (
          <li key={limit.side}>{limitedSentence(limit)}</li>
        ))}
      </ul>
    </Notice>
  );
}

export function BasisNote({ view }: { view: EstimateView }) {
  return (
    <p className="max-w-prose text-sm text-ink-soft print:max-w-none">
      {basisSentence(view.basis)} {words.signedPrice}
    </p>
  );
}
