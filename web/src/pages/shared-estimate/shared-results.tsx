import {
  basisSentence,
  formatLongDate,
  propertyFacts,
  sampleText,
  type SharedEstimation,
  type ShownEstimation,
} from '@soumdar/contract';
import { PropertyTypeIcon } from '../../components/property-type-icon.tsx';
import { mapEntry } from '../../estimation/placing.ts';
import type { PropertyDetails } from '../../estimation/results-state.ts';
import { formatFacts } from '../../format.ts';
import { propertyTypeLabel } from '../../labels.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useIdle } from '../../ui/idle.ts';
import { lazyComponent, partMissing } from '../../ui/lazy.tsx';
import { Notice } from '../../ui/notice.tsx';
import { recordResultsState } from '../dashboard/record-results-state.ts';
import { LimitedDataBanner } from '../results/figures/limited-data.tsx';
import { PriceExplanation } from '../results/figures/price-explanation.tsx';
import { ReliabilityAnalysis } from '../results/figures/reliability-analysis.tsx';
import { SideCards } from '../results/figures/side-card.tsx';

const placesToCome = <div className="mt-8 min-h-29 md:min-h-dvh print:hidden" />;
const ComparablesByPlace = lazyComponent(() => import('../results/places/comparables-by-place.tsx'), {
  waiting: placesToCome,
  missing: (
    <Notice look="error" className="mt-8">
      {partMissing}
    </Notice>
  ),
});

/** An estimate as its owner's result page shows it, without what only the owner does. */
export function SharedResults({ estimation, expiresAt }: SharedEstimation) {
  const { propertyDetails: property, estimationData: data } = recordResultsState({ id: '', ...estimation });
  const idle = useIdle();
  if (!data) return null;
  const { type } = property;
  return (
    <>
      <SharedHeader property={property} madeOn={estimation.created_at} />
      {data.basis?.sample ? (
        <Notice look="info" className="mt-3 max-sm:text-sm sm:mt-5">
          {sampleText}
        </Notice>
      ) : null}
      <SideCards property={property} data={data} />
      <LimitedDataBanner type={type} data={data} />
      <p className="mt-5 max-w-prose text-sm text-ink-soft print:max-w-none">
        {basisSentence(data.basis)} C’est une estimation : le prix signé dépend aussi de l’état du bien et de
        la négociation.
      </p>
      <PriceExplanation property={property} data={data} />
      <Comparables property={property} data={data} />
      {data.comparables?.places ? (
        idle ? (
          <ComparablesByPlace property={property} places={data.comparables.places} />
        ) : (
          placesToCome
        )
      ) : null}
      <section className="mt-8 rounded-card border border-line bg-white p-5 sm:p-6 print:hidden">
        <h2 className="text-lg font-bold">Estimation préparée avec Soumdar</h2>
        <p className="mt-1 text-ink-soft">
          La personne qui vous a envoyé ce lien vous montre cette page jusqu’au {formatLongDate(expiresAt)}.
          L’emplacement y est approximatif. Estimez votre bien à votre tour : c’est gratuit.
        </p>
        <ButtonLink to="/" state={{ opened: mapEntry }} look="accent" className="mt-4 max-sm:w-full">
          Estimer mon bien
        </ButtonLink>
      </section>
    </>
  );
}

function SharedHeader({ property, madeOn }: { property: PropertyDetails; madeOn: string }) {
  const { type, localisation, details } = property;
  return (
    <header className="flex gap-4">
      <span className="hidden size-14 shrink-0 place-items-center rounded-card bg-sea-tint text-sea sm:grid">
        <PropertyTypeIcon type={type} className="size-8" />
      </span>
      <div className="min-w-0">
        <p className="text-sm font-semibold text-ink-soft">
          Estimation du {formatLongDate(madeOn)}, préparée avec Soumdar
        </p>
        <h1 className="text-lg font-bold text-sea-deep xs:text-xl sm:text-3xl">
          {propertyTypeLabel(type)}, {localisation}
        </h1>
        <p className="text-ink-soft">{formatFacts(propertyFacts(details))}</p>
      </div>
    </header>
  );
}

function Comparables({ property, data }: { property: PropertyDetails; data: ShownEstimation }) {
  const { confidence, comparables } = data;
  if (!confidence || !comparables) return null;
  return (
    <ReliabilityAnalysis property={property} data={data} confidence={confidence} comparables={comparables} />
  );
}
