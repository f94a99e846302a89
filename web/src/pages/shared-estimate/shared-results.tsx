import { type SharedEstimation } from '@soumdar/contract';
import { factTexts } from '@soumdar/words/property';
import { estimateView, propertyFacts } from '@soumdar/views';
import { formatFacts } from '@soumdar/words/formats';
import * as words from '@soumdar/words/shared-estimate';
import { PropertyTypeIcon } from '../../components/property-type-icon.tsx';
import { mapEntry } from '../../estimation/placing.ts';
import type { PropertyDetails } from '../../estimation/results-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { recordResultsState } from '../dashboard/record-results-state.ts';
import { ExplainedFigures } from '../results/explained-figures.tsx';
import { BasisNote, EstimatedFigures } from '../results/figures/estimated-figures.tsx';
import { Card } from '../../ui/card.tsx';

/** An estimate as its owner's result page shows it, without what only the owner does. */
export function SharedResults({ estimation, expiresAt }: SharedEstimation) {
  const { propertyDetails, estimationData: data } = recordResultsState({ id: '', ...estimation });
  if (!data) return null;
  const property = { ...propertyDetails, isCoarse: true };
  const view = estimateView(property, data);
  return (
    <>
      <SharedHeader property={property} madeOn={estimation.created_at} />
      <EstimatedFigures property={property} view={view} />
      <div className="mt-5">
        <BasisNote view={view} />
      </div>
      <ExplainedFigures property={property} view={view} confidence={data.confidence} />
      <Card flat className="mt-8 p-5 sm:p-6 print:hidden">
        <h2 className="text-lg font-bold">{words.preparedWith}</h2>
        <p className="mt-1 text-ink-soft">{words.shownUntil(expiresAt)}</p>
        <ButtonLink to="/" state={{ opened: mapEntry }} look="accent" className="mt-4 max-sm:w-full">
          {words.estimateMine}
        </ButtonLink>
      </Card>
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
        <p className="text-sm font-semibold text-ink-soft">{words.madeOn(madeOn)}</p>
        <h1 className="text-lg font-bold text-sea-deep xs:text-xl sm:text-3xl">
          {words.heading(type, localisation)}
        </h1>
        <p className="text-ink-soft">{formatFacts(factTexts(propertyFacts(details)))}</p>
      </div>
    </header>
  );
}
