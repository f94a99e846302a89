import { sitePaths } from '@soumdar/contract';
import { useNavigate } from 'react-router';
import { calculateEstimation } from '../../../api/calls.ts';
import { asFailure } from '../../../api/failure.ts';
import { inFrench } from '../../../api/french.ts';
import type { PropertyDetails, ResultsState } from '../../../estimation/results-state.ts';
import { Button } from '../../../ui/button.tsx';
import { useOneAtATime } from '../../../ui/one-at-a-time.ts';
import { toasts } from '../../../ui/toasts.ts';
import { sessionEnds, useSessionEnd } from '../../../components/session-end.ts';

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
        const { data } = await calculateEstimation(property);
        const state: ResultsState = { propertyDetails: property, estimationData: data };
        await navigate(sitePaths.results, { replace: true, state });
        toasts.success('Estimation enregistrée dans votre tableau de bord.');
      } catch (thrown) {
        const failure = asFailure(thrown);
        if (failure.type === 'unauthorized') endSession(sessionEnds.estimation);
        else toasts.error(inFrench(failure));
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
