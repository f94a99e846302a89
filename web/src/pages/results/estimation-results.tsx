import {
  basisSentence,
  hasShownFigure,
  propertyTypes,
  sampleText,
  sideView,
  type ShownEstimation,
} from '@soumdar/contract';
import type { PropertyDetails } from '../../estimation/results-state.ts';
import { propertyTypeLabel } from '../../labels.ts';
import { PdfButton } from '../../reports/pdf-button.tsx';
import { useIdle } from '../../ui/idle.ts';
import { lazyComponent, partMissing } from '../../ui/lazy.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LimitedDataBanner } from './figures/limited-data.tsx';
import { PriceExplanation } from './figures/price-explanation.tsx';
import { ReliabilityAnalysis } from './figures/reliability-analysis.tsx';
import { SideCards } from './figures/side-card.tsx';
import { DecidingFolds } from './deciding-folds.tsx';
import { FollowResult } from './follow-result.tsx';
import { ManualRequest } from './manual-request/manual-request.tsx';
import { HomeButton, PropertyHeader } from './property-header.tsx';
import { Refine } from './refine/refine.tsx';
import { PrintButton, ReportButton } from './report-button.tsx';
import { ShareResult } from './share-result.tsx';

/** Keeps the room of what comes, for those who are further down already. */
const placesToCome = <div className="mt-5 min-h-29 sm:mt-8 md:min-h-dvh print:hidden" />;
const ComparablesByPlace = lazyComponent(() => import('./places/comparables-by-place.tsx'), {
  waiting: placesToCome,
  missing: (
    <Notice look="error" className="mt-8">
      {partMissing}
    </Notice>
  ),
});

/** An estimate: the two figures first, then why they can be believed, then what can be done next. */
export function EstimationResults({ property, data }: { property: PropertyDetails; data: ShownEstimation }) {
  const { type } = property;
  const idle = useIdle();
  const priceMissing = sideView('vente', type, data).kind !== 'estimated';
  return (
    <>
      <PropertyHeader
        property={property}
        title={`Estimation de votre ${propertyTypeLabel(type).toLowerCase()}`}
      />
      {data.basis?.sample ? (
        <Notice look="info" className="mt-3 max-sm:text-sm sm:mt-5">
          {sampleText}
        </Notice>
      ) : null}
      <SideCards property={property} data={data} />
      <LimitedDataBanner type={type} data={data} />
      {data.confidence && propertyTypes.includes(type) ? <Refine property={property} data={data} /> : null}
      {propertyTypes.includes(type) ? <DecidingFolds property={property} data={data} /> : null}
      <div className="mt-5 flex flex-col gap-4">
        <p className="max-w-prose text-sm text-ink-soft print:max-w-none">
          {basisSentence(data.basis)} C’est une estimation : le prix signé dépend aussi de l’état du bien et
          de la négociation.
        </p>
        <div className="grid grid-cols-2 gap-3 max-sm:*:px-2 max-sm:[&>:last-child:nth-child(odd)]:col-span-full sm:flex sm:flex-wrap print:hidden">
          <ReportButton property={property} data={data} />
          {data.id && hasShownFigure(type, data) ? <PdfButton id={data.id} property={property} /> : null}
          <PrintButton />
          <ShareResult property={property} data={data} />
          {data.id ? <FollowResult id={data.id} /> : null}
        </div>
      </div>
      <PriceExplanation property={property} data={data} />
      {data.confidence && data.comparables ? (
        <ReliabilityAnalysis
          property={property}
          data={data}
          confidence={data.confidence}
          comparables={data.comparables}
        />
      ) : null}
      {data.comparables?.places ? (
        idle ? (
          <ComparablesByPlace property={property} places={data.comparables.places} />
        ) : (
          placesToCome
        )
      ) : null}
      <section className="mt-5 rounded-card border border-line bg-white p-5 sm:mt-8 sm:p-6 print:hidden">
        <h2 className="text-lg font-bold">
          {priceMissing ? 'Un expert peut l’estimer pour vous' : 'Un avis humain sur ce chiffre ?'}
        </h2>
        <p className="mt-1 text-ink-soft">
          Un expert étudie votre bien et vous contacte sous 24 heures, ou le weekend si vous le préférez.
        </p>
        <div className="mt-4 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <ManualRequest property={property} look={priceMissing ? 'primary' : 'outline'} />
          <HomeButton look="quiet">Nouvelle estimation</HomeButton>
        </div>
      </section>
    </>
  );
}
