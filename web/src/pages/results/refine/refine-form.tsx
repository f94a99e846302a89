import { sitePaths, type ShownEstimation } from '@soumdar/contract';
import { useNavigate } from 'react-router';
import { calculateEstimation } from '../../../api/calls.ts';
import { asFailure } from '../../../api/failure.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { sessionEnds, useSessionEnd } from '../../../components/account/session-end.ts';
import { standingRequest } from '../../../components/account/manual-request.ts';
import { ofVisitor } from '../../../components/account/results-owner.ts';
import type { PropertyDetails } from '../../../estimation/results-state.ts';
import { Button } from '../../../ui/button.tsx';
import { useOneAtATime } from '../../../ui/one-at-a-time.ts';
import { toasts } from '../../../ui/toasts.ts';
import { DetailsFields } from './details-fields.tsx';
import { LiveFigures } from './live-figures.tsx';
import { useRefine } from './use-refine.ts';

/** What the wizard was told, to be corrected, and what more could be said; nothing more is required. */
export default function RefineForm({ property, data }: { property: PropertyDetails; data: ShownEstimation }) {
  const { form, following, refusal, retry } = useRefine(property);
  return (
    // a focused field must not be hidden under the sticky figures
    <form
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="pb-2 [&_input]:scroll-mb-48 [&_select]:scroll-mb-48"
    >
      <p className="max-w-prose text-ink-soft">
        Corrigez ou dites-en plus, si vous le souhaitez : les chiffres suivent aussitôt. Votre tableau de bord
        garde la première estimation.
      </p>
      <DetailsFields type={property.type} form={form} atSurface={refusal?.atSurface} />
      <SaveRefined
        property={property}
        kept={data.id !== undefined}
        following={following || refusal !== undefined}
      />
      <LiveFigures type={property.type} data={data} following={following} refusal={refusal} onRetry={retry} />
    </form>
  );
}

interface Props {
  property: PropertyDetails;
  /** what is shown is a record already */
  kept: boolean;
  /** what is shown is about to change */
  following: boolean;
}

/** Keeps the estimate shown as a record of its own, beside the one it started from. */
export function SaveRefined({ property, kept, following }: Props) {
  const navigate = useNavigate();
  const { endSession } = useSessionEnd();
  const { busy, run } = useOneAtATime();

  const save = () =>
    run(async () => {
      try {
        const { data } = await calculateEstimation(await standingRequest(property));
        const state = ofVisitor({ propertyDetails: property, estimationData: data });
        await navigate(sitePaths.results, { replace: true, state });
        toasts.success('Estimation enregistrée dans votre tableau de bord.');
      } catch (thrown) {
        const failure = asFailure(thrown);
        if (failure.type === 'unauthorized') endSession(sessionEnds.estimation);
        else toasts.error(errorMessage(failure));
      }
    });

  const idle = kept || following;
  return (
    <div className="mt-4 flex flex-col gap-x-4 gap-y-2 sm:flex-row sm:items-center">
      <Button
        look="outline"
        busy={busy}
        aria-disabled={idle || busy || undefined}
        onClick={() => (idle ? undefined : void save())}
      >
        Enregistrer comme nouvelle estimation
      </Button>
      <p className="text-sm text-ink-soft">
        {kept
          ? 'L’estimation affichée est dans votre tableau de bord.'
          : 'L’estimation affichée n’est pas encore dans votre tableau de bord.'}
      </p>
    </div>
  );
}
