import { basisSentence, sampleText, type ShownEstimation } from '@soumdar/contract';
import type { PropertyDetails } from '../../../estimation/results-state.ts';
import { Notice } from '../../../ui/notice.tsx';
import { LimitedDataBanner } from './limited-data.tsx';
import { SideCards } from './side-card.tsx';

/** Price and rent, and what is to be known before they are read. */
export function EstimatedFigures({ property, data }: { property: PropertyDetails; data: ShownEstimation }) {
  return (
    <>
      {data.basis?.sample ? (
        <Notice look="info" className="mt-3 max-sm:text-sm sm:mt-5">
          {sampleText}
        </Notice>
      ) : null}
      <SideCards property={property} data={data} />
      <LimitedDataBanner type={property.type} data={data} />
    </>
  );
}

/** From what the figures were calculated. */
export function BasisNote({ data }: { data: ShownEstimation }) {
  return (
    <p className="max-w-prose text-sm text-ink-soft print:max-w-none">
      {basisSentence(data.basis)} C’est une estimation : le prix signé dépend aussi de l’état du bien et de la
      négociation.
    </p>
  );
}
