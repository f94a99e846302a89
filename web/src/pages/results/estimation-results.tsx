import { propertyTypes } from '@soumdar/contract';
import { hasShownFigure, type ShownEstimation, estimateView } from '@soumdar/views';
import * as words from '@soumdar/words/results';
import type { PropertyDetails, ResultsState } from '../../estimation/results-state.ts';
import { PdfButton } from '../../reports/pdf-button.tsx';
import { ReportChoices } from '../../reports/report-choices.tsx';
import { BasisNote, EstimatedFigures } from './figures/estimated-figures.tsx';
import { DecidingFolds } from './deciding-folds.tsx';
import { ExplainedFigures } from './explained-figures.tsx';
import { FollowResult } from './follow-result.tsx';
import { ManualRequest } from './manual-request/manual-request.tsx';
import { useExpertDelay } from './manual-request/use-expert-delay.ts';
import { HomeButton, PropertyHeader } from './property-header.tsx';
import { Refine } from './refine/refine.tsx';
import { PrintButton, ReportButton } from './report-button.tsx';
import { saveText, useSave } from './save.ts';
import { ShareResult } from './share-result.tsx';
import { Card } from '../../ui/card.tsx';

/** An estimate: the two figures first, then why they can be believed, then what can be done next. */
export function EstimationResults({
  property,
  data,
  refinedFrom,
  replaced,
}: { property: PropertyDetails; data: ShownEstimation } & Pick<ResultsState, 'refinedFrom' | 'replaced'>) {
  const saved = data.id === undefined ? refinedFrom : { propertyDetails: property, estimationData: data };
  const id = saved?.estimationData.id;
  const save = useSave(property, data.id, replaced ? undefined : id);
  const { type } = property;
  const expertDelay = useExpertDelay();
  const view = estimateView(property, data);
  const priceMissing = view.sale.kind !== 'estimated';
  return (
    <>
      <PropertyHeader
        property={property}
        edits={id === undefined ? undefined : { id, replaced }}
        title={words.estimationOf(type)}
      />
      <EstimatedFigures property={property} view={view} />
      {data.confidence && propertyTypes.includes(type) ? (
        <Refine property={property} data={data} saved={saved} replaced={replaced} />
      ) : null}
      {propertyTypes.includes(type) ? <DecidingFolds property={property} data={data} /> : null}
      <div className="mt-5 flex flex-col gap-4">
        <BasisNote view={view} />
        <div className="grid grid-cols-2 gap-3 max-sm:*:px-2 max-sm:[&>:last-child:nth-child(odd)]:col-span-full sm:flex sm:flex-wrap print:hidden">
          <ReportButton property={property} data={data} />
          {id && hasShownFigure(type, data) ? <PdfButton id={save} property={property} /> : null}
          <PrintButton />
          {id ? <ShareResult property={property} id={id} save={save} /> : null}
          {id ? <FollowResult id={id} save={save} /> : null}
        </div>
        {id && data.id === undefined ? (
          <p className="text-sm text-ink-soft print:hidden">{saveText(replaced)}</p>
        ) : null}
        <ReportChoices property={property} hasPdf={Boolean(id) && hasShownFigure(type, data)} />
      </div>
      <ExplainedFigures property={property} view={view} confidence={data.confidence} />
      <Card flat className="mt-5 p-5 sm:mt-8 sm:p-6 print:hidden">
        <h2 className="text-lg font-bold">{priceMissing ? words.expertCanEstimate : words.expertOpinion}</h2>
        <p className="mt-1 text-ink-soft">{words.expertContacts(expertDelay)}</p>
        <div className="mt-4 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <ManualRequest property={property} look={priceMissing ? 'primary' : 'outline'} />
          <HomeButton look="quiet">{words.newEstimation}</HomeButton>
        </div>
      </Card>
    </>
  );
}
